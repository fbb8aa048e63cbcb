import Foundation

/// Work that goes along with the animations of a transition that starts (A1.4, A9).
struct AlongsideWork {
  private var work: [@MainActor () -> Void] = []
  /// The blocks that property animators have run meanwhile.
  private var animatorBlocks: [AnimationBlock] = []

  mutating func add(_ run: @escaping @MainActor () -> Void) { work.append(run) }

  /// Runs by the end of a block, unless that is a property animator's: the right one is that which
  /// the transition is interrupted with, and it is not known yet (A9).
  mutating func take(at block: AnimationBlock) {
    guard !work.isEmpty else { return }
    guard !(block.owner is AnimatorClock) else { return animatorBlocks.append(block) }
    let taken = self
    self = AlongsideWork()
    taken.run()
  }

  /// Runs with an interruptible animator, else with the first property animator that is active;
  /// without any it happens suddenly.
  @MainActor func run(with interruptible: (any UIViewImplicitlyAnimating)?) {
    guard !work.isEmpty else { return }
    let clock = (interruptible as? UIViewPropertyAnimator)?.clock
    let block = animatorBlocks.first { block in
      guard let owner = block.owner as? AnimatorClock, owner.isActive else { return false }
      return interruptible == nil || owner === clock
    }
    if let block {
      block.run(run)
    } else if let interruptible {
      interruptible.addAnimations(run)
    } else {
      run()
    }
  }

  private func run() {
    let work = work
    MainActor.assumeIsolated { for run in work { run() } }
  }
}

extension AnimatorClock {
  fileprivate var isActive: Bool {
    switch phase {
    case .waiting, .pacing, .heading, .paused: true
    case .inactive, .stopped: false
    }
  }
}

extension World {
  /// Runs work by the end of the animation block that is running or comes next (A1.4).
  func runByEndOfAnimationBlock(_ work: @escaping @MainActor () -> Void) {
    animations.alongside.add(work)
  }

  /// What no animation block has picked up.
  func takeUnrunAlongsideWork() -> AlongsideWork {
    defer { animations.alongside = AlongsideWork() }
    return animations.alongside
  }
}

import Foundation

/// Animations alongside a transition that is about to start (A1.4, A9).
struct AlongsideWork {
  private var work: [@MainActor () -> Void] = []
  /// The blocks of the property animators that have started since.
  private var animatorBlocks: [AnimationBlock] = []

  mutating func add(_ run: @escaping @MainActor () -> Void) { work.append(run) }

  /// Returns the work to run at the end of a block; none if that is a property animator's, because
  /// it belongs to the interruptible animator, which is not known yet (A9).
  mutating func take(at block: AnimationBlock) -> AlongsideWork {
    guard !work.isEmpty else { return AlongsideWork() }
    guard !(block.owner is AnimatorClock) else {
      animatorBlocks.append(block)
      return AlongsideWork()
    }
    defer { self = AlongsideWork() }
    return self
  }

  /// Runs the work in an interruptible animator, or in the first property animator that is active;
  /// without one, it is not animated.
  @MainActor func run(with interruptible: (any UIViewImplicitlyAnimating)?) {
    guard !work.isEmpty else { return }
    let clock = (interruptible as? UIViewPropertyAnimator)?.clock
    let block = animatorBlocks.first { block in
      guard let owner = block.owner as? AnimatorClock, owner.isActive else { return false }
      return interruptible == nil || owner === clock
    }
    if let block {
      block.run(run)
      (block.owner as? AnimatorClock)?.showUnrunEffects()
    } else if let interruptible {
      interruptible.addAnimations(run)
    } else {
      run()
    }
  }

  func run() {
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
  /// Runs work at the end of the current animation block, or of the next one (A1.4).
  func runByEndOfAnimationBlock(_ work: @escaping @MainActor () -> Void) {
    animations.alongside.add(work)
  }

  /// Returns the work that no animation block has run.
  func takeUnrunAlongsideWork() -> AlongsideWork {
    defer { animations.alongside = AlongsideWork() }
    return animations.alongside
  }
}

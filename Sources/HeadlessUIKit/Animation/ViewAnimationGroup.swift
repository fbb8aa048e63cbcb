import Foundation

/// The animations of one call of `UIView.animate`, and its completion.
final class ViewAnimationGroup: ViewAnimationOwner {
  let duration: CFTimeInterval
  private let delay: CFTimeInterval
  private(set) var curve: TimingCurve
  let options: UIView.AnimationOptions
  private var completion: (@MainActor (Bool) -> Void)?
  private var pending = 0
  private var hasFinishedAll = true
  private var isClosed = false

  init(
    duration: CFTimeInterval, delay: CFTimeInterval, curve: TimingCurve,
    options: UIView.AnimationOptions, completion: (@MainActor (Bool) -> Void)?
  ) {
    self.duration = max(duration, 0)
    self.delay = max(delay, 0)
    self.curve = curve
    self.options = options
    self.completion = completion
  }

  var endsAnimationsByThemselves: Bool { true }
  var isEndless: Bool { options.contains(.repeat) }
  var followsModel: Bool { true }
  var beginsFromCurrentState: Bool {
    if case .spring = curve { return true }
    return options.contains(.beginFromCurrentState)
  }
  var allowsUserInteraction: Bool { options.contains(.allowUserInteraction) }

  func progress(of animation: ViewAnimation, elapsed: CFTimeInterval) -> Double {
    let fraction = fraction(elapsed: elapsed)
    let shaped = curve.progress(
      at: animation.window.fraction(ofOwner: fraction), duration: duration)
    return animation.window.progress(shaped)
  }

  func verticalProgress(of animation: ViewAnimation, elapsed: CFTimeInterval) -> Double? { nil }

  private func fraction(elapsed: CFTimeInterval) -> Double {
    let active = elapsed - delay
    guard active > 0 else { return 0 }
    guard duration > 0 else { return 1 }
    let cycles = active / duration
    guard options.contains(.repeat) || options.contains(.autoreverse) else { return min(cycles, 1) }
    let whole = cycles.rounded(.down)
    let isBackwards =
      options.contains(.autoreverse) && whole.truncatingRemainder(dividingBy: 2) == 1
    return isBackwards ? 1 - (cycles - whole) : cycles - whole
  }

  func isOver(elapsed: CFTimeInterval) -> Bool {
    guard !isEndless else { return false }
    let cycles = options.contains(.autoreverse) ? 2.0 : 1
    return elapsed >= delay + duration * cycles - MediaTiming.tolerance
  }

  func makeLinear() { curve = .cubic(.linear) }

  func animationBegan(_ entry: LayerAnimation, animation: ViewAnimation) { pending += 1 }

  func animationEnded(_ animation: ViewAnimation, finished: Bool) {
    pending -= 1
    hasFinishedAll = hasFinishedAll && finished
    completeIfDone()
  }

  /// Called after the block: if nothing animates, the completion runs at once (E10).
  func close() {
    isClosed = true
    completeIfDone()
  }

  private func completeIfDone() {
    guard isClosed, pending == 0, let completion else { return }
    self.completion = nil
    let finished = hasFinishedAll
    MainActor.assumeIsolated { completion(finished) }
  }
}

import UIKit

// Changes during a part of the way.
extension TransitionStage {
  /// Limits changes to a part of the transition between the two poses.
  ///
  /// - Parameters:
  ///   - part: The part, from 0, where the front screen is away, to 1, where it is settled, in
  ///     every operation. Numbers outside of 0 to 1 count as the nearer end.
  ///   - changes: A closure that sets the properties that change there.
  public func during(_ part: ClosedRange<Double>, _ changes: @escaping @MainActor () -> Void) {
    guard self.part.takesLook else { return }
    let changes = whole(changes)
    guard isAnimating else { return changes() }
    animateKeyframes { self.addKeyframe(over: part, changes) }
  }

  /// Shows something on the way only, in either direction.
  ///
  /// - Parameters:
  ///   - part: The part at whose inner end it is shown.
  ///   - other: The part after that, as the front screen comes, at whose outer end it is not shown.
  ///   - changes: A closure that shows it or not.
  func between(
    _ part: ClosedRange<Double>, and other: ClosedRange<Double>,
    _ changes: @escaping @MainActor (_ isShown: Bool) -> Void
  ) {
    guard self.part.takesLook else { return }
    let (show, hide) = (whole { changes(true) }, whole { changes(false) })
    guard isAnimating else { return hide() }
    let (first, last) = operation.isAppearing ? (part, other) : (other, part)
    animateKeyframes { [self] in
      addKeyframe(over: first, show)
      addKeyframe(over: last, hide)
    }
  }

  private func animateKeyframes(_ keyframes: @escaping () -> Void) {
    // A duration of 0 stands for the duration of the surrounding animator (D).
    UIView.animateKeyframes(withDuration: 0, delay: 0, options: [], animations: keyframes)
  }

  private func addKeyframe(over part: ClosedRange<Double>, _ changes: @escaping () -> Void) {
    let part = part.clamped(to: 0...1)
    let start = operation.isAppearing ? part.lowerBound : 1 - part.upperBound
    UIView.addKeyframe(
      withRelativeStartTime: start, relativeDuration: part.upperBound - part.lowerBound,
      animations: changes)
  }
}

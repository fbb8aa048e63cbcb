/// What `interruptibleAnimator(using:)` returns where an animator does not implement it.
///
/// Objective-C asks `respondsToSelector:`; here the returned object tells.
final class UnimplementedAnimator: NSObject, UIViewImplicitlyAnimating {
  static let shared = UnimplementedAnimator()

  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed: Bool {
    get { false }
    set {}
  }
  var fractionComplete: CGFloat {
    get { 0 }
    set {}
  }

  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}

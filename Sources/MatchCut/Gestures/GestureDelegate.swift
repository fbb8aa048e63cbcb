package import UIKit

/// The delegate of a gesture that presents, dismisses, pops or selects a screen: the conditions,
/// the request to UIKit, and the calls to the app.
///
/// Methods may call the app, and the app may change any state.
@MainActor package protocol GestureDelegate: AnyObject {
  /// The view in whose coordinates the finger is measured, because the screen moves.
  var container: UIView? { get }

  /// The axis on screen along which the gesture begins.
  var axis: SignedAxis { get }

  /// Whether the gesture brings the screen in rather than away; `false` by default.
  var presents: Bool { get }

  /// The axes of all directions of the gesture; the first movement makes one of them ``axis``.
  var axes: [SignedAxis] { get }

  /// Chooses the axis along which a vector points, if there is one.
  func chooseAxis(along vector: CGPoint)

  /// The options of the gesture.
  var options: GestureOptions { get }

  // MARK: Whether a gesture may begin

  /// Whether there is a screen to dismiss, pop or select, and no transition in flight.
  var isAvailable: Bool { get }

  /// Whether the gesture drags the screen itself; `false` by default.
  var isDrag: Bool { get }

  /// Chooses and returns the axis of a finger that moves in a direction; `nil` if it moves across.
  func axis(of recognizer: any FingerRecognizer, toward direction: CGPoint) -> SignedAxis?

  /// Whether content that is zoomed in keeps the finger, even at its edge.
  var yieldsToZoomedContent: Bool { get }

  /// Whether a recognizer may receive a touch on a view; `true` by default.
  func admitsTouch(on view: UIView, for recognizer: any FingerRecognizer) -> Bool

  /// Asks the app whether fingers may begin.
  func shouldBegin(_ recognizer: any FingerRecognizer) -> Bool

  /// Whether a gesture that only begins transitions waits for another recognizer to fail.
  func requiresFailure(of other: UIGestureRecognizer) -> Bool

  /// Whether another recognizer waits for a recognizer of the gesture to fail.
  func isRequiredToFail(by other: UIGestureRecognizer, for recognizer: any FingerRecognizer) -> Bool

  /// Handles a report that does not concern a transition, before the transition gets it.
  ///
  /// - Returns: Whether the report is handled.
  func handle(_ recognizer: any FingerRecognizer) -> Bool

  // MARK: The transition

  /// Requests the transition from UIKit.
  func request()

  /// Whether UIKit or the app has refused the request, or withdrawn it; `false` by default.
  var isRefused: Bool { get }

  /// Reports as misuse that UIKit has started a requested transition without the interaction.
  func reportUnusedInteraction()

  /// Called when UIKit has started a transition, before the gesture takes control of it.
  func willEnter(_ context: any UIViewControllerContextTransitioning)

  /// Whether the screen appears in a transition rather than disappearing.
  func isAppearing(in context: any UIViewControllerContextTransitioning) -> Bool

  /// Calls a closure at the end of the transition that begins, and retains the closure until then.
  ///
  /// - Returns: Whether the transition has yet to end.
  func whenEnded(
    _ context: any UIViewControllerContextTransitioning,
    _ work: @escaping @MainActor (_ isCancelled: Bool) -> Void
  ) -> Bool

  /// Whether a canceled transition stays canceled, even if it is caught.
  var keepsCancels: Bool { get }

  /// Whether the gesture can stop and reverse a transition in flight.
  func canCatch(_ context: any UIViewControllerContextTransitioning) -> Bool

  /// Asks the app whether the gesture may stop and reverse a transition.
  func shouldCatch(isAppearing: Bool) -> Bool

  /// Called when the gesture begins to move the screen away.
  func willBegin()

  /// Called at the end of a transition, or of a request that UIKit has not carried out.
  func didEnd(isGone: Bool)
}

extension GestureDelegate {
  package var axes: [SignedAxis] { [axis] }

  package func chooseAxis(along vector: CGPoint) {}

  /// The axis of a recognizer's finger: ``axis``, or that toward the trailing side for a finger from
  /// the edge.
  package func axis(of recognizer: any FingerRecognizer) -> SignedAxis {
    recognizer.kind == .edge ? SignedAxis(.trailing, in: container) : axis
  }

  package var presents: Bool { false }

  package var isDrag: Bool { false }

  /// The largest angle to the axis at which the gesture begins, in radians.
  package var maximumAngle: CGFloat { options.validMaximumAngle(isDrag: isDrag) }

  package func axis(of recognizer: any FingerRecognizer, toward direction: CGPoint) -> SignedAxis? {
    if recognizer.kind != .edge {
      guard !axes.isEmpty else { return nil }
      chooseAxis(along: direction)
    }
    let axis = axis(of: recognizer)
    return axis.leads(direction, within: maximumAngle) ? axis : nil
  }

  package var yieldsToZoomedContent: Bool { true }

  package func admitsTouch(on view: UIView, for recognizer: any FingerRecognizer) -> Bool { true }

  package func requiresFailure(of other: UIGestureRecognizer) -> Bool { false }

  package func isRequiredToFail(
    by other: UIGestureRecognizer, for recognizer: any FingerRecognizer
  ) -> Bool { false }

  package func handle(_ recognizer: any FingerRecognizer) -> Bool { false }

  package var isRefused: Bool { false }

  package func reportUnusedInteraction() {}

  package func willEnter(_ context: any UIViewControllerContextTransitioning) {}

  package var keepsCancels: Bool { false }

  package func shouldCatch(isAppearing: Bool) -> Bool { true }

  package func willBegin() {}

  package func didEnd(isGone: Bool) {}
}

extension SignedAxis {
  /// Creates the axis of a single direction in the layout of a view; left to right without a view.
  @MainActor package init(_ direction: GestureDirection, in view: @autoclosure () -> UIView?) {
    let isVertical = direction == .down || direction == .up
    let layoutDirection = isVertical ? nil : view()?.effectiveUserInterfaceLayoutDirection
    self.init(direction, layoutDirection: layoutDirection ?? .leftToRight)
  }
}

extension UIView {
  /// Whether the view is in a bar, where a touch selects items.
  ///
  /// - Parameter limit: The view of the recognizer, where the search ends.
  /// - Returns: Whether it is in a tab bar, a navigation bar or a toolbar.
  package func isInBar(below limit: UIView?) -> Bool {
    let views = sequence(first: self) { $0.superview === limit ? nil : $0.superview }
    return views.contains { $0 is UITabBar || $0 is UINavigationBar || $0 is UIToolbar }
  }
}

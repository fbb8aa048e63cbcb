import UIKit

/// A container whose screens a finger selects, one after the other.
///
/// After a call to the app, a caller must expect any state.
@MainActor protocol SelectionHost: AnyObject {
  /// The view that has the recognizer, in which the finger is measured.
  var swipeView: UIView? { get }

  /// The options of the gesture.
  var swipeOptions: GestureOptions { get }

  /// The screen that is selected.
  var swipedScreen: UIViewController? { get }

  /// Whether a finger may begin: there is no transition in flight, and nothing presented.
  var isSwipeable: Bool { get }

  /// Whether the screen gives way when there is no neighbour.
  var stretchesAtEnds: Bool { get }

  /// Whether there is a neighbour to select.
  func canSelect(_ step: SelectionStep) -> Bool

  /// Requests an interactive transition to a neighbour.
  func requestSelection(_ step: SelectionStep)

  /// The step that a transition takes.
  func step(of context: any UIViewControllerContextTransitioning) -> SelectionStep

  /// Whether a finger can stop and reverse a transition in flight.
  func canCatch(_ context: any UIViewControllerContextTransitioning) -> Bool

  /// Calls a closure when the transition that begins is over, and retains the closure until then.
  ///
  /// - Returns: Whether the transition has yet to end.
  func whenEnded(
    _ context: any UIViewControllerContextTransitioning,
    _ work: @escaping @MainActor (_ isCancelled: Bool) -> Void
  ) -> Bool
}

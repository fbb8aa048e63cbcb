package import UIKit

/// The interaction that pops the top screen of a navigation controller with a gesture.
///
/// It is attached to the navigation controller's view, with its recognizers; both references are
/// weak. It is the interaction controller of all transitions of the kit, so that the user can catch
/// them in flight.
package final class PopInteraction: UIPercentDrivenInteractiveTransition, InstalledGesture {
  /// The recognizers of the gesture.
  let gestureRecognizers: [UIGestureRecognizer]
  package private(set) weak var view: UIView?
  /// The recognizer for trackpads, which have no edge; `nil` if another one handles them.
  private let trackpadPan: InteractionPan?
  let delegate: PopGestureDelegate
  /// Whether the last transition is a push, even if UIKit animates it.
  private(set) var isPush = false
  private let kind: PopGesture.Kind
  package private(set) lazy var gesture = TransitionGesture(
    of: delegate, by: movement,
    isPinchable: gestureRecognizers.contains { $0 is InteractionPinch })

  /// Creates the interaction of one navigation controller, to be added to its view.
  ///
  /// - Parameters:
  ///   - gesture: The gesture that pops.
  ///   - options: The options of the gesture.
  ///   - navigationController: The navigation controller; not retained.
  ///   - owner: The delegate that hands the interaction to UIKit; not retained.
  init(
    _ gesture: PopGesture, options: GestureOptions,
    of navigationController: UINavigationController,
    for owner: any UINavigationControllerDelegate
  ) {
    delegate = PopGestureDelegate(
      gesture.kind, options: options, of: navigationController, for: owner)
    let (pan, edgePan, pinch) = (InteractionPan(), InteractionEdgePan(), InteractionPinch())
    switch gesture.kind {
    case .edge: (gestureRecognizers, trackpadPan) = ([edgePan], pan)
    // At the very edge, it comes before content that can scroll, and controls.
    case .fullWidth: (gestureRecognizers, trackpadPan) = ([pan, edgePan], nil)
    case .drag(_, let gestures, _):
      gestureRecognizers = gestures.choose(pan: pan, edge: edgePan, pinch: pinch)
      trackpadPan = nil
    }
    kind = gesture.kind
    super.init()
    wantsInteractiveStart = false
    pan.connect(to: self.gesture, catches: delegate.isDrag)
    pan.ignoresTouches = trackpadPan != nil
    edgePan.connect(to: self.gesture, catches: delegate.isDrag)
    pinch.connect(to: self.gesture)
  }

  private var movement: GestureMovement {
    switch kind {
    case .edge(let release), .fullWidth(let release):
      .percentage(PercentMovement(rule: { release }, control: { [weak self] in self }))
    case .drag(let direction, _, let release):
      .drag(DragMovement(fliesOff: direction.elements.count > 1) { release })
    }
  }

  private var allRecognizers: [UIGestureRecognizer] {
    gestureRecognizers + [trackpadPan].compactMap { $0 }
  }

  package func willMove(to view: UIView?) {
    for recognizer in allRecognizers { self.view?.removeGestureRecognizer(recognizer) }
  }

  package func didMove(to view: UIView?) {
    self.view = view
    delegate.view = view
    for recognizer in allRecognizers { view?.addGestureRecognizer(recognizer) }
    followLayoutDirection()
  }

  /// Adopts the layout direction; an app may change it at run time.
  func followLayoutDirection() {
    for case let pan as InteractionEdgePan in gestureRecognizers { pan.followLayoutDirection() }
  }

  // MARK: UIKit

  package override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    start(transitionContext) { super.startInteractiveTransition(transitionContext) }
  }

  package var owner: AnyObject? { delegate.owner }

  /// Whether a drag has requested the next transition.
  var isDragging: Bool { delegate.isDrag && gesture.isBeginning }

  /// Records the next transition, and withdraws the gesture's request if another one comes instead.
  func prepare(
    for operation: UINavigationController.Operation, from viewController: UIViewController
  ) {
    isPush = operation == .push
    if operation != .pop || viewController !== delegate.popped { gesture.withdraw() }
  }
}

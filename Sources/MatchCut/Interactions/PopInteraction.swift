package import UIKit

/// The interaction that pops the top screen of a navigation controller with a gesture.
///
/// It is attached to the navigation controller's view, with its recognizers; both references are
/// weak.
package final class PopInteraction: NSObject, InstalledGesture {
  /// The recognizers of the gesture.
  let gestureRecognizers: [UIGestureRecognizer]
  package private(set) weak var view: UIView?
  /// The recognizer for trackpads, which have no edge; `nil` if another one handles them.
  private let trackpadPan: InteractionPan?
  let delegate: PopGestureDelegate
  /// Whether the last transition is a push, even if UIKit animates it.
  private(set) var isPush = false
  /// The interaction controller of all transitions of the kit, so that the user can catch them in
  /// flight.
  package let interaction: any GestureInteractionController

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
    case .edge(let release):
      (gestureRecognizers, trackpadPan) = ([edgePan], pan)
      interaction = PercentPop(delegate, release: release)
    case .fullWidth(let release):
      // At the very edge, it comes before content that can scroll, and controls.
      (gestureRecognizers, trackpadPan) = ([pan, edgePan], nil)
      interaction = PercentPop(delegate, release: release)
    case .drag(_, let gestures, let release):
      gestureRecognizers = gestures.choose(pan: pan, edge: edgePan, pinch: pinch)
      trackpadPan = nil
      interaction = DragPop(delegate, gestures: gestures, release: release)
    }
    super.init()
    let isDrag = interaction is DragPop
    pan.connect(to: interaction.gesture, catches: isDrag)
    pan.ignoresTouches = trackpadPan != nil
    edgePan.connect(to: interaction.gesture, catches: isDrag)
    pinch.connect(to: interaction.gesture)
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

  package var owner: AnyObject? { delegate.owner }

  /// Whether a drag has requested the next transition.
  var isDragging: Bool { interaction is DragPop && gesture.isBeginning }

  /// Records the next transition, and withdraws the gesture's request if another one comes instead.
  func prepare(
    for operation: UINavigationController.Operation, from viewController: UIViewController
  ) {
    isPush = operation == .push
    if operation != .pop || viewController !== delegate.popped { gesture.withdraw() }
  }
}

/// The interaction controller of a gesture that drives a pop by a percentage.
private final class PercentPop: UIPercentDrivenInteractiveTransition, GestureInteractionController {
  private let delegate: PopGestureDelegate
  private let release: PanRelease
  private(set) lazy var gesture = TransitionGesture(of: delegate, release: release) {
    [weak self] in self
  }

  init(_ delegate: PopGestureDelegate, release: PanRelease) {
    self.delegate = delegate
    self.release = release
    super.init()
    wantsInteractiveStart = false
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    start(transitionContext) { super.startInteractiveTransition(transitionContext) }
  }
}

/// The interaction controller of a gesture that drags a pushed screen.
private final class DragPop: NSObject, GestureInteractionController {
  private let movers: DragMovers
  let gesture: TransitionGesture

  init(_ delegate: PopGestureDelegate, gestures: DragGestures, release: DragRelease) {
    movers = DragMovers(fliesOff: delegate.directions.all.count > 1) { release }
    gesture = TransitionGesture(
      of: delegate, by: movers, isPinchable: gestures.contains(.pinch))
    super.init()
  }

  var wantsInteractiveStart: Bool { gesture.requested != nil }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    movers.start(
      transitionContext, as: movers.operation ?? .pop, isHeld: wantsInteractiveStart)
    gesture.enter(transitionContext, with: self)
  }
}

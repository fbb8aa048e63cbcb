import MatchCut
public import UIKit

/// The context of a transition between two children of a container controller of your own.
///
/// UIKit makes contexts for presentations, navigation controllers and tab bar controllers only.
/// This one serves any animator: MatchCut's `TransitionAnimator` and those that an app already has.
/// A ``ContainerTransitionDriver`` runs it.
///
/// ```swift
/// let context = ContainerTransitionContext(from: old, to: new, in: container)
/// context.onEnd = { [weak self] isFinished in self?.selected = isFinished ? new : old }
/// let slide = TransitionAnimator(.slide(from: .trailing), for: .selectNext)
/// ContainerTransitionDriver(slide).start(context)
/// ```
///
/// At the end, the screen that stays is in the container at its rest frame, and the other one is
/// not, whatever the animator has left behind. Containment and appearance callbacks remain those of
/// the container controller.
public final class ContainerTransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// The view in which the transition takes place.
  public let containerView: UIView

  /// Whether the transition is animated; otherwise, it ends as soon as it starts.
  public let isAnimated: Bool

  /// Whether a gesture drives the transition.
  public private(set) var isInteractive = false

  /// Whether the transition was canceled, or is about to end canceled.
  public private(set) var transitionWasCancelled = false

  /// The progress of an interactive transition as last reported, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0

  /// Whether the transition is over.
  public private(set) var isEnded = false

  /// Returns the frame of a screen at rest, in points of the container.
  ///
  /// With `nil`, the default, it is the container's bounds. The context calls it at the start and
  /// again at the end, so it can follow a new size of the container.
  public var restFrame: (@MainActor (_ screen: UIViewController) -> CGRect)?

  /// Called when the transition is caught or released; `nil` by default.
  public var onInteractionChange: (@MainActor (_ context: ContainerTransitionContext) -> Void)?
  /// The handler of the kit's animator, called before that of the app.
  private var animatorHandler: (@MainActor (_ isInteractive: Bool) -> Void)?

  /// Called once at the end, when everything is in its place: with `true` if the new screen stays,
  /// with `false` if the transition was canceled; `nil` by default.
  public var onEnd: (@MainActor (_ isFinished: Bool) -> Void)?

  /// The driver; retained until the end.
  var driver: ContainerTransitionDriver?

  let from: UIViewController
  let to: UIViewController

  /// Creates the context of a transition; it begins when a driver starts it.
  ///
  /// - Parameters:
  ///   - from: The screen that is shown; its view is in the container.
  ///   - to: The screen to show; the animator inserts its view.
  ///   - container: The view in which the transition takes place.
  ///   - isAnimated: Whether the transition is animated; `true` by default.
  public init(
    from: UIViewController, to: UIViewController, in container: UIView, isAnimated: Bool = true
  ) {
    self.from = from
    self.to = to
    containerView = container
    self.isAnimated = isAnimated
    super.init()
  }

  /// The screen that will be shown at the end.
  ///
  /// While a gesture drives the transition, it is the former one.
  var destination: UIViewController { isInteractive || transitionWasCancelled ? from : to }

  /// `.none`, since the transition is not modal.
  public var presentationStyle: UIModalPresentationStyle { .none }

  /// The identity, since the transition does not rotate anything.
  public var targetTransform: CGAffineTransform { .identity }

  /// Returns a screen of the transition.
  ///
  /// - Parameter key: `.from` or `.to`.
  /// - Returns: The controller of that screen; `nil` for another key.
  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  /// Returns the view of a screen of the transition.
  ///
  /// - Parameter key: `.from` or `.to`.
  /// - Returns: The view of that screen; `nil` for another key.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  /// Returns the frame of a screen before the transition.
  ///
  /// - Parameter vc: A screen of the transition.
  /// - Returns: The rest frame of the screen that is shown; zero for the other one.
  public func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? frame(of: vc) : .zero
  }

  /// Returns the frame of a screen after the transition.
  ///
  /// - Parameter vc: A screen of the transition.
  /// - Returns: The rest frame of the new screen; zero for the other one.
  public func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to ? frame(of: vc) : .zero
  }

  // MARK: What the driver reports

  /// Records the progress of an interactive transition.
  ///
  /// - Parameter percentComplete: The progress, clamped to 0…1.
  public func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    self.percentComplete = percentComplete.isFinite ? min(max(percentComplete, 0), 1) : 0
  }

  /// Releases the transition to run to its end, like ``ContainerTransitionDriver/finish()``.
  public func finishInteractiveTransition() {
    driver?.finish()
  }

  /// Releases the transition to run back to its start, like ``ContainerTransitionDriver/cancel()``.
  public func cancelInteractiveTransition() {
    driver?.cancel()
  }

  /// Stops the transition where it is, like ``ContainerTransitionDriver/pause()``.
  public func pauseInteractiveTransition() {
    driver?.pause()
  }

  /// Records that a gesture has begun or caught the transition.
  func beginInteraction() {
    guard !isEnded, !isInteractive else { return }
    isInteractive = true
    transitionWasCancelled = false
    interactionChanged()
  }

  /// Sets the outcome, whether or not the transition was released by a gesture.
  func decide(isCancelled: Bool) {
    guard !isEnded else { return }
    let wasInteractive = isInteractive
    isInteractive = false
    transitionWasCancelled = isCancelled
    if wasInteractive { interactionChanged() }
  }

  private func interactionChanged() {
    animatorHandler?(isInteractive)
    onInteractionChange?(self)
  }

  // MARK: The end

  /// Ends the transition; a second call has no effect.
  ///
  /// You can also call it in flight, to end the animation at once.
  ///
  /// - Parameter didComplete: Ignored; the outcome is ``transitionWasCancelled``. Some animators
  ///   pass the flag of an animation, which means something else.
  public func completeTransition(_ didComplete: Bool) {
    // The animator may have completed the transition during a gesture; it then finishes.
    end(isCancelled: transitionWasCancelled)
  }

  /// Ends the transition now, without the rest of its animation.
  func end(isCancelled: Bool) {
    decide(isCancelled: isCancelled)
    guard !isEnded else { return }
    if let run = EffectRun.of(self) {
      // The run keeps what the app has set meanwhile; a jump would overwrite that.
      run.end(for: .endedByContainer)
    } else {
      driver?.jump(toEnd: !transitionWasCancelled)
    }
    // The end of the animation may have completed the transition.
    guard !isEnded else { return }
    isEnded = true
    let isFinished = !transitionWasCancelled
    let (driver, onEnd) = (driver, onEnd)
    driver?.willEnd()
    UIView.performWithoutAnimation {
      show(isFinished ? to : from, instead: isFinished ? from : to)
    }
    self.driver = nil
    restFrame = nil
    onInteractionChange = nil
    animatorHandler = nil
    self.onEnd = nil
    onEnd?(isFinished)
    driver?.didEnd(isFinished: isFinished)
  }

  /// Shows one screen in the container at its rest frame, and removes the other one.
  private func show(_ screen: UIViewController, instead other: UIViewController) {
    if let view = other.viewIfLoaded, view.isDescendant(of: containerView) {
      view.removeFromSuperview()
    }
    guard let view = screen.view else { return }
    if view.superview !== containerView { containerView.addSubview(view) }
    let frame = frame(of: screen)
    if view.untransformedFrame != frame { view.untransformedFrame = frame }
  }

  private func frame(of screen: UIViewController) -> CGRect {
    let frame = restFrame?(screen) ?? containerView.bounds
    return frame.isValid ? frame : containerView.bounds
  }
}

extension ContainerTransitionContext: InteractionReporting {
  package func whenInteractionChanges(
    _ handler: @escaping @MainActor (_ isInteractive: Bool) -> Void
  ) {
    animatorHandler = handler
  }
}

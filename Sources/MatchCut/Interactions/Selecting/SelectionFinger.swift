import UIKit

/// The pan with which a finger selects the neighbours of a screen.
///
/// In the terms of the grip, the screen that was selected goes away, in either direction. At an end,
/// where no neighbour is, the screen gives way like a scroll view, and no transition begins.
@MainActor final class SelectionFinger: NSObject {
  /// The recognizer, which the host adds to its view.
  let pan = UIPanGestureRecognizer()

  private weak var host: (any SelectionHost)?
  private let driver: PercentDriver
  private lazy var grip = TransitionGrip(on: self, driver: driver)
  private var step = SelectionStep.next
  /// Pulls the screen at an end.
  private var stretch: FrontStretch?
  private weak var touchedView: UIView?
  private var action: GestureAction?

  /// Makes the finger of a host, which is not retained.
  ///
  /// - Parameters:
  ///   - host: The container.
  ///   - interaction: What moves the transitions; it must live as long as the finger.
  ///   - release: The rule for the release.
  init(
    _ host: any SelectionHost, moving interaction: any PercentInteraction, release: PanRelease
  ) {
    self.host = host
    driver = PercentDriver(interaction, stretches: false) { release }
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.allowTrackpads()
    pan.delegate = self
    action = GestureAction(of: pan) { [weak self] in self?.panReported() }
  }

  /// Whether the finger has requested a transition that has not started yet.
  var isBeginning: Bool { grip.isRequested }

  /// Prepares for a transition, with the kit's animator or with `nil` for another one.
  func prepare(_ animator: TransitionAnimator?) {
    grip.prepare()
    driver.animator = animator
  }

  /// Takes over a transition that has started, for as long as it lasts.
  ///
  /// - Parameters:
  ///   - context: The transition.
  ///   - interaction: The interaction that moves it; it is retained until the end.
  func enter(
    _ context: any UIViewControllerContextTransitioning, with interaction: AnyObject
  ) {
    guard let host else { return }
    step = host.step(of: context)
    grip.enter(context, with: interaction)
  }

  /// Withdraws the request, if there is one.
  func withdraw() {
    grip.withdraw()
  }

  /// Lets go of the transition, as if the finger had never touched the screen.
  func interrupt() {
    relax()
    grip.interrupt()
  }

  private func panReported() {
    guard stretch != nil else { return grip.report(of: pan) }
    switch pan.state {
    case .began, .changed: pullEnd()
    default: relax()
    }
  }

  private func pullEnd() {
    guard let view = host?.swipeView else { return }
    let pull = axis.along(pan.translation(in: view))
    let offset = RubberBand(dimension: axis.length(of: view.bounds.size)).offset(of: pull)
    stretch?.pull(by: axis.vector(offset))
  }

  private func relax() {
    stretch?.relax()
    stretch = nil
  }
}

// MARK: What the grip asks

extension SelectionFinger: GripSubject {
  var container: UIView? { host?.swipeView }

  var axis: SignedAxis { axis(of: step) }

  var options: GestureOptions { host?.swipeOptions ?? GestureOptions() }

  var isAvailable: Bool {
    guard let host else { return false }
    return host.isSwipeable && host.canSelect(step)
  }

  func permits(_ fingers: any GripRecognizer) -> Bool {
    guard let host, let screen = host.swipedScreen else { return false }
    return host.swipeOptions.shouldBegin?(GestureRequest(screen, fingers, in: host.swipeView))
      != false
  }

  func request() {
    host?.requestSelection(step)
  }

  func isAppearing(in context: any UIViewControllerContextTransitioning) -> Bool { false }

  func coordinator(
    of context: any UIViewControllerContextTransitioning
  ) -> (any UIViewControllerTransitionCoordinator)? { nil }

  func whenEnded(
    _ context: any UIViewControllerContextTransitioning,
    _ work: @escaping @MainActor (_ isCancelled: Bool) -> Void
  ) -> Bool {
    host?.whenEnded(context, work) ?? false
  }

  func canCatch(_ context: any UIViewControllerContextTransitioning) -> Bool {
    host?.canCatch(context) ?? false
  }

  private func axis(of step: SelectionStep) -> SignedAxis {
    let direction = host?.swipeView?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
    return SignedAxis(step.direction, layoutDirection: direction)
  }
}

// MARK: Whether it may begin

extension SelectionFinger: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let pointedView = pan.pointedView {
      touchedView = pointedView
      if pointedView.keepsTouches(below: pan.view) { return false }
    }
    // The grip's own recognizer catches what is in flight, wherever the finger touches.
    guard grip.phase == .idle, let host, host.isSwipeable, let view = host.swipeView,
      let step = step(in: view), !isScrolling(along: axis(of: step), in: view), permits(pan),
      // The app may have removed the view when it was asked.
      view.window != nil
    else { return false }
    self.step = step
    guard !host.canSelect(step) else { return true }
    guard host.stretchesAtEnds, let screen = host.swipedScreen?.viewIfLoaded else { return false }
    stretch = FrontStretch(screen)
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touchedView = touch.view
    return touch.view?.keepsTouches(below: pan.view) != true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // A swipe from the edge inside a screen, such as that of a navigation controller, comes first.
    guard let edgePan = otherGestureRecognizer as? UIScreenEdgePanGestureRecognizer else {
      return false
    }
    return edgePan.view !== pan.view && !edgePan.isSwitchedOffSwipe
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // A scroll view inside a screen that is at its end leaves the finger to the container.
    guard let view = pan.view, let scrollView = otherGestureRecognizer.view as? UIScrollView else {
      return false
    }
    return scrollView.panGestureRecognizer === otherGestureRecognizer
      && scrollView.isDescendant(of: view)
  }

  /// The step along whose axis the finger moves.
  private func step(in view: UIView) -> SelectionStep? {
    let translation = pan.translation(in: view)
    let direction = translation == .zero ? pan.velocity(in: view) : translation
    return SelectionStep.allCases.first {
      axis(of: $0).leads(direction, within: options.usableCone)
    }
  }

  /// Whether a scroll view under the finger can scroll with the movement.
  private func isScrolling(along axis: SignedAxis, in view: UIView) -> Bool {
    touchedView?.scrollViews(upTo: view).contains { axis.canScroll($0) } ?? false
  }
}

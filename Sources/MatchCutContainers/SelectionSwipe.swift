import MatchCut
import UIKit

/// The swipe that selects the neighbors of a screen.
///
/// In either direction, the progress is that of the selected screen going away. Without a neighbor,
/// the screen stretches like a scroll view, and no transition begins.
@MainActor final class SelectionSwipe {
  /// The recognizer, for the host to add to its view.
  let pan = InteractionPan()

  private weak var host: (any SelectionHost)?
  private let release: PanRelease
  private let control: @MainActor () -> (any PercentControl)?
  private(set) lazy var gesture = TransitionGesture(of: self, release: release, moving: control)
  private var step = SelectionStep.next
  /// Stretches the first or the last screen.
  private var stretch: FrontStretch?

  /// Creates the swipe of a host.
  ///
  /// - Parameters:
  ///   - host: The container; not retained.
  ///   - release: The rule for the release.
  ///   - control: Returns what moves the transition, once it has started.
  init(
    _ host: any SelectionHost, release: PanRelease,
    moving control: @escaping @MainActor () -> (any PercentControl)?
  ) {
    self.host = host
    self.release = release
    self.control = control
    pan.connect(to: gesture, catches: false)
  }

  /// Ends the interaction as if no finger had touched the screen.
  func interrupt() {
    relax()
    gesture.interrupt()
  }

  /// Lets a stretched screen spring back.
  func relax() {
    stretch?.relax()
    stretch = nil
  }
}

extension SelectionSwipe: GestureDelegate {
  var container: UIView? { host?.swipeView }

  var axis: SignedAxis { axis(of: step) }

  private func axis(of step: SelectionStep) -> SignedAxis {
    SignedAxis(step.direction, in: container)
  }

  var options: GestureOptions { host?.swipeOptions ?? GestureOptions() }

  func willEnter(_ context: any UIViewControllerContextTransitioning) {
    guard let host else { return }
    step = SelectionStep(
      from: context.viewController(forKey: .from), to: context.viewController(forKey: .to),
      in: host.screens)
  }

  // MARK: Whether a gesture may begin

  var isAvailable: Bool { host?.isSwipeable ?? false }

  /// Chooses the step in the direction of the finger.
  func axis(of recognizer: any FingerRecognizer, toward direction: CGPoint) -> SignedAxis? {
    let step = SelectionStep.allCases.first { axis(of: $0).leads(direction, within: maximumAngle) }
    guard let step else { return nil }
    self.step = step
    return axis
  }

  // At the edge of a photo that is zoomed in, a swipe selects the next photo.
  var yieldsToZoomedContent: Bool { false }

  func admitsTouch(on view: UIView, for recognizer: any FingerRecognizer) -> Bool {
    guard let area = host?.swipeArea else { return false }
    return view.isDescendant(of: area) && !view.isInBar(below: area)
  }

  func shouldBegin(_ recognizer: any FingerRecognizer) -> Bool {
    guard let host, let screen = host.swipedScreen else { return false }
    // The app may have disabled the recognizer in an earlier question, which nothing reports.
    relax()
    let request = GestureRequest(screen, recognizer, in: host.swipeView)
    guard host.swipeOptions.shouldBegin?(request) != false else { return false }
    let hasNeighbor = host.canSelect(step)
    // The app may have pushed a screen, or removed the view, during the question.
    guard !hasNeighbor || host.shouldSelect(step), host.isSwipeable,
      host.swipeView?.window != nil
    else { return false }
    if hasNeighbor { return true }
    guard host.stretchesAtEnds, step == .next || !isInPoppedContent,
      let view = host.swipedScreen?.viewIfLoaded
    else { return false }
    stretch = FrontStretch(view)
    return true
  }

  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    // A swipe back inside a screen comes first, from the edge or from anywhere.
    other.isEdgeSwipe && other.view !== pan.view || other.isContentPop && pan.surrounds(other)
      || other.popsWithPushTransition && pan.surrounds(other)
  }

  /// Whether the container is in a screen that the system's swipe can pop; that swipe comes first.
  private var isInPoppedContent: Bool {
    guard #available(iOS 26.0, *) else { return false }
    let stack = host?.swipeView?.surroundingStack
    return stack?.interactiveContentPopGestureRecognizer?.isContentPop == true
  }

  func isRequiredToFail(
    by other: UIGestureRecognizer, for recognizer: any FingerRecognizer
  ) -> Bool {
    // A scroll view at its end leaves the finger to the container.
    guard recognizer === pan, other.isScrollPan, let view = pan.view else { return false }
    return other.view?.isDescendant(of: view) == true
  }

  /// Stretches the first or the last screen.
  func handle(_ recognizer: any FingerRecognizer) -> Bool {
    guard let stretch, recognizer === pan else { return false }
    switch pan.state {
    case .began, .changed:
      guard let view = host?.swipeView else { break }
      let pull = axis.along(pan.translation(in: view))
      stretch.pull(pull, along: axis, in: view.bounds.size)
    default: relax()
    }
    return true
  }

  // MARK: The transition

  func request() {
    guard let host, host.canSelect(step) else { return gesture.withdraw() }
    host.requestSelection(step)
  }

  func isAppearing(in context: any UIViewControllerContextTransitioning) -> Bool { false }

  func whenEnded(
    _ context: any UIViewControllerContextTransitioning,
    _ work: @escaping @MainActor (_ isCancelled: Bool) -> Void
  ) -> Bool {
    host?.whenEnded(context, work) ?? false
  }

  func canCatch(_ context: any UIViewControllerContextTransitioning) -> Bool {
    host?.canCatch(context) ?? false
  }
}

/// A container whose screens a swipe selects, one after the other.
///
/// Methods may call the app, and the app may change any state.
@MainActor protocol SelectionHost: AnyObject {
  /// The view of the recognizer, in whose coordinates the finger is measured.
  var swipeView: UIView? { get }

  /// The view in which a swipe may begin.
  var swipeArea: UIView? { get }

  /// The options of the gesture.
  var swipeOptions: GestureOptions { get }

  /// The screens that a swipe can select, in their order.
  var screens: [UIViewController] { get }

  /// The screen that is selected.
  var swipedScreen: UIViewController? { get }

  /// Whether a swipe may begin: no transition is in flight, and nothing is presented.
  var isSwipeable: Bool { get }

  /// Whether the screen stretches when there is no neighbor.
  var stretchesAtEnds: Bool { get }

  /// Whether there is a neighbor to select.
  func canSelect(_ step: SelectionStep) -> Bool

  /// Asks the app whether the user may select a neighbor.
  func shouldSelect(_ step: SelectionStep) -> Bool

  /// Requests an interactive transition to a neighbor.
  func requestSelection(_ step: SelectionStep)

  /// Whether the swipe can stop and reverse a transition in flight.
  func canCatch(_ context: any UIViewControllerContextTransitioning) -> Bool

  /// Calls a closure at the end of the transition that begins, and retains the closure until then.
  ///
  /// - Returns: Whether the transition has yet to end.
  func whenEnded(
    _ context: any UIViewControllerContextTransitioning,
    _ work: @escaping @MainActor (_ isCancelled: Bool) -> Void
  ) -> Bool
}

extension SelectionHost {
  /// The neighbor of the selected screen; `nil` at the end of the screens.
  func neighbor(in step: SelectionStep) -> UIViewController? {
    guard let index = swipedScreen.flatMap(screens.firstIndex) else { return nil }
    let other = step == .next ? index + 1 : index - 1
    return screens.indices.contains(other) ? screens[other] : nil
  }
}

/// A step from the selected screen to a neighbor.
enum SelectionStep: CaseIterable {
  case next
  case previous

  /// The direction of a swipe that selects the neighbor.
  var direction: GestureDirection { self == .next ? .leading : .trailing }

  /// The operation of the transition.
  var operation: TransitionOperation { self == .next ? .selectNext : .selectPrevious }

  /// Returns the request of the transition from one screen to another.
  @MainActor func request(
    from former: UIViewController, to new: UIViewController
  ) -> TransitionRequest {
    // The later one is the front screen: it appears or disappears.
    let (front, back) = self == .next ? (new, former) : (former, new)
    return TransitionRequest(operation: operation, frontController: front, backController: back)
  }

  /// Creates the step from one screen to another, in the order of a list.
  init(from former: UIViewController?, to new: UIViewController?, in list: [UIViewController]) {
    // A screen that is not in the list, such as the More tab's, comes last.
    func place(of screen: UIViewController?) -> Int {
      screen.map { screen in list.firstIndex { $0 === screen } ?? list.count } ?? 0
    }
    self = place(of: new) > place(of: former) ? .next : .previous
  }
}

import UIKit
import UIKitSimulator

/// Cross-fades with `UIView.animate`, as animators without an interruptible animator do.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Habit {
    case correct
    case addsPresenter
    case neverCompletes
    case completesTwice
    case completesWithTrue
    case leavesViewBehind
    case leavesHiddenViewBehind
    case leavesClearViewBehind
    case keepsIncomingView
    case completesAtOnce
    case animatesNothing
    case missesFinalFrame
  }

  let duration: TimeInterval
  let habit: Habit
  private(set) var endings: [Bool] = []

  @MainActor
  init(duration: TimeInterval = 0.3, habit: Habit = .correct) {
    self.duration = duration
    self.habit = habit
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let isAppearing = insertViews(context)
    let moving = context.view(forKey: isAppearing ? .to : .from)
    moving?.alpha = isAppearing ? 0 : 1
    guard habit != .completesAtOnce else {
      moving?.alpha = 1
      return context.completeTransition(true)
    }
    guard habit != .animatesNothing else { return }
    UIView.animate(
      withDuration: duration,
      animations: { moving?.alpha = isAppearing ? 1 : 0 },
      completion: { _ in
        moving?.alpha = 1
        self.end(context)
      }
    )
  }

  func animationEnded(_ transitionCompleted: Bool) {
    endings.append(transitionCompleted)
  }

  /// Inserts the views; returns whether the `to` side is in front.
  private func insertViews(_ context: any UIViewControllerContextTransitioning) -> Bool {
    let container = context.containerView
    let to = context.viewController(forKey: .to)
    let from = context.viewController(forKey: .from)
    let isDismissal = from?.isBeingDismissed ?? false
    let isPop = from?.isMovingFromParent ?? false
    let isAppearing = !isDismissal && !isPop
    leaveViewBehind(in: container)
    if habit == .addsPresenter {
      let presenter = isAppearing ? from : to
      if let view = presenter?.view { container.insertSubview(view, at: 0) }
    }
    if let view = context.view(forKey: .to), let to {
      if isAppearing { container.addSubview(view) } else { container.insertSubview(view, at: 0) }
      view.frame = context.finalFrame(for: to)
      if habit == .missesFinalFrame { view.frame.origin.y += 40 }
    }
    return isAppearing
  }

  private func leaveViewBehind(in container: UIView) {
    let view = UIView(frame: container.bounds)
    switch habit {
    case .leavesViewBehind: break
    case .leavesHiddenViewBehind: view.isHidden = true
    case .leavesClearViewBehind: view.alpha = 0
    default: return
    }
    container.addSubview(view)
  }

  private func end(_ context: any UIViewControllerContextTransitioning) {
    let wasCancelled = context.transitionWasCancelled
    if wasCancelled, habit != .keepsIncomingView {
      context.view(forKey: .to)?.removeFromSuperview()
    }
    switch habit {
    case .neverCompletes: break
    case .completesTwice:
      context.completeTransition(!wasCancelled)
      context.completeTransition(!wasCancelled)
    case .completesWithTrue: context.completeTransition(true)
    default: context.completeTransition(!wasCancelled)
    }
  }
}

/// Returns what a test assigns.
final class TransitionDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var presentation: (any UIViewControllerAnimatedTransitioning)?
  var dismissal: (any UIViewControllerAnimatedTransitioning)?
  var presentationDriver: (any UIViewControllerInteractiveTransitioning)?
  var dismissalDriver: (any UIViewControllerInteractiveTransitioning)?
  var makePresentationController:
    ((UIViewController, UIViewController?) -> UIPresentationController)?

  @MainActor
  init(
    present: (any UIViewControllerAnimatedTransitioning)? = nil,
    dismiss: (any UIViewControllerAnimatedTransitioning)? = nil
  ) {
    presentation = present
    dismissal = dismiss
    super.init()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { presentation }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { dismissal }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { presentationDriver }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { dismissalDriver }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { makePresentationController?(presented, presenting) }
}

/// Returns what a test assigns, for pushes and pops.
final class StackDelegate: NSObject, UINavigationControllerDelegate {
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var driver: (any UIViewControllerInteractiveTransitioning)?
  private(set) var events: [String] = []

  @MainActor
  init(animator: (any UIViewControllerAnimatedTransitioning)? = nil) {
    self.animator = animator
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    events.append("willShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    events.append("didShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

/// Records its appearance callbacks.
final class Screen: UIViewController {
  let name: String
  let record: Record?
  /// Called when the view is appearing.
  var onAppearing: (Screen) -> Void = { _ in }
  /// Called in every callback.
  var onCall: (String) -> Void = { _ in }

  /// The calls of several screens, in order.
  @MainActor
  final class Record {
    var calls: [String] = []

    /// The state of a screen after its calls, or the first call that must not follow the previous
    /// one (A10).
    func balance(of screen: String) -> String {
      var last = "didDisappear"
      for call in calls where call.hasPrefix("\(screen) ") {
        let call = String(call.dropFirst(screen.count + 1))
        if call == "isAppearing" { continue }
        let legal =
          switch last {
          case "willAppear": ["didAppear", "willDisappear"]
          case "didAppear": ["willDisappear"]
          case "willDisappear": ["didDisappear", "willAppear"]
          default: ["willAppear"]
          }
        if !legal.contains(call) { return "\(call) after \(last)" }
        last = call
      }
      return ["didAppear": "appeared", "didDisappear": "disappeared"][last] ?? last
    }
  }

  init(_ name: String, record: Record? = nil) {
    self.name = name
    self.record = record
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { write("willAppear") }
  override func viewIsAppearing(_ animated: Bool) {
    write("isAppearing")
    onAppearing(self)
  }
  override func viewDidAppear(_ animated: Bool) { write("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { write("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { write("didDisappear") }

  private func write(_ call: String) {
    record?.calls.append("\(name) \(call)")
    onCall(call)
  }
}

/// A simulated phone with a root screen, and one to present.
@MainActor
struct ModalStage {
  let simulator: Simulator
  let record = Screen.Record()
  let root: Screen
  let photo: Screen
  let delegate: TransitionDelegate

  init(
    style: UIModalPresentationStyle = .custom,
    present: (any UIViewControllerAnimatedTransitioning)? = nil,
    dismiss: (any UIViewControllerAnimatedTransitioning)? = nil,
    variant: Simulator.Variant = .standard
  ) {
    simulator = Simulator(variant: variant)
    root = Screen("root", record: record)
    photo = Screen("photo", record: record)
    delegate = TransitionDelegate(present: present, dismiss: dismiss)
    photo.modalPresentationStyle = style
    photo.transitioningDelegate = delegate
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
    record.calls = []
  }

  /// Gives the screens colors, for a picture.
  func paint() {
    root.view.backgroundColor = .systemBackground
    photo.view.backgroundColor = .systemTeal
  }

  /// Presents, and waits for the end.
  func presentPhoto() {
    root.present(photo, animated: true)
    simulator.runUntilIdle()
    record.calls = []
  }

  var facts: [String] { simulator.faults.map(\.fact) }
}

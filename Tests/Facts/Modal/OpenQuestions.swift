import UIKit

/// Open questions: the simulator has a variant for each answer.
extension Fact {
  static let openQuestions: [Fact] = [
    endOrder, completionAfterCancel, animatorsWithoutAnimation, dismissedOfSeveral, loading,
  ]

  private static let endOrder = Fact(
    "L1", "a presentation ends in one of two orders"
  ) { lab, found in
    let bench = await ModalBench(lab)
    let journal = bench.journal
    bench.delegate.presentation = Fade(in: journal)
    bench.delegate.makeController = { presented, presenting in
      let controller = NotedController(
        presentedViewController: presented, presenting: presenting)
      controller.journal = journal
      return controller
    }
    bench.photo.onCall = { photo, call in
      guard call == "willAppear" else { return }
      photo.transitionCoordinator?.animate(
        alongsideTransition: nil, completion: { _ in journal.note("coordinator") })
    }
    bench.root.begin(bench.photo) { journal.note("completion") }
    await lab.runUntilIdle()
    let calls = journal.take()
    let end = "presentation did end true"
    found.choose(
      "hook and completion", calls.filter { $0 == end || $0 == "completion" },
      among: [[end, "completion"], ["completion", end]])
    let ending = calls.drop { $0 != "animateTransition" }.dropFirst()
    found.tell("the whole end", ending.joined(separator: ", "))
  }

  private static let completionAfterCancel = Fact(
    "L3", "the completion of present runs after a cancel, or does not"
  ) { lab, found in
    let bench = await ModalBench(lab, present: InterruptibleFade())
    let driver = UIPercentDrivenInteractiveTransition()
    let ends = Ends<Bool>()
    bench.delegate.presentationDriver = driver
    bench.root.begin(bench.photo) { ends.note(true) }
    await lab.endTurn()
    driver.update(0.3)
    await lab.run(for: 0.1)
    driver.cancel()
    await lab.runUntilIdle()
    found.choose("times that it ran", ends.all.count, among: [0, 1])
  }

  private static let animatorsWithoutAnimation = Fact(
    "L4", "animators run in a transition that is not animated, or do not"
  ) { lab, found in
    let journal = Journal()
    let bench = await ModalBench(lab, present: Fade(in: journal))
    bench.root.begin(bench.photo, animated: false)
    await lab.runUntilIdle()
    let started = journal.take().filter { $0 == "animateTransition" }
    found.choose("times that it ran", started.count, among: [0, 1])
    found.check("shown", bench.photo.view.window != nil)
  }

  private static let dismissedOfSeveral = Fact(
    "A12", "the topmost of several screens is dismissed with an animation, or the lowest"
  ) { lab, found in
    let bench = await ModalBench(lab)
    await bench.presentPhoto()
    let upper = NotedScreen("upper", in: bench.journal)
    upper.modalPresentationStyle = .custom
    upper.transitioningDelegate = bench.delegate
    bench.photo.begin(upper)
    await lab.runUntilIdle()
    bench.root.beginDismissal()
    await lab.run(for: 0.1)
    let shown = [bench.photo, upper].map { $0.view.window != nil }
    found.choose(
      "photo and upper screen in flight", shown, among: [[false, true], [true, false]])
    await lab.runUntilIdle()
    found.check("both are gone", upper.view.window == nil && bench.photo.view.window == nil)
  }

  private static let loading = Fact(
    "A2", "a delegate that is set in viewDidLoad is asked for an animator, or comes too late"
  ) { lab, found in
    let bench = await ModalBench(lab)
    let screen = LateScreen(bench.delegate)
    screen.modalPresentationStyle = .fullScreen
    bench.delegate.presentation = Fade(in: bench.journal)
    bench.root.begin(screen)
    found.choose(
      "the view is loaded as present returns", screen.isViewLoaded, among: [false, true])
    await lab.runUntilIdle()
    let started = bench.journal.take().filter { $0 == "animateTransition" }
    found.choose("times that its animator ran", started.count, among: [0, 1])
  }
}

/// Sets its delegate as its view is loaded.
private final class LateScreen: UIViewController {
  private let delegate: NotedDelegate

  init(_ delegate: NotedDelegate) {
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    transitioningDelegate = delegate
  }
}

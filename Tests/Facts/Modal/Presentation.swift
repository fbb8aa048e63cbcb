import UIKit

/// The order of a presentation.
extension Fact {
  static let presentation: [Fact] = [
    relation, start, lostOutcome, alongside, completion, customOrder, onlyCustom, ownDriver,
    appearance, dismissalCalls,
  ]

  private static let relation = Fact(
    "A1.1", "the controllers are connected when present returns"
  ) { lab, found in
    let bench = await ModalBench(lab)
    bench.root.begin(bench.photo)
    found.check("presented by the root", bench.photo.presentingViewController === bench.root)
    found.check("the root presents it", bench.root.presentedViewController === bench.photo)
    found.check("not in a window yet", bench.photo.viewIfLoaded?.window == nil)
    found.check("no coordinator yet", bench.photo.transitionCoordinator == nil)
    await lab.runUntilIdle()
  }

  private static let start = Fact(
    "A1.2", "the transition begins after the commit of the turn"
  ) { lab, found in
    let bench = await ModalBench(lab)
    bench.root.begin(bench.photo)
    found.compare("calls before it returns", bench.journal.take(), with: [])
    await lab.endTurn()
    found.compare(
      "calls in the turn", bench.journal.take(), with: ["photo willAppear", "photo isAppearing"])
    found.check("being presented", bench.photo.isBeingPresented)
    found.check("a coordinator", bench.root.transitionCoordinator != nil)
    await lab.runUntilIdle()
  }

  private static let lostOutcome = Fact(
    "A1.3", "an outcome before the start is lost, and nothing ends the transition",
    demands: [.freeze], faults: ["A1.3", "A2"]
  ) { lab, found in
    let bench = await ModalBench(lab)
    await bench.presentPhoto()
    let driver = UIPercentDrivenInteractiveTransition()
    bench.delegate.dismissalDriver = driver
    bench.root.beginDismissal()
    driver.finish()
    await lab.run(for: 5)
    found.check("still in the window", bench.photo.view.window != nil)
    found.check("still being dismissed", bench.photo.isBeingDismissed)
  }

  private static let alongside = Fact(
    "A1.4", "queued animations alongside run at the end of the animator's block"
  ) { lab, found in
    let bench = await ModalBench(lab)
    var alpha: CGFloat = -1
    let follower = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    bench.root.view.addSubview(follower)
    bench.photo.onCall = { photo, call in
      guard call == "willAppear" else { return }
      photo.transitionCoordinator?.animate { _ in follower.alpha = 0.5 }
      alpha = follower.alpha
    }
    bench.root.begin(bench.photo)
    await lab.endTurn()
    found.compare("in viewWillAppear", alpha, with: 1)
    found.compare("after the turn", follower.alpha, with: 0.5)
    await lab.runUntilIdle()
  }

  private static let completion = Fact(
    "A1.5", "completeTransition runs the caller's completion before it returns"
  ) { lab, found in
    let order = Journal()
    let probe = Probe { context in
      order.note("begin")
      context.completeTransition(true)
      order.note("returned")
    }
    let bench = await ModalBench(lab, present: probe, dismiss: probe)
    bench.root.begin(bench.photo) { order.note("presented") }
    found.compare("before the turn ends", order.take(), with: [])
    await lab.runUntilIdle()
    found.compare("presenting", order.take(), with: ["begin", "presented", "returned"])
    bench.photo.beginDismissal { order.note("dismissed") }
    await lab.runUntilIdle()
    found.compare("dismissing", order.take(), with: ["begin", "dismissed", "returned"])
  }

  private static let customOrder = Fact(
    "A2", "delegate, presentation controller, appearance and animator, in this order"
  ) { lab, found in
    let bench = await ModalBench(lab, notesQuestions: true)
    let journal = bench.journal
    bench.delegate.presentation = Fade(in: journal)
    bench.delegate.makeController = { presented, presenting in
      let controller = NotedController(
        presentedViewController: presented, presenting: presenting)
      controller.journal = journal
      return controller
    }
    bench.root.begin(bench.photo)
    await lab.runUntilIdle()
    let calls = journal.take()
    found.compare(
      "up to the animation", Array(calls.prefix(6)),
      with: [
        "asked for a presentation controller", "asked for an animator", "asked for a driver",
        "presentation will begin", "photo willAppear", "animateTransition",
      ])
    // UIKit may call `animationEnded` twice.
    found.compare(
      "the rest, in any order", Set(calls.dropFirst(6)).sorted(),
      with: [
        "animationEnded true", "photo didAppear", "photo isAppearing",
        "presentation did end true",
      ])
    found.tell("the rest", calls.dropFirst(6).joined(separator: ", "))
  }

  private static let onlyCustom = Fact(
    "A2.1", "only a custom presentation asks the delegate for its controller"
  ) { lab, found in
    let bench = await ModalBench(lab, style: .fullScreen, notesQuestions: true)
    bench.root.begin(bench.photo)
    await lab.runUntilIdle()
    let question = "asked for a presentation controller"
    found.check("not with fullScreen", !bench.journal.take().contains(question))
  }

  private static let ownDriver = Fact(
    "A2.6", "an interaction controller is called instead of the animator"
  ) { lab, found in
    let journal = Journal()
    let bench = await ModalBench(lab, present: Fade(in: journal))
    let driver = StartingDriver(in: journal)
    bench.delegate.presentationDriver = driver
    bench.root.begin(bench.photo)
    await lab.endTurn()
    found.compare("calls", journal.take(), with: ["startInteractiveTransition"])
    driver.finish()
    await lab.runUntilIdle()
    found.check("presented", bench.photo.view.window != nil)
  }

  private static let appearance = Fact(
    "A2.7", "isAppearing is called in a window, willAppear may not be"
  ) { lab, found in
    let bench = await ModalBench(lab, style: .fullScreen)
    let seen = Journal()
    bench.photo.onCall = { photo, call in
      let place = photo.view.window == nil ? "out of a window" : "in a window"
      if call.hasSuffix("ppearing") { seen.note(place) }
    }
    bench.root.begin(bench.photo)
    await lab.runUntilIdle()
    found.compare("isAppearing", seen.take(), with: ["in a window"])
  }

  private static let dismissalCalls = Fact(
    "A3", "a dismissal calls only the presented screen where the presenter stays"
  ) { lab, found in
    let bench = await ModalBench(lab)
    await bench.presentPhoto()
    await bench.dismissPhoto()
    found.compare(
      "calls", bench.journal.take(), with: ["photo willDisappear", "photo didDisappear"])
  }
}

/// Takes over a transition, and ends it on request.
@MainActor private final class StartingDriver: NSObject, UIViewControllerInteractiveTransitioning {
  private let journal: Journal
  private var context: (any UIViewControllerContextTransitioning)?

  init(in journal: Journal) {
    self.journal = journal
    super.init()
  }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    journal.note("startInteractiveTransition")
    context = transitionContext
    guard let view = transitionContext.view(forKey: .to),
      let screen = transitionContext.viewController(forKey: .to)
    else { return }
    transitionContext.containerView.addSubview(view)
    view.frame = transitionContext.finalFrame(for: screen)
  }

  func finish() {
    context?.finishInteractiveTransition()
    context?.completeTransition(true)
    context = nil
  }
}

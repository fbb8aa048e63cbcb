import UIKit

/// The view hierarchy during a presentation and after it.
extension Fact {
  static let hierarchy: [Fact] = [
    removedPresenter, presenterThatStays, wrapper, removalOnDemand, container, systemStyles,
    sheetsDoNotAsk, rootPlace, atOnce, gone,
  ]

  private static let removedPresenter = Fact(
    "A4", "a full-screen presentation removes the presenter, and its dismissal restores it"
  ) { lab, found in
    let bench = await ModalBench(lab, style: .fullScreen)
    let place = bench.root.view.superview
    bench.root.begin(bench.photo)
    await lab.endTurn()
    found.check("both in one place", bench.root.view.superview === bench.photo.view.superview)
    await lab.runUntilIdle()
    found.check("out of the window", bench.root.view.window == nil)
    found.compare(
      "calls", bench.journal.take(),
      with: [
        "root willDisappear", "photo willAppear", "photo isAppearing", "photo didAppear",
        "root didDisappear",
      ])
    await bench.dismissPhoto()
    found.check("back in its place", bench.root.view.superview === place)
    found.compare(
      "calls of the dismissal", bench.journal.take(),
      with: [
        "photo willDisappear", "root willAppear", "root isAppearing", "photo didDisappear",
        "root didAppear",
      ])
  }

  private static let presenterThatStays = Fact(
    "A4", "a custom presentation leaves the presenter's view, and view(forKey:) is nil"
  ) { lab, found in
    let fade = Fade()
    let bench = await ModalBench(lab, present: fade, dismiss: fade)
    let handed = Journal()
    fade.onStart = { context in
      handed.note(context.view(forKey: .from) == nil ? "no from" : "from")
      handed.note(context.view(forKey: .to) == nil ? "no to" : "to")
    }
    let place = bench.root.view.superview
    await bench.presentPhoto()
    found.check("in its place", place != nil && bench.root.view.superview === place)
    found.compare("views of the presentation", handed.take(), with: ["no from", "to"])
    await bench.dismissPhoto()
    found.compare("views of the dismissal", handed.take(), with: ["from", "no to"])
  }

  private static let wrapper = Fact(
    "A4", "animators get the wrapper, and the presenter stays"
  ) { lab, found in
    let fade = Fade()
    let bench = await ModalBench(lab, present: fade)
    let wrapper = UIView()
    bench.delegate.makeController = { presented, presenting in
      let controller = NotedController(
        presentedViewController: presented, presenting: presenting)
      controller.wrapper = wrapper
      return controller
    }
    var incoming: UIView?
    fade.onStart = { incoming = $0.view(forKey: .to) }
    await bench.presentPhoto()
    let controller = bench.photo.presentationController
    found.check("the animator has the wrapper", incoming === wrapper)
    found.check("the screen is in it", bench.photo.view.superview === wrapper)
    found.check(
      "it is in the container", wrapper.superview === controller?.containerView)
    found.check("the presenter stays", bench.root.view.window != nil)
    await bench.dismissPhoto()
    found.check("the container is gone", controller?.containerView == nil)
  }

  private static let removalOnDemand = Fact(
    "A4", "a custom presentation may remove the presenter"
  ) { lab, found in
    let bench = await ModalBench(lab)
    bench.delegate.makeController = { presented, presenting in
      let controller = NotedController(
        presentedViewController: presented, presenting: presenting)
      controller.removesPresenter = true
      return controller
    }
    await bench.presentPhoto()
    found.check("out of the window", bench.root.view.window == nil)
    await bench.dismissPhoto()
    found.check("back in it", bench.root.view.window != nil)
  }

  private static let container = Fact(
    "A4", "the container is removed with the screen, with everything in it"
  ) { lab, found in
    let bench = await ModalBench(lab)
    await bench.presentPhoto()
    let container = bench.photo.presentationController?.containerView
    let backdrop = UIView(frame: lab.window.bounds)
    container?.insertSubview(backdrop, at: 0)
    found.check("in the window before", backdrop.window != nil)
    await bench.dismissPhoto()
    found.check("out of it after", backdrop.window == nil)
    found.check("the container too", container != nil && container?.window == nil)
  }

  private static let systemStyles = Fact(
    "A4", "the system's styles present and dismiss without a delegate"
  ) { lab, found in
    let styles: [(String, UIModalPresentationStyle)] = [
      ("automatic", .automatic), ("pageSheet", .pageSheet), ("formSheet", .formSheet),
      ("fullScreen", .fullScreen), ("overFullScreen", .overFullScreen),
      ("currentContext", .currentContext), ("overCurrentContext", .overCurrentContext),
    ]
    let bench = await ModalBench(lab)
    for (name, style) in styles {
      let screen = UIViewController()
      screen.modalPresentationStyle = style
      bench.root.begin(screen)
      await lab.runUntilIdle()
      found.check("\(name) is shown", screen.view.window != nil)
      bench.root.beginDismissal()
      await lab.runUntilIdle()
      found.check("\(name) is gone", screen.view.window == nil)
      found.check("the root is there after \(name)", bench.root.view.window != nil)
    }
  }

  private static let sheetsDoNotAsk = Fact(
    "A4", "sheets do not ask the delegate for animators"
  ) { lab, found in
    let bench = await ModalBench(lab, style: .pageSheet, notesQuestions: true)
    bench.root.begin(bench.photo)
    await lab.runUntilIdle()
    found.check("no question", !bench.journal.take().contains("asked for an animator"))
    found.check(
      "the view is in a view of the sheet's",
      bench.photo.view.superview !== bench.photo.presentationController?.containerView)
  }

  private static let rootPlace = Fact(
    "A4", "the root view is not a subview of the window, and containers block touches"
  ) { lab, found in
    let bench = await ModalBench(lab)
    found.check("something is between", bench.root.view.superview !== lab.window)
    await bench.presentPhoto()
    bench.photo.view.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    let hit = lab.window.hitTest(CGPoint(x: 10, y: 400), with: nil)
    found.check(
      "the container is hit",
      hit != nil && hit === bench.photo.presentationController?.containerView)
  }

  private static let atOnce = Fact(
    "A6", "a transition may be completed inside animateTransition"
  ) { lab, found in
    let probe = Probe { $0.completeTransition(true) }
    let bench = await ModalBench(lab, present: probe, dismiss: probe)
    await bench.presentPhoto()
    found.check("shown", bench.photo.view.window != nil)
    await bench.dismissPhoto()
    found.check("gone", bench.photo.view.window == nil)
    found.check("no presenter any more", bench.photo.presentingViewController == nil)
  }

  private static let gone = Fact(
    "A10", "a canceled presentation ends with will and did disappear, and removes the container"
  ) { lab, found in
    let bench = await ModalBench(lab, present: InterruptibleFade())
    let driver = UIPercentDrivenInteractiveTransition()
    bench.delegate.presentationDriver = driver
    bench.root.begin(bench.photo)
    await lab.endTurn()
    driver.update(0.4)
    await lab.run(for: 0.1)
    driver.cancel()
    await lab.runUntilIdle()
    found.compare(
      "calls", bench.journal.take(),
      with: [
        "photo willAppear", "photo isAppearing", "photo willDisappear", "photo didDisappear",
      ])
    found.check("out of the window", bench.photo.view.window == nil)
    found.check("nothing is presented", bench.root.presentedViewController == nil)
  }
}

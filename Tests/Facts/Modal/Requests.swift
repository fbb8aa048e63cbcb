import UIKit

/// Which controller presents or is dismissed, and which requests are ignored.
extension Fact {
  static let requests: [Fact] = [
    hooksWithoutAnimation, second, navigationPresents, wholeStack, cachedController,
    fromCompletions,
  ]

  private static let hooksWithoutAnimation = Fact(
    "A8", "the presentation controller is called without animation, too"
  ) { lab, found in
    let bench = await ModalBench(lab)
    let journal = bench.journal
    bench.delegate.makeController = { presented, presenting in
      let controller = NotedController(
        presentedViewController: presented, presenting: presenting)
      controller.journal = journal
      return controller
    }
    bench.root.begin(bench.photo, animated: false)
    await lab.runUntilIdle()
    found.check("shown", bench.photo.view.window != nil)
    found.compare(
      "hooks", journal.take().filter { $0.hasPrefix("presentation") },
      with: ["presentation will begin", "presentation did end true"])
    bench.root.beginDismissal(animated: false)
    await lab.runUntilIdle()
    found.check("gone", bench.photo.view.window == nil)
    found.compare(
      "hooks of the dismissal", journal.take().filter { $0.hasPrefix("dismissal") },
      with: ["dismissal will begin", "dismissal did end true"])
  }

  private static let second = Fact(
    "A11", "a second presentation during the first one is ignored", faults: ["A11"]
  ) { lab, found in
    let bench = await ModalBench(lab)
    let other = NotedScreen("other")
    bench.root.begin(bench.photo)
    await lab.endTurn()
    bench.root.begin(other)
    await lab.runUntilIdle()
    found.check("the first is shown", bench.photo.view.window != nil)
    found.check("the second is not", other.viewIfLoaded?.window == nil)
    found.check("nor related", other.presentingViewController == nil)
  }

  private static let navigationPresents = Fact(
    "A12", "a navigation controller presents for its children"
  ) { lab, found in
    let bench = await StackBench(lab)
    await bench.pushDetail()
    let photo = NotedScreen("photo", in: bench.journal)
    photo.modalPresentationStyle = .fullScreen
    bench.detail.begin(photo)
    await lab.runUntilIdle()
    found.check("the stack presents", photo.presentingViewController === bench.navigation)
    found.compare(
      "calls", bench.journal.take(),
      with: [
        "detail willDisappear", "photo willAppear", "photo isAppearing", "photo didAppear",
        "detail didDisappear",
      ])
    photo.beginDismissal()
    await lab.runUntilIdle()
    found.check("the detail is back", bench.detail.view.window != nil)
  }

  private static let wholeStack = Fact(
    "A12", "a whole stack is dismissed at once"
  ) { lab, found in
    let bench = await ModalBench(lab)
    await bench.presentPhoto()
    let upper = NotedScreen("upper", in: bench.journal)
    upper.modalPresentationStyle = .fullScreen
    bench.photo.begin(upper)
    await lab.runUntilIdle()
    _ = bench.journal.take()
    await bench.dismissPhoto()
    found.check("nothing is presented", bench.root.presentedViewController == nil)
    found.compare(
      "calls", bench.journal.take(), with: ["upper willDisappear", "upper didDisappear"])
    found.check("both are gone", upper.view.window == nil && bench.photo.view.window == nil)
    found.check("no presenter any more", bench.photo.presentingViewController == nil)
  }

  private static let cachedController = Fact(
    "A12", "a presentation controller that was read early is the one that is used"
  ) { lab, found in
    let bench = await ModalBench(lab)
    bench.delegate.makeController = {
      NotedController(presentedViewController: $0, presenting: $1)
    }
    let early = bench.photo.presentationController
    await bench.presentPhoto()
    found.check("it is the delegate's", early is NotedController)
    found.check("it is kept", early != nil && bench.photo.presentationController === early)
    await bench.dismissPhoto()
  }

  private static let fromCompletions = Fact(
    "A12", "presenting from completions"
  ) { lab, found in
    let bench = await ModalBench(lab)
    let other = NotedScreen("other")
    other.modalPresentationStyle = .overFullScreen
    bench.root.begin(bench.photo) {
      bench.photo.begin(other)
    }
    await lab.runUntilIdle()
    await lab.runUntilIdle()
    found.check("the second is shown", other.view.window != nil)
    bench.root.beginDismissal {
      bench.root.begin(other)
    }
    await lab.runUntilIdle()
    await lab.runUntilIdle()
    found.check("presented by the root", other.presentingViewController === bench.root)
    found.check("shown again", other.view.window != nil)
  }
}

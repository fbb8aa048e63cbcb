import MatchCut
import UIKit
import UIKitSimulator

/// A presentation that may have to wait; its completion is called once, and tells the truth.
@MainActor final class WaitingPresentation {
  private(set) weak var screen: UIViewController?
  private var answers = 0

  init(of screen: UIViewController) {
    self.screen = screen
  }

  func answer() {
    answers += 1
  }

  /// What is wrong at rest.
  var finding: Finding? {
    answers == 1 ? nil : Finding(.misreported, "presentOrWait answered \(answers) times")
  }
}

extension App {
  /// Presents a new screen on one of the shown screens, counted from the lowest one, as soon as that
  /// is possible.
  func presentOrWait(_ index: Int, from level: Int, animated: Bool) {
    let presenters = chain.compactMap(\.shownScreen)
    guard !plan.modals.isEmpty, !presenters.isEmpty else { return }
    let presenter = presenters[level % presenters.count]
    let screen = makeScreen()
    let modal = plan.modals[index % plan.modals.count]
    journal.disturb()
    note(modal, of: screen)
    let request = WaitingPresentation(of: screen)
    waiting.append(request)
    presentOrWait(screen, from: presenter, by: modal, animated: animated) {
      [weak self, weak screen] isPresented in
      request.answer()
      guard let self else { return }
      if (screen?.presentingViewController != nil) != isPresented {
        // The answer may come in the frame after, when the app has acted again.
        complainUnlessPresenting(
          "presentOrWait answered \(isPresented)", within: 1.5 / Double(simulator.refreshRate))
      }
      fire(.presentCompletion)
    }
  }

  /// Records that a presentation begins, perhaps after it has waited.
  func noteBegin(of controller: UIViewController, from presenter: AppScreen) {
    guard waiting.contains(where: { $0.screen === controller }), let plan = plan(of: controller)
    else { return }
    // It may take the place of a screen that another request was about.
    journal.disturb()
    journal.noteCall(at: simulator.time)
    noteSource(of: controller, by: plan, behind: presenter)
    checkSource(of: controller)
    lastPresented = controller
  }
}

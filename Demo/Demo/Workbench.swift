import MatchCut
import UIKit

#if canImport(UIKitFacts)
import UIKitFacts
#endif

/// A menu that changes the transitions of the running app, and leads to the laboratory.
///
/// It is there on a phone only; the gallery shows the app without it.
@MainActor final class Workbench {
  private struct Choice<Value> {
    let name: String
    let value: Value
  }

  private unowned let app: AppViewController
  /// What comes after "the app's own".
  private let effects: [Choice<any TransitionEffect>] = [
    Choice(name: "Push", value: .push), Choice(name: "Slide", value: .slide(from: .trailing)),
    Choice(name: "Cover", value: .cover(from: .bottom)), Choice(name: "Scale", value: .scale),
    Choice(name: "Flip", value: .flip), Choice(name: "Shared axis", value: .sharedAxis(.x)),
    Choice(name: "Fade through", value: .fadeThrough), Choice(name: "Fade", value: .fade),
  ]
  private let timings: [Choice<TransitionTiming?>] = [
    Choice(name: "The effect's own", value: nil),
    Choice(name: "Ease out, 0.2 s", value: .curve(.easeOut, duration: 0.2)),
    Choice(name: "Spring that bounces", value: .spring(duration: 0.6, dampingRatio: 0.6)),
    Choice(name: "Slow, 2 s", value: .curve(.linear, duration: 2)),
  ]
  private let dismissals: [Choice<DismissalGesture>] = [
    Choice(name: "Drag photos", value: .drag), Choice(name: "Pull photos down", value: .panDown),
    Choice(name: "Push photos up", value: .pan(.up)),
  ]
  private let pops: [Choice<PopGesture?>] = [
    Choice(name: "Swipe from the edge", value: .edge),
    Choice(name: "Swipe anywhere", value: .fullWidth), Choice(name: "No swipe", value: nil),
  ]
  private var effect = 0
  private var timing = 0
  private var dismissal = 0
  private var pop = 0
  private var isRightToLeft = false
  private var isReduced = false

  private let button = UIButton(type: .system)

  init(for app: AppViewController) {
    self.app = app
    let size = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)
    button.setImage(UIImage(systemName: "wrench", withConfiguration: size), for: .normal)
    button.accessibilityLabel = "Workbench"
    button.showsMenuAsPrimaryAction = true
    button.translatesAutoresizingMaskIntoConstraints = false
    app.view.addSubview(button)
    NSLayoutConstraint.activate([
      button.widthAnchor.constraint(equalToConstant: 44),
      button.heightAnchor.constraint(equalToConstant: 44),
      button.bottomAnchor.constraint(equalTo: app.view.safeAreaLayoutGuide.bottomAnchor),
      button.trailingAnchor.constraint(
        equalTo: app.view.safeAreaLayoutGuide.trailingAnchor, constant: -8),
    ])
    showMenu()
  }

  // MARK: The menu

  private func showMenu() {
    var items: [UIMenuElement] = [
      menu("Effect", of: ["The app's own"] + effects.map(\.name), at: effect) { $0.effect = $1 },
      menu("Timing", of: timings.map(\.name), at: timing) { $0.timing = $1 },
      menu("Photos", of: dismissals.map(\.name), at: dismissal) { $0.dismissal = $1 },
      menu("Stories", of: pops.map(\.name), at: pop) { $0.pop = $1 },
      toggle("Right to left", isOn: isRightToLeft) { $0.isRightToLeft.toggle() },
      toggle("As with Reduce Motion", isOn: isReduced) { $0.isReduced.toggle() },
    ]
    #if canImport(UIKitFacts)
    items.append(UIAction(title: "Laboratory") { [weak self] _ in self?.openLaboratory() })
    #endif
    button.menu = UIMenu(title: "Workbench", children: items)
  }

  private func menu(
    _ title: String, of names: [String], at selection: Int,
    select: @escaping @MainActor (Workbench, Int) -> Void
  ) -> UIMenu {
    let actions = names.enumerated().map { index, name in
      toggle(name, isOn: index == selection) { select($0, index) }
    }
    return UIMenu(title: title, children: actions)
  }

  private func toggle(
    _ title: String, isOn: Bool, change: @escaping @MainActor (Workbench) -> Void
  ) -> UIAction {
    let action = UIAction(title: title) { [weak self] _ in
      guard let self else { return }
      change(self)
      apply()
      showMenu()
    }
    action.state = isOn ? .on : .off
    return action
  }

  // MARK: What it changes

  private func apply() {
    let tried = effect == 0 ? nil : effects[effect - 1].value
    app.articles.triedEffect = tried
    app.photos.settingsEffect = seen(tried ?? .fade)
    app.photos.dismissal = dismissals[dismissal].value
    let articles = app.articles
    PushTransition(timing: timings[timing].value, popGesture: pops[pop].value) {
      [weak articles, seen] request in seen(articles?.effect(for: request) ?? .push)
    }
    .attach(to: app.journal)
    let direction: UISemanticContentAttribute =
      isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    app.view.window?.semanticContentAttribute = direction
    app.journal.view.semanticContentAttribute = direction
    app.view.semanticContentAttribute = direction
  }

  /// The effect, or what replaces it while Reduce Motion is on.
  private var seen: @MainActor (any TransitionEffect) -> any TransitionEffect {
    let isReduced = isReduced
    return { isReduced ? $0.reduced : $0 }
  }

  #if canImport(UIKitFacts)
  private func openLaboratory() {
    let laboratory = UINavigationController(rootViewController: LaboratoryViewController())
    laboratory.modalPresentationStyle = .pageSheet
    app.present(laboratory, animated: true)
  }
  #endif
}

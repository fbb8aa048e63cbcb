import MatchCut
import SwiftUI
import UIKit

#if canImport(UIKitFacts)
import UIKitFacts
#endif

/// A menu that changes the transitions of the running app, and opens the laboratory.
///
/// Only a device shows it; the gallery plays the app without it.
@MainActor final class Workbench {
  private unowned let app: AppViewController
  private var trial = Trial()
  private var isRightToLeft = false

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
    var items: [UIMenuElement] = Trial.Menu.allCases.map(menu)
    items += [
      toggle("Right to left", isOn: isRightToLeft) { $0.isRightToLeft.toggle() },
      toggle("As with Reduce Motion", isOn: trial.isReduced) { $0.trial.isReduced.toggle() },
    ]
    items.append(
      UIMenu(
        title: "Screens",
        children: [
          screen("A grid of photos") { GridExample() },
          screen("A grid with a pager") { PagerExample() },
          screen("A mini player") { PlayerExample() },
          screen("A menu at the side") { MenuExample() },
          screen("A sheet") { SheetExample() },
          screen("Feed and camera") { FeedViewController() },
          screen("Map with pins") { MapViewController() },
          screen("Chat with a keyboard") { ChatViewController() },
          screen("Albums with a large title") { StackExample() },
        ]))
    items.append(UIAction(title: "SwiftUI") { [weak self] _ in self?.openSwiftUI() })
    #if canImport(UIKitFacts)
    items.append(UIAction(title: "Laboratory") { [weak self] _ in self?.openLaboratory() })
    #endif
    button.menu = UIMenu(title: "Workbench", children: items)
  }

  private func menu(_ menu: Trial.Menu) -> UIMenu {
    let actions = Trial.names(of: menu).enumerated().map { index, name in
      toggle(name, isOn: index == trial[menu]) { $0.trial[menu] = index }
    }
    return UIMenu(title: menu.rawValue, children: actions)
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

  private func screen(
    _ title: String, make: @escaping @MainActor () -> UIViewController
  ) -> UIAction {
    UIAction(title: title) { [weak self] _ in
      self?.app.present(
        make(), using: ModalTransition(.cover(from: .bottom), dismissal: .panDown))
    }
  }

  // MARK: Changes

  private func apply() {
    trial.apply(to: app)
    let direction: UISemanticContentAttribute =
      isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    app.view.window?.semanticContentAttribute = direction
    app.journal.view.semanticContentAttribute = direction
    app.view.semanticContentAttribute = direction
  }

  private func openSwiftUI() {
    let screen = UIHostingController(rootView: BridgeView())
    screen.modalPresentationStyle = .fullScreen
    app.present(screen, animated: true)
  }

  #if canImport(UIKitFacts)
  private func openLaboratory() {
    let laboratory = UINavigationController(
      rootViewController: LaboratoryViewController(experiments: Experiment.ofKit))
    laboratory.modalPresentationStyle = .pageSheet
    app.present(laboratory, animated: true)
  }
  #endif
}

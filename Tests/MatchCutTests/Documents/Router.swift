import MatchCut
import UIKit

// MARK: Links, logouts and replaced screens

enum LinksAndLogouts {
  @MainActor final class Router {
    private let window: UIWindow
    private let cover = ModalTransition(.cover(from: .bottom), dismissal: .panDown)

    init(_ window: UIWindow) {
      self.window = window
    }

    private var root: UIViewController? { window.rootViewController }
  }
}

extension LinksAndLogouts.Router {
  func open(_ screen: UIViewController) {
    root?.dismissOrReverse()
    root?.presentOrWait(screen, using: cover)
  }

  func logOut(to login: UIViewController) {
    root?.dismissOrReverse(animated: false) { [window] in
      window.rootViewController = login
    }
  }

  func warn(_ alert: UIAlertController) {
    var top = root
    while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
    top?.presentOrWait(alert)
  }

  func show(_ screens: [UIViewController], in stack: UINavigationController) {
    let set = { stack.setViewControllers(screens, animated: true) }
    guard let coordinator = stack.transitionCoordinator else { return set() }
    coordinator.animate(alongsideTransition: nil) { _ in set() }
  }
}

// MARK: The doc comment of presentOrWait

@MainActor private func replace(
  _ root: UIViewController, by login: UIViewController, using zoom: ModalTransition
) {
  root.dismissOrReverse()
  root.presentOrWait(login, using: zoom)
}

import UIKit

/// What retains what.
extension Fact {
  static let ownership: [Fact] = [nothingRetained, weakDelegate, goneDelegate]

  private static let nothingRetained = Fact(
    "A13", "nothing is retained after a dismissal, and the delegate never"
  ) { lab, found in
    let root = UIViewController()
    lab.window.rootViewController = root
    await lab.runUntilIdle()
    weak var photo: UIViewController?
    weak var animator: Fade?
    weak var controller: UIPresentationController?
    weak var container: UIView?
    do {
      let screen = UIViewController()
      let fade = Fade()
      let delegate = NotedDelegate(present: fade, dismiss: fade)
      screen.modalPresentationStyle = .custom
      screen.transitioningDelegate = delegate
      root.begin(screen)
      await lab.runUntilIdle()
      photo = screen
      animator = fade
      controller = screen.presentationController
      container = controller?.containerView
      found.check("a container while it is shown", container != nil)
      root.beginDismissal()
      await lab.runUntilIdle()
    }
    await lab.run(for: 0.1)
    found.check("the screen is gone", photo == nil)
    found.check("the animator is gone", animator == nil)
    found.check("the presentation controller is gone", controller == nil)
    found.check("the container is gone", container == nil)
  }

  private static let weakDelegate = Fact(
    "A13", "a screen does not retain its transitioning delegate"
  ) { _, found in
    let screen = UIViewController()
    weak var delegate: NotedDelegate?
    do {
      let owned = NotedDelegate()
      screen.transitioningDelegate = owned
      delegate = owned
    }
    found.check("gone", delegate == nil && screen.transitioningDelegate == nil)
  }

  private static let goneDelegate = Fact(
    "A13", "without its delegate, a screen is dismissed by the system's animation", faults: ["A13"]
  ) { lab, found in
    let root = UIViewController()
    lab.window.rootViewController = root
    await lab.runUntilIdle()
    let photo = UIViewController()
    photo.modalPresentationStyle = .custom
    do {
      let delegate = NotedDelegate(present: Fade(), dismiss: Fade())
      photo.transitioningDelegate = delegate
      root.begin(photo)
      await lab.runUntilIdle()
    }
    root.beginDismissal()
    await lab.runUntilIdle()
    found.check("gone", photo.view.window == nil)
    found.check("nothing is presented", root.presentedViewController == nil)
  }
}

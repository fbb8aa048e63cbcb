import UIKit

/// Tabs that list the calls of their delegate.
final class TabsBench: UIViewController, UITabBarControllerDelegate {
  private let tabs = UITabBarController()
  private let log = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    log.isEditable = false
    tabs.viewControllers = (1...3).map { number in
      let screen = UIViewController()
      screen.tabBarItem = UITabBarItem(
        title: "Tab \(number)", image: UIImage(systemName: "\(number).circle"), tag: number)
      return screen
    }
    tabs.delegate = self
    addChild(tabs)
    view.addSubview(tabs.view)
    tabs.didMove(toParent: self)
    view.addSubview(log)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tabs.view.frame = view.bounds
    log.frame = CGRect(x: 16, y: 8, width: view.bounds.width - 32, height: view.bounds.height - 160)
  }

  private func note(_ call: String) {
    let isInBlock = UIView.inheritedAnimationDuration > 0
    log.text += "\(call)\(isInBlock ? ", in an animation block" : "")\n"
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    note("shouldSelect \(viewController.tabBarItem.tag)")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    note("didSelect \(viewController.tabBarItem.tag)")
  }

  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    note("shouldSelectTab \(tab.title)")
    return true
  }

  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) {
    note("didSelectTab \(selectedTab.title)")
  }
}

/// Presents tabs whose animator lists where UIKit has the container and the screens.
final class TabFramesBench: UIViewController, UITabBarControllerDelegate {
  private let log = UITextView(frame: CGRect(x: 16, y: 60, width: 340, height: 300))

  override func viewDidLoad() {
    super.viewDidLoad()
    log.isEditable = false
    view.addSubview(log)
    addButton("Tabs", y: 8) { [weak self] in self?.presentTabs() }
  }

  private func presentTabs() {
    let tabs = UITabBarController()
    if #available(iOS 18.0, *) { tabs.mode = .tabSidebar }
    let colors = [UIColor.systemTeal, .systemIndigo, .systemOrange]
    tabs.viewControllers = colors.enumerated().map { index, color in
      let screen = UIViewController()
      screen.view.backgroundColor = color
      screen.tabBarItem = UITabBarItem(
        title: "Tab \(index + 1)", image: UIImage(systemName: "\(index + 1).circle"), tag: index)
      screen.addButton("Back", y: 160) { [weak tabs] in tabs?.dismiss(animated: true) }
      return screen
    }
    tabs.delegate = self
    tabs.modalPresentationStyle = .fullScreen
    present(tabs, animated: true)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    FrameLister { [log] in log.text += $0 + "\n" }
  }
}

/// Fades a tab in slowly, and lists the frames, in the window, before and after.
private final class FrameLister: NSObject, UIViewControllerAnimatedTransitioning {
  private let note: @MainActor (String) -> Void

  init(note: @escaping @MainActor (String) -> Void) { self.note = note }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    note(
      "container \(place(of: container)), in \(container.superview.map { "\(type(of: $0))" } ?? "nil")"
    )
    note("from \(context.view(forKey: .from).map(place) ?? "nil")")
    note("to, at first \(view.frame), finally \(context.finalFrame(for: to))")
    container.addSubview(view)
    view.frame = context.finalFrame(for: to)
    view.alpha = 0
    UIView.animate(withDuration: 1) {
      view.alpha = 1
    } completion: { [self] _ in
      note("to, before the end \(place(of: view)), insets \(view.safeAreaInsets)")
      context.completeTransition(true)
      note("to, after the end \(place(of: view)), insets \(view.safeAreaInsets)")
    }
  }

  private func place(of view: UIView) -> String { "\(view.convert(view.bounds, to: nil))" }
}

/// A text field, and a window above the app.
final class KeyboardBench: UIViewController {
  private let field = UITextField(frame: CGRect(x: 16, y: 64, width: 300, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    field.borderStyle = .roundedRect
    view.addSubview(field)
    addButton("Cover", y: 8) { [weak self] in self?.cover() }
  }

  private func cover() {
    guard let scene = view.window?.windowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.backgroundColor = .systemGray
    window.windowLevel = .alert
    window.isHidden = false
    Task {
      try? await Task.sleep(nanoseconds: 3_000_000_000)
      window.isHidden = true
    }
  }
}

/// Presents a card, and a full-screen controller above it.
final class CardBench: UIViewController, UIViewControllerTransitioningDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Card", y: 8) { [weak self] in
      guard let self else { return }
      let card = UIViewController()
      card.view.backgroundColor = .systemTeal
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = self
      card.addButton("Full screen", y: 20) { [weak card] in card.map(Self.presentFullScreen) }
      card.addButton("Close", y: 80) { [weak card] in card?.dismiss(animated: true) }
      present(card, animated: true)
    }
  }

  private static func presentFullScreen(on card: UIViewController) {
    let screen = UIViewController()
    screen.view.backgroundColor = .systemIndigo
    screen.modalPresentationStyle = .fullScreen
    screen.addButton("Back", y: 120) { [weak screen] in screen?.dismiss(animated: true) }
    card.present(screen, animated: true)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardController(presentedViewController: presented, presenting: presenting)
  }
}

/// Shows a screen in a wrapper with rounded corners, smaller than the window.
private final class CardController: UIPresentationController {
  private let wrapper = UIView()

  override var presentedView: UIView? { wrapper }

  override var frameOfPresentedViewInContainerView: CGRect {
    containerView?.bounds.insetBy(dx: 30, dy: 120) ?? .zero
  }

  override func presentationTransitionWillBegin() {
    wrapper.layer.cornerRadius = 40
    wrapper.clipsToBounds = true
    wrapper.frame = frameOfPresentedViewInContainerView
    guard let screen = presentedViewController.view else { return }
    screen.frame = wrapper.bounds
    wrapper.addSubview(screen)
  }
}

/// Pushes a screen that prefers the system's zoom in a stack whose delegate has an animator.
final class PreferredTransitionBench: UIViewController, UINavigationControllerDelegate {
  private let count = UILabel(frame: CGRect(x: 16, y: 120, width: 340, height: 40))
  private var questions = 0 {
    didSet { count.text = "The delegate was asked \(questions) times." }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let root = UIViewController()
    root.view.addSubview(count)
    questions = 0
    let stack = UINavigationController(rootViewController: root)
    stack.delegate = self
    addChild(stack)
    stack.view.frame = view.bounds
    stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
    root.addButton("Push", y: 170) { [weak root] in
      let screen = UIViewController()
      screen.view.backgroundColor = .systemTeal
      if #available(iOS 18.0, *) {
        screen.preferredTransition = .zoom(options: nil) { _ in root?.view.subviews.last }
      }
      root?.navigationController?.pushViewController(screen, animated: true)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    questions += 1
    return Fade()
  }
}

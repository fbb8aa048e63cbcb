import UIKit

let sharedAnimator = GrowAnimator()

func makeScreen(_ title: String) -> UIViewController {
  let screen = UIViewController()
  screen.title = title
  screen.modalPresentationStyle = .custom
  return screen
}

enum Style {
  static let overlay = UIView()

  static func apply(to label: UILabel) {
    label.textColor = .red
    label.alpha = 0.5
  }
}

class ScreenTransition: NSObject, UIViewControllerTransitioningDelegate {
  let animator = GrowAnimator()
  var interaction: PullInteraction?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator.isPresenting = true
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator.isPresenting = false
    return animator
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction?.isUnderWay == true ? interaction : nil
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmedPresentation(presentedViewController: presented, presenting: presenting)
  }
}

class DimmedPresentation: UIPresentationController {
  private let dimming = UIView()

  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    dimming.backgroundColor = .black
    dimming.alpha = 0
  }

  override func presentationTransitionWillBegin() {
    dimming.frame = containerView?.bounds ?? .zero
    containerView?.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.dimming.alpha = 0.5 }, completion: nil)
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.dimming.alpha = 0 }, completion: nil)
  }
}

/// An object that is neither a view nor a controller.
class Router {
  let transition = ScreenTransition()
  private var window: UIWindow?
  private(set) var isShown = false

  init(window: UIWindow) { self.window = window }

  func show(_ screen: UIViewController) {
    screen.transitioningDelegate = transition
    transition.animator.start = CGRect(x: 20, y: 100, width: 100, height: 100)
    window?.rootViewController?.present(screen, animated: true) { self.isShown = true }
  }

  func hide(_ screen: UIViewController) {
    transition.animator.onDismissed = { self.isShown = false }
    screen.dismiss(animated: true)
  }
}

class ListScreen: UIViewController, UINavigationControllerDelegate, UIScrollViewDelegate {
  lazy var imageView: UIImageView = {
    let view = UIImageView()
    view.contentMode = .scaleAspectFill
    return view
  }()

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(imageView)
    imageView.alpha = 0
    DispatchQueue.main.async { self.imageView.alpha = 1 }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.delegate = self
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { imageView.center.y -= 1 }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SlideAnimator(isPush: operation == .push)
  }
}

protocol ThumbnailSource {
  func thumbnail() -> UIView
}

extension ListScreen: ThumbnailSource {
  func thumbnail() -> UIView { imageView }
}

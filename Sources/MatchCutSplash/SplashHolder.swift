import UIKit

/// The root of a window of a reveal, which has no wishes of its own.
///
/// A window in front of the app's decides the status bar, the home indicator, and how the device may be
/// held (F16). So it asks for what the screen asks for that the user sees.
final class SplashHolder: UIViewController {
  /// Returns the screen that is asked.
  var subject: () -> UIViewController? = { nil }
  /// Called when the view has been laid out.
  var onLayout: () -> Void = {}

  private let content: UIViewController?

  /// Makes a root that shows a controller, or nothing.
  init(_ content: UIViewController?) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let content, let contentView = content.view else { return }
    addChild(content)
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentView)
    content.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    onLayout()
  }

  /// Lets go of the controller that it shows.
  func release() {
    guard let content, children.contains(where: { $0 === content }) else { return }
    content.willMove(toParent: nil)
    content.viewIfLoaded?.removeFromSuperview()
    content.removeFromParent()
  }

  override var childForStatusBarStyle: UIViewController? { screenInCharge }

  override var childForStatusBarHidden: UIViewController? { screenInCharge }

  override var childForHomeIndicatorAutoHidden: UIViewController? { screenInCharge }

  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { screenInCharge }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    screenInCharge?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  /// The subject, or what it presents in its place; from there on UIKit asks.
  private var screenInCharge: UIViewController? {
    var screen = subject()
    while let next = screen?.fullScreenPresented { screen = next }
    return screen
  }
}

extension UIViewController {
  /// What it presents, where that is in charge of the bars.
  fileprivate var fullScreenPresented: UIViewController? {
    guard let presented = presentedViewController, !presented.isBeingDismissed,
      presented.modalPresentationStyle == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
    else { return nil }
    return presented
  }
}

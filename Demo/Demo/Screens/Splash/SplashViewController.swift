import UIKit

/// The splash, which the app shows until its first screen is there.
final class SplashViewController: UIViewController {
  let logo = LogoView()
  private let name = UILabel("MatchCut", size: 22, weight: .heavy, color: .white)

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.accent
    name.textAlignment = .center
    for subview in [logo, name] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    logo.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let bottom = view.bounds.height - max(view.safeAreaInsets.bottom, Spacing.margin)
    name.frame = CGRect(x: 0, y: bottom - 56, width: view.bounds.width, height: 30)
  }
}

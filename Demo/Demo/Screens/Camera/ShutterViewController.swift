import UIKit

/// The camera's controls, on a clear screen over its picture.
final class ShutterViewController: UIViewController {
  private let shutter = UIView()
  private let ring = UIView()
  private let hint: UILabel

  init(hint: String) {
    self.hint = UILabel(hint, size: 15, weight: .semibold, color: .white)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    ring.bounds = CGRect(x: 0, y: 0, width: 76, height: 76)
    ring.layer.cornerRadius = 38
    ring.layer.borderWidth = 4
    ring.layer.borderColor = UIColor.white.cgColor
    shutter.bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
    shutter.layer.cornerRadius = 30
    shutter.backgroundColor = .white
    hint.textAlignment = .center
    hint.backgroundColor = UIColor(white: 0, alpha: 0.45)
    hint.layer.cornerRadius = 15
    hint.clipsToBounds = true
    for subview in [ring, shutter, hint] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bottom = view.bounds.height - view.safeAreaInsets.bottom - Spacing.large
    ring.center = CGPoint(x: view.bounds.midX, y: bottom - 38)
    shutter.center = ring.center
    let width = hint.intrinsicContentSize.width + 28
    hint.frame = CGRect(x: view.bounds.midX - width / 2, y: bottom - 120, width: width, height: 30)
  }
}

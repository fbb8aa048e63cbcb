import UIKit

/// A container whose only child fills it, or the part below an inset.
final class NestController: UIViewController {
  let child: UIViewController
  private let inset: CGFloat

  init(_ child: UIViewController, inset: CGFloat) {
    self.child = child
    self.inset = inset
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    putBack()
    child.didMove(toParent: self)
  }

  /// Adds the view of the child again.
  func putBack() {
    guard let view = child.view, view.superview == nil else { return }
    self.view.addSubview(view)
    layOut()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOut()
  }

  private func layOut() {
    let frame = view.bounds.inset(by: UIEdgeInsets(top: inset, left: 0, bottom: 0, right: 0))
    if let view = child.viewIfLoaded, view.frame != frame { view.frame = frame }
  }
}

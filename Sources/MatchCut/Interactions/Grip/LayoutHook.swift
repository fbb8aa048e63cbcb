import UIKit

/// A view that runs work in the next layout of a container, when UIKit's present call has returned.
final class LayoutHook: UIView {
  private var work: (() -> Void)?

  /// Runs work once, before the next frame.
  static func run(in container: UIView, _ work: @escaping () -> Void) {
    let hook = LayoutHook()
    hook.isUserInteractionEnabled = false
    hook.work = work
    container.insertSubview(hook, at: 0)
    hook.setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let work = work
    self.work = nil
    removeFromSuperview()
    work?()
  }
}

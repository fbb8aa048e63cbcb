import UIKit

/// A view that runs work in the next layout of a container, when UIKit's present call has returned.
final class LayoutHook: UIView {
  private var work: (() -> Void)?
  /// Whether the work is done at once when the container leaves its window, where no layout comes.
  private var endsWithWindow = false

  /// Runs work once, before the next frame.
  ///
  /// - Parameters:
  ///   - container: The view whose layout is awaited.
  ///   - endsWithWindow: Whether the work is done at once if the container leaves its window.
  ///     Otherwise it waits until the container is in one again.
  ///   - work: What is done.
  static func run(
    in container: UIView, endsWithWindow: Bool = false, _ work: @escaping () -> Void
  ) {
    let hook = LayoutHook()
    hook.isUserInteractionEnabled = false
    hook.work = work
    container.insertSubview(hook, at: 0)
    hook.endsWithWindow = endsWithWindow
    hook.setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    end()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil, endsWithWindow { end() }
  }

  private func end() {
    endsWithWindow = false
    let work = work
    self.work = nil
    removeFromSuperview()
    work?()
  }
}

package import UIKit

/// A view that runs work in the next layout of a container, after UIKit's current call.
package class NextLayout: UIView {
  private var work: (() -> Void)?
  /// Whether the work runs at once when the container leaves its window: no layout follows.
  private var endsWithWindow = false

  /// Runs work once, before the next frame.
  ///
  /// - Parameters:
  ///   - container: The view whose layout is awaited.
  ///   - endsWithWindow: Whether the work runs at once if the container leaves its window.
  ///     Otherwise it waits until the container is in one again.
  ///   - work: The work.
  /// - Returns: The view; it may be removed early.
  @discardableResult package static func run(
    in container: UIView, endsWithWindow: Bool = false, _ work: @escaping () -> Void
  ) -> NextLayout {
    let view = NextLayout()
    view.work = work
    view.wait(in: container, endsWithWindow: endsWithWindow)
    return view
  }

  /// Stays in a container until its next layout.
  func wait(in container: UIView, endsWithWindow: Bool = false) {
    isUserInteractionEnabled = false
    container.insertSubview(self, at: 0)
    self.endsWithWindow = endsWithWindow
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    // The app may perform this layout in its animations alongside a starting transition. That is too
    // early for the work.
    if work != nil, UIView.inheritedAnimationDuration > 0 || !UIView.areAnimationsEnabled {
      // In a frame, no animation block is open, but the app may have disabled all animations.
      FrameAction.once { [weak self] in if self?.window != nil { self?.end() } }
    } else {
      end()
    }
  }

  package override func didMoveToWindow() {
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

import MatchCut
package import UIKit

/// A view whose layout starts the comparison.
package final class PresentationAnchor: UIView {
  var onLayout: (() -> Void)?

  /// The controller above which a screen is presented; `nil` if the anchor is not in a window.
  var presenter: UIViewController? {
    guard let window, let root = window.rootViewController else { return nil }
    let controller = sequence(first: self as UIResponder, next: \.next)
      .first { $0 is UIViewController }
    return (controller as? UIViewController)?.outermost ?? root
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }
}

extension UIViewController {
  /// Whether the screen is being presented or dismissed, or will be at the end of the turn.
  var isInOrAwaitsModalTransition: Bool {
    isBeingPresented || isBeingDismissed || awaitsModalTransition
  }

  /// Whether the screen, or one that is presented above it, is being presented or dismissed.
  var isAnyPresentedInTransition: Bool {
    isInOrAwaitsModalTransition || presentedViewController?.isAnyPresentedInTransition == true
  }

  /// Whether the screen is being presented or dismissed, alone or with one below it.
  var isInTransitionWithPresenters: Bool {
    isInOrAwaitsModalTransition || presentingViewController?.isInTransitionWithPresenters == true
  }

  /// The controller around this one that is presented, or the root of the window.
  fileprivate var outermost: UIViewController { parent?.outermost ?? self }
}

/// A hidden view that reports when its superview enters or leaves a window.
final class WindowWatch: UIView {
  private var onChange: (() -> Void)?

  /// Begins to watch a view.
  func watch(_ view: UIView, onChange: @escaping () -> Void) {
    isHidden = true
    view.insertSubview(self, at: 0)
    self.onChange = onChange
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onChange?()
  }

  func end() {
    onChange = nil
    removeFromSuperview()
  }
}

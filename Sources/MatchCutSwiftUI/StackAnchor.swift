package import MatchCut
package import UIKit

/// A view inside or behind a navigation stack that attaches a transition to the stack.
///
/// SwiftUI may set the stack's delegate late, or again, so the transition is attached whenever the
/// view is updated, laid out, or enters a window.
package final class StackAnchor: UIView {
  private let transition: PushTransition

  /// Creates an anchor that retains a transition.
  package init(_ transition: PushTransition) {
    self.transition = transition
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable) package required init?(coder: NSCoder) { nil }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    attach()
  }

  /// Attaches the transition, unless it is attached already.
  package func attach() {
    guard let stack, stack.delegate !== transition else { return }
    transition.attach(to: stack)
  }

  /// The navigation controller in front of the anchor, or else the one around it.
  private var stack: UINavigationController? {
    let responder = sequence(first: self as UIResponder, next: \.next)
      .first { $0 is UIViewController }
    guard let controller = responder as? UIViewController else { return nil }
    return controller.stack(around: self)
      ?? controller as? UINavigationController ?? controller.navigationController
  }
}

extension UIViewController {
  /// The first navigation controller inside this one that contains another view's center.
  fileprivate func stack(around view: UIView) -> UINavigationController? {
    for child in children {
      guard let stack = child as? UINavigationController else {
        if let stack = child.stack(around: view) { return stack }
        continue
      }
      guard let frame = stack.viewIfLoaded else { continue }
      let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      if frame.bounds.contains(view.convert(center, to: frame)) { return stack }
    }
    return nil
  }
}

package import MatchCut
package import UIKit

/// A view inside a navigation stack, or behind one, that makes a transition the stack's.
///
/// The stack's own delegate may be set late, or again. So the transition is attached anew whenever the
/// view is updated, laid out, or enters a window.
package final class StackAnchor: UIView {
  private let transition: PushTransition

  /// Makes an anchor, which retains the transition.
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

  /// The navigation controller that the anchor is behind, or else the one that it is in.
  private var stack: UINavigationController? {
    let responder = sequence(first: self as UIResponder, next: \.next)
      .first { $0 is UIViewController }
    guard let controller = responder as? UIViewController else { return nil }
    return controller.stack(around: self)
      ?? controller as? UINavigationController ?? controller.navigationController
  }
}

extension UIViewController {
  /// The first navigation controller in this one whose view lies around the center of another view.
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

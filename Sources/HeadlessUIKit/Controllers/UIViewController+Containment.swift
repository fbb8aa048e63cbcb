import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    if child.parent != nil {
      World.current.note("\(type(of: child)) moves from one parent to another")
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    child.isMovingToParent = true
  }

  func leaveParent() {
    guard let parent else { return }
    if let view = viewIfLoaded, view.window != nil, appearance.state == .appeared {
      World.current.note("\(type(of: self)) leaves its parent with its view on screen")
    }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  func settleInParent() {
    guard !appearance.isInTransition else { return }
    isMovingToParent = false
    isMovingFromParent = false
  }

  /// The outermost controller that contains this one.
  var outermostContainer: UIViewController {
    parent?.outermostContainer ?? self
  }

  func reportPreferredContentSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    ownPresentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Tells children, and the presented controller, of a new size (A14).
  func announce(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.isViewLoaded {
      let childSize = self.size(
        forChildContentContainer: child, withParentContainerSize: size)
      if childSize != child.viewIfLoaded?.bounds.size {
        child.viewWillTransition(to: childSize, with: coordinator)
      }
    }
    presentation?.controller.viewWillTransition(to: size, with: coordinator)
  }
}

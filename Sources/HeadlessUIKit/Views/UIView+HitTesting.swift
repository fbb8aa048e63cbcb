import Foundation

extension UIView {
  func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for child in children.reversed() {
      let inside = child.convertForHitTest(point)
      // A11: an animating view ignores touches, and blocks them.
      if child.isBlockedByAnimation, child.point(inside: inside, with: event) { return self }
      if let hit = child.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  /// Model positions are used, except for views that a property animator moves (A11).
  private func convertForHitTest(_ point: CGPoint) -> CGPoint {
    let isMovedByAnimator = layer.entries.contains { entry in
      let clock = (entry.animation as? ViewAnimation)?.owner as? AnimatorClock
      return clock?.leavesHitTesting == false
    }
    let values = isMovedByAnimator ? layer.presentedValues : layer.values
    return point.applying(values.transformToSuperlayer.inverted())
  }

  private var isBlockedByAnimation: Bool {
    layer.entries.contains { entry in
      (entry.animation as? ViewAnimation)?.owner?.allowsUserInteraction == false
    }
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.detach(recognizer)
    recognizers.append(recognizer)
    recognizer.view = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.viewDidMove(toWindow: nil)
    recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  func attach(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactionList.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard interactionList.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactionList.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// An object that can be added to a view, and is told of it.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction has been added to.
  var view: UIView? { get }

  /// Called when the interaction is about to be added to a view, or removed from one.
  func willMove(to view: UIView?)

  /// Called when the interaction has been added to a view, or removed from one.
  func didMove(to view: UIView?)
}

import UIKit
import UIKitSimulator

/// What is visible of a view.
struct VisibleView: Hashable {
  let frame: CGRect
  let alpha: CGFloat
}

extension Simulator {
  /// Draws the next frame, and returns what is visible of each view in the window.
  @MainActor func nextLook() -> [VisibleView] {
    step()
    return look(of: window)
  }

  @MainActor private func look(of view: UIView) -> [VisibleView] {
    let seen = VisibleView(frame: visibleFrame(of: view), alpha: visibleAlpha(of: view))
    return [seen] + view.subviews.flatMap { look(of: $0) }
  }
}

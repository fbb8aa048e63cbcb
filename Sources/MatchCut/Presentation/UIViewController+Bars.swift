package import UIKit

extension UIViewController {
  /// Tells UIKit that another screen may control the bars.
  package func barsChanged() {
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
  }
}

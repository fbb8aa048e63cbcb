import Foundation

/// What a popover can point at: a view, or an item of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the item in the coordinates of a view, in points, from iOS 17 on.
  ///
  /// - Parameter referenceView: The view.
  /// - Returns: The frame; nil if the item is not shown in the window of the view (B20).
  public func frame(in referenceView: UIView) -> CGRect? {
    let view = self as? UIView ?? (self as? UIBarButtonItem)?.customView
    let shown = view ?? (self as? UIBarItem)?.shownView
    guard let shown, let window = shown.window, window === referenceView.window else { return nil }
    return referenceView.convert(shown.bounds, from: shown)
  }
}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
extension UITabBarItem: UIPopoverPresentationControllerSourceItem {}

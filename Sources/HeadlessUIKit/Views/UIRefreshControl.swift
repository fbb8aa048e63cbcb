import Foundation

/// A control above the content of a scroll view, which refreshes when a finger pulls the content
/// far enough beyond its top.
open class UIRefreshControl: UIControl {
  /// Whether a refresh is running, during which the content is inset.
  open private(set) var isRefreshing = false {
    didSet { (superview as? UIScrollView)?.updateAdjustedContentInset() }
  }

  static let height: CGFloat = 60
  /// The distance of a pull at which a refresh begins, in points.
  private static let pull: CGFloat = 120

  /// Creates a control whose height is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: -Self.height, width: frame.width, height: Self.height))
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows a refresh that the app has begun; no action is sent.
  open func beginRefreshing() { isRefreshing = true }

  /// Ends the refresh.
  open func endRefreshing() { isRefreshing = false }

  /// Called when a finger has dragged the content, with its distance beyond the top, in points.
  func contentWasPulled(by distance: CGFloat) {
    guard isEnabled, !isRefreshing, distance >= Self.pull else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}

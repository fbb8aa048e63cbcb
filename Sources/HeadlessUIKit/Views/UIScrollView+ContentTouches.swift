import Foundation

/// A finger on something in the content.
extension UIScrollView {
  /// How long a finger rests before the content hears of it, in seconds.
  private static let delay = 0.15

  /// Whether the finger is on something in the content that keeps it.
  var contentKeepsFinger: Bool {
    guard let touched = scrollPan.countedTouches.first?.view, touched !== self,
      !delaysContentTouches || World.current.time - landingTime >= Self.delay
    else { return false }
    return !canCancelContentTouches || !touchesShouldCancel(in: touched)
  }
}

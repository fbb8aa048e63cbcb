import UIKit

extension TransitionStage {
  /// The alpha that is too low to be seen, and high enough for glass.
  private static let faint: CGFloat = 0.02

  /// Returns the alpha of the front screen where a fade begins or ends.
  ///
  /// Glass in a screen that is drawn with an alpha of 0 may stay flat for good (F8c).
  ///
  /// - Parameter alpha: The alpha of the screen at rest.
  /// - Returns: The alpha when the screen is not to be seen.
  func faded(_ alpha: CGFloat) -> CGFloat {
    min(alpha, Self.faint)
  }
}

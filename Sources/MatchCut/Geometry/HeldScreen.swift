import UIKit

/// A front screen when a finger takes it.
struct HeldScreen: Equatable {
  /// How far it is away, from 0 to 1.
  var progress: CGFloat = 0
  /// The offset of its middle from its place at rest, in points.
  var offset = CGPoint.zero
  /// Its size as a part of that at rest.
  var scale: CGFloat = 1

  /// A screen in its place.
  static let atRest = HeldScreen()
}

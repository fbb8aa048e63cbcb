import UIKit

/// A corner radius that belongs to the size of a view, as that of a circle does.
struct Roundness: PosedGeometry {
  /// In points.
  let radius: CGFloat
}

extension UIView {
  /// The corner radius, for poses in which it changes along with the size.
  var roundness: Roundness {
    get { Roundness(radius: layer.cornerRadius) }
    set { layer.cornerRadius = newValue.radius }
  }
}

import UIKit

/// A transform in space, which can be compared.
struct SpatialTransform: PosedGeometry {
  let matrix: CATransform3D

  init(_ matrix: CATransform3D) {
    self.matrix = matrix
  }

  /// Makes a transform that turns about the vertical axis, and shows what it turns in perspective.
  ///
  /// - Parameters:
  ///   - rest: The transform without the turn.
  ///   - angle: The angle in radians; 0 gives the transform without the turn.
  ///   - distance: The distance of the eye, in points.
  init(_ rest: CATransform3D, turnedBy angle: CGFloat, seenFrom distance: CGFloat) {
    guard angle != 0 else {
      matrix = rest
      return
    }
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / distance
    matrix = CATransform3DConcat(CATransform3DRotate(perspective, angle, 0, 1, 0), rest)
  }

  static func == (one: SpatialTransform, other: SpatialTransform) -> Bool {
    CATransform3DEqualToTransform(one.matrix, other.matrix)
  }
}

extension UIView {
  /// The transform of the layer in space.
  var spatialTransform: SpatialTransform {
    get { SpatialTransform(layer.transform) }
    set { layer.transform = newValue.matrix }
  }
}

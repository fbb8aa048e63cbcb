package import UIKit

// UIKit updates the safe area of a view when the view moves, but not when only its layer does (F6).
extension UIView {
  /// The transform of the layer.
  ///
  /// Setting it also moves the shadow of a clip.
  var layerTransform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      layer.setAffineTransform(newValue)
      layerFollower?.layer.setAffineTransform(newValue)
    }
  }

  /// The position of the layer.
  ///
  /// Setting it also moves the shadow of a clip, or that of a part of the clip's content.
  var layerPosition: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      layerFollower?.layer.position = newValue
      if let clip = superview as? LayerMovedView { clip.follower?.follow(clip.layerBounds.size) }
    }
  }

  /// The bounds of the layer.
  ///
  /// Setting them also resizes the shadow of a clip.
  var layerBounds: CGRect {
    get { layer.bounds }
    set {
      layer.bounds = newValue
      layerFollower?.follow(newValue.size)
    }
  }

  private var layerFollower: LayerMovedView? { (self as? LayerMovedView)?.follower }
}

extension UIView {
  /// Makes UIKit compute the safe area again, in case it did so while the layer was elsewhere.
  func renewSafeArea() {
    // Where constraints place the view, its layer has not moved (AL1).
    guard translatesAutoresizingMaskIntoConstraints else { return }
    let center = center
    // UIKit may ignore a center that the view has already.
    layer.position.x += 1
    moveView { self.center = center }
  }

  /// The frame of the view without its transform, in its superview.
  ///
  /// Setting `frame` instead would apply the inverse of the transform to the bounds (F1).
  package var untransformedFrame: CGRect {
    get {
      let anchor = layer.anchorPoint
      return CGRect(
        x: center.x - bounds.width * anchor.x, y: center.y - bounds.height * anchor.y,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      center = layer.position(filling: newValue)
    }
  }
}

extension CALayer {
  /// Returns the position at which the layer fills a rectangle.
  func position(filling frame: CGRect) -> CGPoint {
    CGPoint(
      x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
  }
}

extension CACornerMask {
  static let allCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// A view of the kit that moves by its layer alone during a transition.
///
/// If an app pins a view to the container, such as a toast, each layout of the container may return
/// the other subviews to where they were last placed through the view (AL4). UIKit uses the setters
/// of bounds and center for that. They and that of the frame have no effect here, so the safe area
/// does not change, either (F6).
class LayerMovedView: UIView {
  /// Whether only the layer moves.
  var isHeld = false

  /// The view that moves and resizes along, such as the shadow of a clip.
  weak var follower: LayerMovedView?

  /// Resizes the view with the one that it follows.
  func follow(_ size: CGSize) {}

  override var frame: CGRect {
    get { super.frame }
    set { if !isHeld { super.frame = newValue } }
  }

  override var bounds: CGRect {
    get { super.bounds }
    set { if !isHeld { super.bounds = newValue } }
  }

  override var center: CGPoint {
    get { super.center }
    set { if !isHeld { super.center = newValue } }
  }
}

extension UIView {
  /// Makes changes through the view, even if only its layer moves now.
  func moveView(_ changes: () -> Void) {
    guard let view = self as? LayerMovedView, view.isHeld else { return changes() }
    view.isHeld = false
    changes()
    view.isHeld = true
  }
}

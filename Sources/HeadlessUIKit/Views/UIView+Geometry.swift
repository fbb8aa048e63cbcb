import Foundation

extension UIView {
  /// Converts a point to another view's coordinates, or to the window's for nil (F2).
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? root).layer)
  }

  /// Converts a point from another view's coordinates, or from the window's for nil.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? root).layer)
  }

  /// Converts a rectangle to another view's coordinates, as a bounding box.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? root).layer)
  }

  /// Converts a rectangle from another view's coordinates, as a bounding box.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? root).layer)
  }

  private var root: UIView {
    window ?? sequence(first: self, next: \.superview).reduce(self) { $1 }
  }

  /// Sets the frame of an app's view, as UIKit itself does.
  func place(at frame: CGRect) {
    isBeingPlaced = true
    self.frame = frame
    isBeingPlaced = false
  }

  func setFrame(_ frame: CGRect) {
    if !layer.values.affineTransform.isIdentity { reportFrameUnderTransform() }
    let old = layer.values
    World.current.animations.blocks.last?.noteFrameChange(of: self, from: old.frame, to: frame)
    if let constraintState {
      constraintState.write { layer.frame = frame }
    } else {
      layer.frame = frame
    }
    boundsDidChange(from: old.bounds)
  }

  private func reportFrameUnderTransform() {
    guard isBeingPlaced else {
      return World.current.fault(
        "F1",
        """
        The frame of \(describe(self)) was set while it has a transform, which is undefined: \
        set bounds and center.
        """)
    }
    World.current.fault(
      "F1",
      """
      UIKit set the frame of \(describe(self)) while it has a transform, which is undefined: set \
      the transform to the identity when your animation has ended.
      """)
  }

  func boundsDidChange(from old: CGRect) {
    if old.size != bounds.size, contentMode == .redraw || old.isEmpty { layer.setNeedsDisplay() }
    if old.size != bounds.size, autoresizesSubviews {
      for child in children
      where !child.autoresizingMask.isEmpty && child.constraintState?.isPlaced != true {
        child.autoresize(from: old.size, to: bounds.size)
      }
    }
    safeAreaMayHaveChanged()
    if old != bounds { safeAreasInsideMayHaveChanged() }
    reportObservations()
  }

  /// F3: by the superview's bounds, not by its transform.
  private func autoresize(from old: CGSize, to new: CGSize) {
    guard layer.values.affineTransform.isIdentity else {
      return autoresizeFrame(from: old, to: new)
    }
    let anchor = layer.values.anchorPoint
    let size = bounds.size
    let origin = CGPoint(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height)
    let fitted = fitted(CGRect(origin: origin, size: size), from: old, to: new)
    bounds = CGRect(origin: bounds.origin, size: fitted.size)
    center = CGPoint(
      x: fitted.minX + anchor.x * fitted.width, y: fitted.minY + anchor.y * fitted.height)
  }

  /// F3: a view with a transform, for which the result is undefined, resizes by its frame.
  private func autoresizeFrame(from old: CGSize, to new: CGSize) {
    let former = layer.values
    layer.frame = fitted(former.frame, from: old, to: new)
    constraintState?.rememberGeometry()
    boundsDidChange(from: former.bounds)
  }

  private func fitted(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
    let mask = autoresizingMask
    let (x, width) = Stretch(
      before: frame.minX, length: frame.width, total: old.width,
      flexible: [
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin),
      ]
    ).fitted(to: new.width)
    let (y, height) = Stretch(
      before: frame.minY, length: frame.height, total: old.height,
      flexible: [
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin),
      ]
    ).fitted(to: new.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// One axis of autoresizing: the margin before, the length, and the margin after.
  private struct Stretch {
    let before: CGFloat
    let length: CGFloat
    let total: CGFloat
    let flexible: [Bool]

    /// The flexible parts share the difference in proportion to their lengths.
    func fitted(to newTotal: CGFloat) -> (before: CGFloat, length: CGFloat) {
      let parts = [before, length, total - before - length]
      let difference = newTotal - total
      let sum = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
      let count = flexible.filter { $0 }.count
      guard count > 0 else { return (before, length) }
      let shares = zip(parts, flexible).map { part, isFlexible in
        guard isFlexible else { return part }
        return part + difference * (sum != 0 ? part / sum : 1 / CGFloat(count))
      }
      return (shares[0], max(shares[1], 0))
    }
  }
}

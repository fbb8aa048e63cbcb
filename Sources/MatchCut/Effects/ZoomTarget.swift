public import UIKit

/// The part of the front screen that matches the source of a zoom, such as the picture in a viewer.
///
/// At the small end of the zoom, the target's rectangle covers the source's, and both have the same
/// middle, so that a picture coincides with its thumbnail, whatever their aspect ratios. The zoom
/// asks its target at every transition, when the front screen is loaded and laid out at its final
/// size. If the target no longer exists, is not in the front screen, is empty, not finite or outside
/// of the screen, the zoom is as one without a target.
public struct ZoomTarget: Sendable {
  private enum Kind {
    case frame(CGRect)
    case frameInView(CGRect, WeakView)
    case view(WeakView)
    case provider(@MainActor (TransitionRequest) -> ZoomTarget?)
  }

  private let kind: Kind
  private var ownFit: ZoomFit?

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// Returns a target that is a rectangle.
  ///
  /// - Parameters:
  ///   - frame: The rectangle, in points.
  ///   - view: The view whose coordinate system the rectangle is in, which has to be in the front
  ///     screen; it is not retained. `nil` stands for the view of the front screen.
  /// - Returns: The target.
  public static func frame(_ frame: CGRect, in view: UIView?) -> ZoomTarget {
    ZoomTarget(view.map { .frameInView(frame, WeakView(view: $0)) } ?? .frame(frame))
  }

  /// Returns a target that is a view.
  ///
  /// Of a `UIImageView` with the content mode `.scaleAspectFit`, the rectangle is that of the image
  /// rather than that of the view, so that the space beside the image does not count.
  ///
  /// - Parameter view: The view in the front screen; not retained.
  /// - Returns: The target.
  public static func view(_ view: UIView) -> ZoomTarget {
    ZoomTarget(.view(WeakView(view: view)))
  }

  /// Returns a target that a closure provides at every use.
  ///
  /// - Parameter target: A closure that returns the target for one transition, such as the picture
  ///   of the page that is shown, or `nil` for none. It lives as long as the transition, which the
  ///   presented screen keeps alive, so it should capture controllers weakly.
  /// - Returns: The target.
  public static func provider(
    _ target: @escaping @MainActor (_ request: TransitionRequest) -> ZoomTarget?
  ) -> ZoomTarget {
    ZoomTarget(.provider(target))
  }

  /// Returns the target with another way of meeting the source.
  ///
  /// - Parameter fit: How the rectangle meets the source's; ``ZoomFit/cover`` without this method. It
  ///   also counts for what a provider returns, unless that has a fit of its own.
  /// - Returns: The target.
  public func fit(_ fit: ZoomFit) -> ZoomTarget {
    var target = self
    target.ownFit = fit
    return target
  }

  /// Finds the target in a screen that is laid out; `nil` if it is of no use.
  @MainActor func resolve(in screen: UIView, for request: TransitionRequest) -> ResolvedZoomTarget?
  {
    switch kind {
    case .frame(let rect): return found(rect, of: screen, in: screen)
    case .frameInView(let rect, let reference):
      return reference.view.flatMap { found(rect, of: $0, in: screen) }
    case .view(let reference):
      return reference.view.flatMap { found($0.pictureBounds, of: $0, in: screen) }
    case .provider(let target):
      guard var target = target(request) else { return nil }
      target.ownFit = target.ownFit ?? ownFit
      return target.resolve(in: screen, for: request)
    }
  }

  @MainActor private func found(
    _ rect: CGRect, of view: UIView, in screen: UIView
  ) -> ResolvedZoomTarget? {
    screen.frame(of: rect, in: view)
      .map { ResolvedZoomTarget(frame: $0, fit: ownFit ?? .cover) }
  }
}

/// A target as it is when a transition begins.
struct ResolvedZoomTarget {
  /// In the coordinates of the front screen, in points.
  let frame: CGRect
  let fit: ZoomFit
}

extension UIView {
  /// Where a rectangle of a view in this one is; `nil` if it is not in this one, or of no use.
  func frame(of rect: CGRect, in view: UIView) -> CGRect? {
    guard view.isDescendant(of: self), rect.isUsable else { return nil }
    let frame = view.convert(rect, to: self)
    let seen = frame.intersection(bounds)
    return frame.isUsable && seen.isUsable ? frame : nil
  }

  /// Where the content of the view is: that of an image view may be narrower or lower.
  fileprivate var pictureBounds: CGRect {
    guard let imageView = self as? UIImageView, contentMode == .scaleAspectFit,
      let size = imageView.image?.size, size.isFinite, size.width > 0, size.height > 0
    else { return bounds }
    let scale = min(bounds.width / size.width, bounds.height / size.height)
    return bounds.insetBy(
      dx: (bounds.width - size.width * scale) / 2, dy: (bounds.height - size.height * scale) / 2)
  }
}

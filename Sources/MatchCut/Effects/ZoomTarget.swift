public import UIKit

/// The part of the front screen that matches the source of a zoom, such as the picture in a viewer.
///
/// Where the screen is smallest, the target's rectangle covers the source's, and both have the same
/// center, so that a picture coincides with its thumbnail, whatever their aspect ratios. The zoom
/// resolves its target for each transition, when the front screen is loaded and laid out at its
/// final size. A target that no longer exists, is not in the front screen, is empty, or is outside
/// of the screen is ignored.
public struct ZoomTarget: Sendable {
  private let place: ZoomAnchor<ZoomTarget>
  private var ownFit: ZoomFit?
  private var isAlone = false

  /// Returns a target that is a rectangle.
  ///
  /// - Parameters:
  ///   - frame: The rectangle, in points.
  ///   - view: The view whose coordinate system the rectangle is in, inside the front screen; not
  ///     retained. `nil` stands for the view of the front screen.
  /// - Returns: The target.
  public static func frame(_ frame: CGRect, in view: UIView?) -> ZoomTarget {
    ZoomTarget(place: .frame(frame, view.map(Weak.init)))
  }

  /// Returns a target that is a view.
  ///
  /// For a `UIImageView` with the content mode `.scaleAspectFit`, the rectangle is that of the
  /// image, without the space beside it.
  ///
  /// - Parameter view: The view in the front screen; not retained.
  /// - Returns: The target.
  public static func view(_ view: UIView) -> ZoomTarget {
    ZoomTarget(place: .view(Weak(view)))
  }

  /// Returns a target that is the picture of a viewer, and flies alone.
  ///
  /// What is around the picture, such as a black background, text and buttons, fades: in over the
  /// last 0.4 of a presentation, and out over the first 0.4 of a dismissal. If the screen can be
  /// dragged, it fades out as soon as a finger moves the picture, and in as the picture flies back.
  /// A visual effect there is flat meanwhile. The rectangle that the picture has when the transition
  /// begins stays in sight, so give the picture its size before. For a part of a card or a story, whose
  /// text is to be seen while a finger holds it, use ``view(_:)``.
  ///
  /// - Parameter view: The view in the front screen, as in ``view(_:)``; not retained.
  /// - Returns: The target.
  public static func picture(_ view: UIView) -> ZoomTarget { .view(view).alone() }

  /// Returns a target that a closure provides at every use.
  ///
  /// - Parameter target: A closure that returns the target for one transition, such as the picture
  ///   of the page that is shown, or `nil` for none. The presented screen keeps the transition and
  ///   with it the closure alive, so capture controllers weakly.
  /// - Returns: The target.
  public static func provider(
    _ target: @escaping @MainActor (_ request: TransitionRequest) -> ZoomTarget?
  ) -> ZoomTarget {
    ZoomTarget(place: .provider { [target($0)].compactMap(\.self) })
  }

  /// Returns a target that is the first valid one of the views a closure returns at each use.
  package static func firstValid(
    of views: @escaping @MainActor () -> [UIView]
  ) -> ZoomTarget {
    ZoomTarget(place: .provider { _ in views().map { .view($0) } })
  }

  /// Returns the target as a picture that flies alone.
  package func alone() -> ZoomTarget {
    var target = self
    target.isAlone = true
    return target
  }

  /// Returns the target with another alignment to the source.
  ///
  /// - Parameter fit: How the rectangle is aligned with the source's; ``ZoomFit/cover`` by default.
  ///   It also applies to what a provider returns, unless that has a fit of its own.
  /// - Returns: The target.
  public func fit(_ fit: ZoomFit) -> ZoomTarget {
    var target = self
    target.ownFit = fit
    return target
  }

  /// Finds the target in a screen that is laid out; `nil` if it is not valid.
  @MainActor func resolve(in screen: UIView, for request: TransitionRequest) -> ResolvedZoomTarget?
  {
    switch place {
    case .frame(let rect, let reference):
      return (reference ?? Weak(screen)).object.flatMap { found(rect, of: $0, in: screen) }
    case .view(let reference):
      return reference.object.flatMap { found($0.pictureBounds, of: $0, in: screen) }
    case .provider(let targets):
      for var target in targets(request) {
        target.ownFit = target.ownFit ?? ownFit
        target.isAlone = target.isAlone || isAlone
        if let found = target.resolve(in: screen, for: request) { return found }
      }
      return nil
    }
  }

  @MainActor private func found(
    _ rect: CGRect, of view: UIView, in screen: UIView
  ) -> ResolvedZoomTarget? {
    screen.frame(of: rect, in: view).map {
      let radius = rect == view.bounds ? view.layer.cornerRadius : 0
      return ResolvedZoomTarget(
        frame: $0, fit: ownFit ?? .cover,
        cornerRadius: rect.size.fitting(cornerRadius: radius) * $0.width / rect.width,
        isAlone: isAlone)
    }
  }
}

/// The place of a target when a transition begins.
struct ResolvedZoomTarget {
  /// In the coordinates of the front screen, in points.
  let frame: CGRect
  let fit: ZoomFit
  /// In points of the front screen.
  let cornerRadius: CGFloat
  /// Whether it flies without the screen around it.
  let isAlone: Bool
}

extension UIView {
  /// The rectangle in this view's coordinates; `nil` if it is empty or the other view is not
  /// inside.
  func frame(of rect: CGRect, in view: UIView) -> CGRect? {
    guard view.isDescendant(of: self), rect.isValid else { return nil }
    let frame = view.convert(rect, to: self)
    let seen = frame.intersection(bounds)
    return frame.isValid && seen.isValid ? frame : nil
  }

  /// The bounds of the content; they may be smaller than those of an image view.
  fileprivate var pictureBounds: CGRect {
    guard let imageView = self as? UIImageView, contentMode == .scaleAspectFit,
      let size = imageView.image?.size, size.isFinite, size.width > 0, size.height > 0
    else { return bounds }
    let scale = min(bounds.width / size.width, bounds.height / size.height)
    return bounds.insetBy(
      dx: (bounds.width - size.width * scale) / 2, dy: (bounds.height - size.height * scale) / 2)
  }
}

public import UIKit

/// The start of a zoom, to which the zoom also returns.
///
/// The zoom resolves its source once for each transition, and again whenever a finger releases a
/// dragged screen, so it returns to where the thumbnail is then. A source is valid while it exists,
/// is in the window of the transition, has a size, and is in sight. Otherwise, the zoom is a fade.
///
/// A source is out of sight if it lies outside of the container or of a superview that clips to its
/// bounds, such as a scroll view, or if a superview is hidden or transparent. If any part of it is
/// in sight, the zoom uses the whole rectangle. Views above the source, such as bars, make no
/// difference, and the source itself may be hidden or transparent.
public struct ZoomSource: Sendable {
  private enum Kind {
    case frame(CGRect)
    case frameInView(CGRect, WeakView)
    case view(WeakView)
    case provider(@MainActor (TransitionRequest) -> ZoomSource?)
  }

  private let kind: Kind

  /// Returns a source that is a rectangle, with square corners.
  ///
  /// - Parameters:
  ///   - frame: The rectangle, in points.
  ///   - view: The view whose coordinate system the rectangle is in; it is not retained. `nil`
  ///     stands for the window.
  /// - Returns: The source.
  public static func frame(_ frame: CGRect, in view: UIView?) -> ZoomSource {
    ZoomSource(kind: view.map { .frameInView(frame, WeakView(view: $0)) } ?? .frame(frame))
  }

  /// Returns a source that is a view, which is hidden while the screen moves.
  ///
  /// The zoom begins with the corner radius of the view. A picture of the view lies on the screen,
  /// and fades out as the screen grows; see ``ZoomFade``.
  ///
  /// - Parameter view: The view, such as a thumbnail; not retained.
  /// - Returns: The source.
  public static func view(_ view: UIView) -> ZoomSource {
    ZoomSource(kind: .view(WeakView(view: view)))
  }

  /// Returns a source that a closure provides at every use.
  ///
  /// - Parameter source: A closure that returns the source for one transition, such as the
  ///   thumbnail of the photo on screen, or `nil` for a fade. It lives as long as the transition,
  ///   which the presented screen keeps alive, so it should capture controllers weakly.
  /// - Returns: The source.
  public static func provider(
    _ source: @escaping @MainActor (_ request: TransitionRequest) -> ZoomSource?
  ) -> ZoomSource {
    ZoomSource(kind: .provider(source))
  }

  /// Finds the source in the container of a transition; `nil` if it is not valid.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - request: The transition.
  ///   - reportsMistakes: Whether to report why a source is not valid; `false` by default.
  /// - Returns: The source.
  @MainActor func resolve(
    in container: UIView, for request: TransitionRequest, reportsMistakes: Bool = false
  ) -> ResolvedZoomSource? {
    guard let window = container.window else { return nil }
    let found: ResolvedZoomSource?
    switch kind {
    case .frame(let rect): found = ResolvedZoomSource(rect, of: window, in: container)
    case .frameInView(let rect, let reference):
      found = reference.view.flatMap { ResolvedZoomSource(rect, of: $0, in: container) }
    case .view(let reference):
      found = reference.view.flatMap { ResolvedZoomSource($0, in: container) }
    case .provider(let source):
      return source(request)?
        .resolve(in: container, for: request, reportsMistakes: reportsMistakes)
    }
    if found == nil, reportsMistakes { reportInvalid(in: window, for: request) }
    return found
  }

  /// Reports a missing or empty source as misuse, at a presentation or a push.
  ///
  /// At a dismissal or a pop, the source may legitimately have gone. A source that is only out of
  /// sight is not a mistake.
  @MainActor private func reportInvalid(in window: UIWindow, for request: TransitionRequest) {
    guard [.present, .push].contains(request.operation) else { return }
    switch kind {
    case .frame(let rect): Self.report(rect, of: window, in: window)
    case .frameInView(let rect, let reference):
      guard let view = reference.view else { return Self.reportLost(for: request, in: window) }
      Self.report(rect, of: view, in: window)
    case .view(let reference):
      guard let view = reference.view else { return Self.reportLost(for: request, in: window) }
      // The source of a navigation controller that is presented may be in any screen of its stack.
      let stack = request.frontController?.navigationController?.viewControllers ?? []
      guard
        !stack.contains(where: { $0.viewIfLoaded.map(view.isDescendant) == true })
          || view.window != nil
      else { return }
      Self.report(view.bounds, of: view, in: window)
    case .provider: break
    }
  }

  @MainActor private static func reportLost(for request: TransitionRequest, in window: UIWindow) {
    Misuse.report(
      request.frontController ?? window,
      """
      A zoom becomes a fade, because the view of its source no longer exists: create the source \
      when its view is on screen, or use a provider.
      """)
  }

  @MainActor private static func report(_ rect: CGRect, of view: UIView, in window: UIWindow) {
    let problem: String
    if view.window == nil {
      problem = "is in no window: choose a view of the screen behind that is shown"
    } else if view.window !== window {
      problem = "is in another window than the screen: choose a view of the same window"
    } else if !rect.isValid {
      problem = "has the rectangle \(rect), which is empty: lay out the view before the transition"
    } else {
      return
    }
    Misuse.report(view, "A zoom becomes a fade, because its source \(type(of: view)) \(problem).")
  }
}

/// The place of a source when a transition begins.
@MainActor struct ResolvedZoomSource {
  /// The smallest visible width and height of a valid source, in points: one pixel at a scale of 2.
  private static let leastVisible: CGFloat = 0.5

  /// In the coordinates of the container, in points.
  let frame: CGRect
  /// In points of the container.
  let cornerRadius: CGFloat
  let view: UIView?
  /// The corners with that radius; `nil` if there are none.
  var maskedCorners: CACornerMask? { cornerRadius > 0 ? view?.layer.maskedCorners : nil }

  /// Finds a view.
  init?(_ view: UIView, in container: UIView) {
    let bounds = view.bounds
    // The clipping and the alpha of the superviews matter, not those of the view itself.
    guard bounds.isValid, let frame = Self.frame(bounds, of: view, below: view, in: container)
    else { return nil }
    self.frame = frame
    self.view = view
    cornerRadius =
      bounds.size.fitting(cornerRadius: view.layer.cornerRadius) * frame.width / bounds.width
  }

  /// Finds a rectangle in the coordinates of a view.
  init?(_ rect: CGRect, of view: UIView, in container: UIView) {
    guard rect.isValid, let frame = Self.frame(rect, of: view, below: nil, in: container) else {
      return nil
    }
    self.frame = frame
    self.view = nil
    cornerRadius = 0
  }

  /// The rectangle in the container; `nil` if it is out of sight.
  private static func frame(
    _ rect: CGRect, of view: UIView, below: UIView?, in container: UIView
  ) -> CGRect? {
    let frame = ScaledScreen.unscaledFrame(
      of: view.convert(rect, to: container), in: view, for: container)
    guard view.window === container.window, frame.isValid else { return nil }
    var shape = ConvexShape(rect)
    // The view in whose coordinates the shape is.
    var space = view
    for here in sequence(first: view, next: \.superview) where here !== below {
      guard !here.isHidden, here.alpha > .faint else { return nil }
      guard here.clipsToBounds else { continue }
      shape.convert { space.convert($0, to: here) }
      shape.clip(to: here.bounds)
      space = here
    }
    shape.convert { space.convert($0, to: container) }
    shape.clip(to: container.bounds)
    let seen = shape.frame
    let isSeen =
      seen.width >= min(leastVisible, frame.width)
      && seen.height >= min(leastVisible, frame.height)
    return isSeen ? frame : nil
  }
}

/// The part of the front screen that matches the source of a zoom, such as the picture in a viewer.
///
/// Where the screen is smallest, the target's rectangle covers the source's, and both have the same
/// center, so that a picture coincides with its thumbnail, whatever their aspect ratios. The zoom
/// resolves its target for each transition, when the front screen is loaded and laid out at its
/// final size. A target that no longer exists, is not in the front screen, is empty, or is outside
/// of the screen is ignored.
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
  /// For a `UIImageView` with the content mode `.scaleAspectFit`, the rectangle is that of the
  /// image, without the space beside it.
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

/// The place of a target when a transition begins.
struct ResolvedZoomTarget {
  /// In the coordinates of the front screen, in points.
  let frame: CGRect
  let fit: ZoomFit
}

extension UIView {
  /// The rectangle in the coordinates of this view; `nil` if it is empty, or the other view is not
  /// inside this one.
  func frame(of rect: CGRect, in view: UIView) -> CGRect? {
    guard view.isDescendant(of: self), rect.isValid else { return nil }
    let frame = view.convert(rect, to: self)
    let seen = frame.intersection(bounds)
    return frame.isValid && seen.isValid ? frame : nil
  }

  /// The bounds of the content, which may be smaller than those of an image view.
  fileprivate var pictureBounds: CGRect {
    guard let imageView = self as? UIImageView, contentMode == .scaleAspectFit,
      let size = imageView.image?.size, size.isFinite, size.width > 0, size.height > 0
    else { return bounds }
    let scale = min(bounds.width / size.width, bounds.height / size.height)
    return bounds.insetBy(
      dx: (bounds.width - size.width * scale) / 2, dy: (bounds.height - size.height * scale) / 2)
  }
}

/// A reference that does not keep its view alive.
struct WeakView: Sendable {
  weak var view: UIView?
}

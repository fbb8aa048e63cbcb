public import UIKit

/// The start of a zoom, to which the zoom also returns.
///
/// The zoom asks its source once for each transition, and again whenever a finger releases a screen
/// that it has dragged. So the zoom returns to where the thumbnail is then. A source is not usable
/// if it no longer exists, is not in the window of the transition, is empty, has a negative size, is
/// not finite, or is scrolled out of sight. The zoom is then a fade.
public struct ZoomSource: Sendable {
  private enum Kind {
    case frame(CGRect)
    case frameInView(CGRect, WeakView)
    case view(WeakView)
    case provider(@MainActor (ZoomRequest) -> ZoomSource?)
  }

  private struct WeakView {
    weak var view: UIView?
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
  /// The zoom takes over the corner radius of the view. Next to the source, the view shows through
  /// the screen.
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
    _ source: @escaping @MainActor (_ request: ZoomRequest) -> ZoomSource?
  ) -> ZoomSource {
    ZoomSource(kind: .provider(source))
  }

  /// Finds the source in the container of a transition; `nil` if it is of no use.
  @MainActor func resolve(on stage: TransitionStage) -> ResolvedZoomSource? {
    switch kind {
    case .frame(let rect):
      guard stage.container.window != nil, rect.isUsable else { return nil }
      return ResolvedZoomSource(stage.container.convert(rect, from: nil), on: stage)
    case .frameInView(let rect, let reference):
      guard let view = reference.view, view.isInWindow(of: stage), rect.isUsable else {
        return nil
      }
      return ResolvedZoomSource(view.convert(rect, to: stage.container), on: stage)
    case .view(let reference):
      guard let view = reference.view, view.isInWindow(of: stage) else { return nil }
      let rect = view.convert(view.bounds, to: stage.container)
      return ResolvedZoomSource(rect, view: view, on: stage)
    case .provider(let source):
      return source(ZoomRequest(stage))?.resolve(on: stage)
    }
  }
}

/// The transition for which a provider of zoom sources is asked.
@MainActor public struct ZoomRequest {
  /// The operation of the transition.
  public let operation: TransitionOperation

  /// The controller of the screen that appears or disappears.
  public let frontController: UIViewController?

  /// The controller of the screen behind, which has the source as a rule: the presenting one, or
  /// the one below in the navigation stack.
  public let backController: UIViewController?

  init(_ stage: TransitionStage) {
    operation = stage.operation
    frontController = stage.frontController
    backController = stage.backController
  }
}

/// A source as it is when a transition begins.
@MainActor struct ResolvedZoomSource {
  /// In the coordinates of the container, in points.
  let frame: CGRect
  /// In points of the container.
  let cornerRadius: CGFloat
  let view: UIView?

  init?(_ frame: CGRect, view: UIView? = nil, on stage: TransitionStage) {
    guard frame.isUsable, frame.intersects(stage.container.bounds) else { return nil }
    self.frame = frame
    self.view = view
    guard let view, view.bounds.width > 0 else {
      cornerRadius = 0
      return
    }
    cornerRadius =
      view.bounds.size.fitting(cornerRadius: view.layer.cornerRadius) * frame.width
      / view.bounds.width
  }
}

extension UIView {
  fileprivate func isInWindow(of stage: TransitionStage) -> Bool {
    window != nil && window === stage.container.window
  }
}

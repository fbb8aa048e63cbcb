public import UIKit

/// Where a zoom starts, and where it returns to.
///
/// It is asked anew at every use, once for each transition and whenever a finger lets go of a
/// screen that it drags, so that a zoom returns to where the thumbnail is then. A source is of no
/// use if it is gone, not in the window of the transition, empty, not finite, or scrolled out of
/// sight; the zoom is a fade then.
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
  ///   - view: The view whose coordinates these are, not retained; the window for `nil`.
  /// - Returns: The source.
  public static func frame(_ frame: CGRect, in view: UIView?) -> ZoomSource {
    ZoomSource(kind: view.map { .frameInView(frame, WeakView(view: $0)) } ?? .frame(frame))
  }

  /// Returns a source that is a view, hidden while the screen is on its way.
  ///
  /// Its corner radius is carried over, and at that end of the zoom it shows through the screen.
  ///
  /// - Parameter view: The view, such as a thumbnail; not retained.
  /// - Returns: The source.
  public static func view(_ view: UIView) -> ZoomSource {
    ZoomSource(kind: .view(WeakView(view: view)))
  }

  /// Returns a source that is asked for when a transition begins.
  ///
  /// - Parameter source: Called for every transition. It returns the source for that one, such as
  ///   the thumbnail of the photo that is showing, or `nil` for a fade. It is kept as long as the
  ///   transition, which the presented screen keeps: capture controllers weakly.
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
      guard stage.container.window != nil else { return nil }
      return ResolvedZoomSource(stage.container.convert(rect, from: nil), on: stage)
    case .frameInView(let rect, let reference):
      guard let view = reference.view, view.isInWindow(of: stage) else { return nil }
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

/// Tells a provider of zoom sources which transition it is asked for.
@MainActor public struct ZoomRequest {
  /// What the transition does.
  public let operation: TransitionOperation

  /// The controller of the screen that comes or goes.
  public let frontController: UIViewController?

  /// The controller of the screen that the source is in, as a rule: the presenting one, or the one
  /// below in the navigation stack.
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
    cornerRadius = view.layer.cornerRadius * frame.width / view.bounds.width
  }
}

extension UIView {
  fileprivate func isInWindow(of stage: TransitionStage) -> Bool {
    window != nil && window === stage.container.window
  }
}

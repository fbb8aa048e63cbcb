public import UIKit

/// The place where a zoom begins, and to which it returns.
///
/// The zoom resolves its source once for each transition, and again whenever the user releases a
/// dragged screen, so that it returns to where the thumbnail is then. A source is valid while it
/// exists, is in the window of the transition, has a size, and is in sight. A view inside the
/// screen that moves is not valid, because the screen cannot zoom out of itself. Without a valid
/// source, the zoom is a fade.
///
/// A source is out of sight if it lies outside of the container or of a superview that clips to its
/// bounds, such as a scroll view, or if a superview is hidden or transparent. If a part of it is in
/// sight, the screen comes out of that part and returns to it. The bars of the navigation and tab
/// bar controllers around the source, as wide as the source, cut it off like a superview that
/// clips. A source that a bar covers altogether is used as a whole. Other views above the source
/// make no difference, and the source itself may be hidden or transparent.
public struct ZoomSource: Sendable {
  private let place: ZoomAnchor<ZoomSource>

  /// Returns a source that is a rectangle, with square corners.
  ///
  /// - Parameters:
  ///   - frame: The rectangle, in points.
  ///   - view: The view whose coordinate system the rectangle is in; it is not retained. `nil`
  ///     stands for the window.
  /// - Returns: The source.
  public static func frame(_ frame: CGRect, in view: UIView?) -> ZoomSource {
    ZoomSource(place: .frame(frame, view.map(Weak.init)))
  }

  /// Returns a source that is a view; the view is hidden while the screen moves.
  ///
  /// The zoom begins with the corner radius of the view. A picture of the view lies on the screen,
  /// and fades out as the screen grows; see ``ZoomFade``.
  ///
  /// - Parameter view: The view, such as a thumbnail; not retained.
  /// - Returns: The source.
  public static func view(_ view: UIView) -> ZoomSource {
    ZoomSource(place: .view(Weak(view)))
  }

  /// Returns a source that a closure provides at every use.
  ///
  /// - Parameter source: A closure that returns the source for one transition, such as the
  ///   thumbnail of the photo on screen, or `nil` for a fade. The presented screen keeps the
  ///   transition and with it the closure alive, so capture controllers weakly.
  /// - Returns: The source.
  public static func provider(
    _ source: @escaping @MainActor (_ request: TransitionRequest) -> ZoomSource?
  ) -> ZoomSource {
    ZoomSource(place: .provider { [source($0)].compactMap(\.self) })
  }

  /// Returns a source that is an item of a bar: a button of a navigation bar or a toolbar, or a tab.
  ///
  /// An item with a custom view is that view. For others, UIKit tells where the bar shows the item
  /// from iOS 17 on; the item stays in sight while the screen moves. Before, and while no bar of the
  /// screen behind shows the item, the zoom is a fade; so is a pop, because the bar shows the items
  /// of the pushed screen until its end.
  ///
  /// - Parameter item: The item, a `UIBarButtonItem` or a `UITabBarItem`; not retained.
  /// - Returns: The source.
  public static func barItem(_ item: UIBarItem) -> ZoomSource {
    .provider { [weak item] request in
      if let view = (item as? UIBarButtonItem)?.customView { return .view(view) }
      // As Objective-C declares it, the frame is not optional, and null for an item that is not shown.
      guard #available(iOS 17.0, *), let window = request.backController?.viewIfLoaded?.window,
        let item = item as? any UIPopoverPresentationControllerSourceItem,
        let frame = item.frame(in: window) as CGRect?
      else { return nil }
      return .frame(frame, in: nil)
    }
  }

  /// Returns a source that is the first valid one of the views a closure returns at each use.
  ///
  /// If none is valid, the last one is reported.
  package static func firstValid(
    of views: @escaping @MainActor () -> [UIView]
  ) -> ZoomSource {
    ZoomSource(place: .provider { _ in views().map { .view($0) } })
  }

  /// Finds the source in the container of a transition; `nil` if it is not valid.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - request: The transition.
  ///   - isStart: Whether the transition begins; `false` by default. A screen then comes from where
  ///     an animation shows the source, and a source that is not valid is reported.
  /// - Returns: The source.
  @MainActor func resolve(
    in container: UIView, for request: TransitionRequest, isStart: Bool = false
  ) -> ResolvedZoomSource? {
    guard let window = container.window else { return nil }
    let found: ResolvedZoomSource?
    let isOrigin = isStart && request.operation.isAppearing
    switch place {
    case .frame(let rect, let reference):
      found = (reference ?? Weak(window)).object.flatMap {
        ResolvedZoomSource($0, rect, in: container, asShown: isOrigin)
      }
    case .view(let reference):
      let view = reference.object.flatMap { request.isInFront($0) ? nil : $0 }
      found = view.flatMap { ResolvedZoomSource($0, in: container, asShown: isOrigin) }
    case .provider(let sources):
      let sources = sources(request)
      // Only the last one is reported.
      for source in sources.dropLast() where source.resolve(in: container, for: request) != nil {
        return source.resolve(in: container, for: request, isStart: isStart)
      }
      return sources.last?.resolve(in: container, for: request, isStart: isStart)
    }
    if found == nil, isStart { reportInvalid(in: window, for: request) }
    return found
  }

  /// Reports a missing or empty source as misuse, at a presentation or a push.
  ///
  /// At a dismissal or a pop, the source may legitimately have gone. A source that is only out of
  /// sight is not a mistake.
  @MainActor private func reportInvalid(in window: UIWindow, for request: TransitionRequest) {
    guard [.present, .push].contains(request.operation) else { return }
    let source: UIView?
    switch place {
    case .frame(_, let reference): source = (reference ?? Weak(window)).object
    case .view(let reference): source = reference.object
    case .provider: return
    }
    guard let source else {
      return Misuse.report(
        request.frontController ?? window,
        "A zoom becomes a fade, because the view of its source no longer exists: use a provider.")
    }
    guard let problem = problem(of: source, in: window, for: request) else { return }
    Misuse.report(
      source, "A zoom becomes a fade, because its source \(type(of: source)) \(problem).")
  }

  /// Returns what is wrong with a source in a view, and what to do; `nil` if nothing is.
  @MainActor private func problem(
    of view: UIView, in window: UIWindow, for request: TransitionRequest
  ) -> String? {
    var rect = view.bounds
    var stack: [UIViewController] = []
    if case .frame(let frame, _) = place {
      rect = frame
    } else if request.isInFront(view) {
      return "is inside the screen that moves: choose the view of the screen behind"
    } else {
      // The source of a navigation controller that is presented may be in any screen of its stack.
      stack = request.frontController?.navigationController?.viewControllers ?? []
    }
    guard let here = view.window else {
      let isInStack = stack.contains { $0.viewIfLoaded.map(view.isDescendant) == true }
      return isInStack ? nil : "is in no window: choose a view of the screen behind that is shown"
    }
    if here !== window { return "is in another window: choose a view of the screen's window" }
    return rect.isValid
      ? nil
      : "has the rectangle \(rect), which is empty: lay out the view before the transition"
  }
}

/// The place of the source or the target of a zoom, or a provider of places.
enum ZoomAnchor<Place>: Sendable {
  /// A rectangle in a view; `nil` stands for the window, or the front screen.
  case frame(CGRect, Weak<UIView>?)
  case view(Weak<UIView>)
  /// The first valid one is used.
  case provider(@MainActor (TransitionRequest) -> [Place])
}

/// The place of a source when a transition begins.
@MainActor struct ResolvedZoomSource {
  /// The smallest visible width and height of a valid source, in points: one pixel at a scale of 2.
  private static let leastVisible: CGFloat = 0.5

  /// In the coordinates of the container, in points.
  let frame: CGRect
  /// The part of the frame that no superview and no bar cuts off.
  ///
  /// It includes what the edge of the container cuts off, because that cuts the screen as well.
  let seen: CGRect
  /// In points of the container.
  let cornerRadius: CGFloat
  let view: UIView?
  /// The corners with that radius; `nil` if there are none.
  var maskedCorners: CACornerMask? { cornerRadius > 0 ? view?.layer.maskedCorners : nil }

  /// Finds a view, or a rectangle in its coordinates.
  init?(_ view: UIView, _ rect: CGRect? = nil, in container: UIView, asShown: Bool = false) {
    let whole = rect == nil ? view : nil
    let bounds = rect ?? view.bounds
    // The clipping and the alpha of the superviews matter, not those of the whole view itself.
    guard bounds.isValid,
      let place = Self.place(of: bounds, in: view, below: whole, in: container, asShown: asShown)
    else { return nil }
    (frame, seen) = place
    self.view = whole
    let radius = whole.map { bounds.size.fitting(cornerRadius: $0.layer.cornerRadius) } ?? 0
    cornerRadius = radius * frame.width / bounds.width
  }

  /// The rectangle in the container, and the part of it that is in sight; `nil` if there is none.
  private static func place(
    of rect: CGRect, in view: UIView, below: UIView?, in container: UIView, asShown: Bool
  ) -> (frame: CGRect, seen: CGRect)? {
    let distance = asShown ? view.distanceInAnimation(in: container) : .zero
    let frame = view.convert(rect, to: container).offsetBy(dx: distance.x, dy: distance.y)
    guard view.window === container.window, frame.isValid else { return nil }
    var seen = rect
    // The view in whose coordinates that is.
    var space = view
    for here in sequence(first: view, next: \.superview) where here !== below {
      guard !here.isHidden, here.alpha > .hiddenAlpha else { return nil }
      guard here.clipsToBounds else { continue }
      seen = space.convert(seen, to: here).intersection(here.bounds)
      guard !seen.isNull else { return nil }
      space = here
    }
    seen = space.convert(seen, to: container).offsetBy(dx: distance.x, dy: distance.y)
    guard isVisible(seen.intersection(container.bounds), of: frame) else { return nil }
    for cover in covers(of: view, below: container) {
      let rest = seen.cut(by: cover)
      if isVisible(rest, of: frame) { seen = rest }
    }
    return (frame, frame.edges(of: seen, inside: container.bounds))
  }

  private static func isVisible(_ part: CGRect, of frame: CGRect) -> Bool {
    part.width >= min(leastVisible, frame.width) && part.height >= min(leastVisible, frame.height)
  }

  /// The rectangles, in a container, of the bars in front of a view but behind the container.
  private static func covers(of view: UIView, below container: UIView) -> [CGRect] {
    var covers: [CGRect] = []
    for case let controller as UIViewController in sequence(first: view, next: \UIResponder.next) {
      for bar in controller.shownBars
      where bar.isInFront(of: view) && !bar.isInFront(of: container) {
        covers.append(controller.view.convert(controller.cover(of: bar), to: container))
      }
    }
    return covers
  }
}

extension UIViewController {
  /// The bars that the controller shows around its children.
  fileprivate var shownBars: [UIView] {
    var bars: [UIView?] = []
    if let stack = self as? UINavigationController {
      if !stack.isNavigationBarHidden { bars.append(stack.navigationBar) }
      if !stack.isToolbarHidden { bars.append(stack.toolbar) }
    } else if let tabs = self as? UITabBarController {
      bars.append(tabs.tabBar)
    }
    return bars.compactMap { $0 }
      .filter { !$0.isHidden && $0.alpha > .hiddenAlpha && $0.isDescendant(of: view) }
  }

  /// What a bar covers in the view of the controller: its background extends to the edge.
  fileprivate func cover(of bar: UIView) -> CGRect {
    let frame = bar.convert(bar.bounds, to: view)
    let edge = bar is UINavigationBar ? view.bounds.minY : view.bounds.maxY
    return frame.union(CGRect(x: frame.minX, y: edge, width: frame.width, height: 0))
  }
}

extension UIView {
  /// How far from its place in a container animations show the view, such as one that follows the
  /// keyboard.
  fileprivate func distanceInAnimation(in container: UIView) -> CGPoint {
    var distance = CGPoint.zero
    // A view around the container moves both.
    for view in sequence(first: self, next: \.superview) where !container.isDescendant(of: view) {
      guard let shown = view.shownInAnimation({ $0 }) else { continue }
      distance = distance + shown.position - view.layer.position
      guard view !== self else { continue }
      distance = distance - shown.bounds.origin + view.bounds.origin
      // Where a view grows, as in a rotation, its center moves and its content does not.
      let anchor = view.layer.anchorPoint
      distance.x -= (shown.bounds.width - view.bounds.width) * anchor.x
      distance.y -= (shown.bounds.height - view.bounds.height) * anchor.y
    }
    return distance
  }

  /// Whether the view is in front of another one, by the order of subviews.
  fileprivate func isInFront(of other: UIView) -> Bool {
    guard !isDescendant(of: other), !other.isDescendant(of: self) else { return false }
    for branch in sequence(first: self, next: \.superview) {
      guard let parent = branch.superview, other.isDescendant(of: parent) else { continue }
      return parent.subviews.last { $0 === branch || other.isDescendant(of: $0) } === branch
    }
    return false
  }
}

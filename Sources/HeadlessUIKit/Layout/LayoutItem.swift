import Foundation

/// A view or a guide in the equations of an engine.
@MainActor final class LayoutItem {
  /// What determines the rectangle.
  enum Role {
    /// It is the outermost view of the engine: its size is given, its place is no matter (AL6).
    case host
    /// What was set by means of the view (AL2).
    case given
    /// Constraints.
    case placed
    /// The view that a guide belongs to.
    case derived
  }

  unowned let engine: LayoutEngine
  unowned let view: UIView
  let guide: UILayoutGuide?
  /// The variables.
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  var role: Role?
  /// Equations for a rectangle that is not the engine's to choose.
  var pins: [LinearConstraint] = []
  /// The limits of a natural size.
  var content: [LinearConstraint] = []
  var contentSize = CGSize(width: -1, height: -1)
  var contentPriorities: [UILayoutPriority] = []
  /// The width that the lines of a text were broken for.
  var wrappingWidth: CGFloat?
  /// The rectangle after the last solution.
  private(set) var frame = CGRect.zero
  var isForgotten = false
  var isStale = false

  init(engine: LayoutEngine, view: UIView, guide: UILayoutGuide?) {
    self.engine = engine
    self.view = view
    self.guide = guide
    x = engine.solver.makeVariable()
    y = engine.solver.makeVariable()
    width = engine.solver.makeVariable(nonnegative: true)
    height = engine.solver.makeVariable(nonnegative: true)
  }

  var currentRole: Role {
    if let guide { return guide.kind == .free || guide.kind == .content ? .placed : .derived }
    if view === engine.host { return .host }
    return view.translatesAutoresizingMaskIntoConstraints ? .given : .placed
  }

  /// Reads the solution, in whole pixels.
  ///
  /// - Returns: Whether it differs from the former one.
  func readSolution() -> Bool {
    let scale = view.contentScaleFactor
    func onPixel(_ value: Double) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (engine.solver.value(of: x), engine.solver.value(of: y))
    let origin = CGPoint(x: onPixel(left), y: onPixel(top))
    let new = CGRect(
      origin: origin,
      size: CGSize(
        width: onPixel(left + engine.solver.value(of: width)) - origin.x,
        height: onPixel(top + engine.solver.value(of: height)) - origin.y))
    defer { frame = new }
    return new != frame
  }
}

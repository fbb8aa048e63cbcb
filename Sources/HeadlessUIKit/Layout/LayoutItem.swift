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

  /// Its engine, which ends with its outermost view, even if a view inside is kept.
  private(set) weak var engine: LayoutEngine?
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

  /// What determines the rectangle at present.
  func role(in engine: LayoutEngine) -> Role {
    if let guide { return guide.kind == .free || guide.kind == .content ? .placed : .derived }
    if view === engine.host { return .host }
    return view.translatesAutoresizingMaskIntoConstraints ? .given : .placed
  }

  /// Reads the solution, in whole pixels.
  ///
  /// - Returns: Whether it differs from the former one.
  func readSolution(of solver: LinearSolver) -> Bool {
    let scale = view.contentScaleFactor
    let (left, top) = (solver.value(of: x), solver.value(of: y))
    // Edges are rounded, not lengths, so that views that touch still do.
    let edges = [
      left, top, left + solver.value(of: width), top + solver.value(of: height),
    ].map { ($0 * scale).rounded() }
    let new = CGRect(
      x: edges[0] / scale, y: edges[1] / scale, width: (edges[2] - edges[0]) / scale,
      height: (edges[3] - edges[1]) / scale)
    defer { frame = new }
    return new != frame
  }
}

import Foundation

extension UIView {
  /// Asks for the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size that satisfies the constraints inside and, as far as the priorities demand, is another one.
  func fittingSize(
    _ targetSize: CGSize, _ horizontalPriority: UILayoutPriority,
    _ verticalPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let engine = LayoutEngine(host: self, isFitting: true)
    for constraint in constraintsInside { engine.register(constraint) }
    let item = engine.item(for: self)
    _ = engine.solver.add(
      LinearExpression(item.width) + -targetSize.width, .equal,
      priority: horizontalPriority.weight)
    _ = engine.solver.add(
      LinearExpression(item.height) + -targetSize.height, .equal,
      priority: verticalPriority.weight)
    engine.flush()
    return item.frame.size
  }

  /// The constraints that the view and those inside hold, up to the next engine.
  private var constraintsInside: [NSLayoutConstraint] {
    constraints + children.filter { !$0.hostsLayout }.flatMap(\.constraintsInside)
  }
}

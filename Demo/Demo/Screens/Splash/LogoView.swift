import UIKit

/// The demo's mark: a thumbnail in front of its screen.
final class LogoView: UIView {
  static let size = CGSize(width: 96, height: 112)

  /// The outline of both, in the view's coordinates.
  static var outline: UIBezierPath {
    let outline = UIBezierPath(
      roundedRect: CGRect(x: 22, y: 0, width: 74, height: 112), cornerRadius: 20)
    outline.append(
      UIBezierPath(roundedRect: CGRect(x: 0, y: 44, width: 48, height: 56), cornerRadius: 14))
    return outline
  }

  override class var layerClass: AnyClass { CAShapeLayer.self }

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = false
    guard let shape = layer as? CAShapeLayer else { return }
    shape.path = Self.outline.cgPath
    shape.fillColor = Palette.card.cgColor
  }

  required init?(coder: NSCoder) { nil }
}

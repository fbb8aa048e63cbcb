import UIKit

/// A color that fades from an edge, so that text over content can be read.
final class EdgeFade: UIView {
  enum Edge {
    case top
    case bottom
  }

  private let gradient = CAGradientLayer()
  private let edge: Edge
  private let color: UIColor
  private let strength: CGFloat

  init(from edge: Edge, color: UIColor, strength: CGFloat = 1) {
    self.edge = edge
    self.color = color
    self.strength = strength
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.addSublayer(gradient)
    showColor()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard gradient.bounds.size != bounds.size else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.frame = bounds
    CATransaction.commit()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColor()
  }

  /// Lies along the edge of a view, with a part of its height.
  func fill(_ view: UIView, heightRatio: CGFloat) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: heightRatio),
      edge == .top
        ? topAnchor.constraint(equalTo: view.topAnchor)
        : bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func showColor() {
    let color = color.resolvedColor(with: traitCollection)
    // Eased, so that no line is seen where it begins.
    let alphas: [CGFloat] = [1, 0.94, 0.66, 0.22, 0]
    let colors = alphas.map { color.withAlphaComponent($0 * strength).cgColor }
    gradient.colors = edge == .top ? colors : colors.reversed()
  }
}

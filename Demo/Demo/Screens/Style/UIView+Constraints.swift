import UIKit

extension UIView {
  /// Adds a subview that constraints lay out.
  func addConstrained(_ subview: UIView) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    addSubview(subview)
  }
}

extension UIStackView {
  /// A stack of views with one of the demo's distances.
  convenience init(
    _ axis: NSLayoutConstraint.Axis, _ views: [UIView], spacing: CGFloat,
    alignment: Alignment = .fill
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension UIImageView {
  /// A view of a symbol.
  convenience init(symbol: String, size: CGFloat, color: UIColor) {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
    self.init(image: UIImage(systemName: symbol, withConfiguration: configuration))
    tintColor = color
  }
}

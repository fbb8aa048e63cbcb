import MatchCut
import UIKit

/// A round button with a symbol.
final class IconButton: UIButton {
  static let side: CGFloat = 40

  init(
    _ symbol: String, label: String, color: UIColor, background: UIColor,
    action: @escaping @MainActor () -> Void
  ) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    backgroundColor = background
    layer.cornerRadius = Self.side / 2
    tintColor = color
    let size = UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold)
    setImage(UIImage(systemName: symbol, withConfiguration: size), for: .normal)
    accessibilityLabel = label
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }
}

extension IconButton {
  /// Makes a button that dismisses a screen.
  static func close(_ screen: UIViewController) -> IconButton {
    IconButton("xmark", label: "Close", color: Palette.ink, background: Palette.card) {
      [weak screen] in screen?.dismissOrReverse()
    }
  }

  /// Adds the button to the upper corner of a screen, if that is presented.
  func lieInCorner(of screen: UIViewController) {
    guard let view = screen.view, screen.presentingViewController != nil else { return }
    if superview !== view { view.addSubview(self) }
    view.bringSubviewToFront(self)
    let area = view.safeAreaInsets
    center = CGPoint(
      x: view.bounds.width - area.right - Spacing.medium - Self.side / 2,
      y: area.top + Spacing.small + Self.side / 2)
    view.mirrorIfNeeded([self])
  }
}

import UIKit

/// Shows a landscape, scaled to fill its bounds.
final class LandscapeView: UIView {
  var landscape: Landscape {
    didSet {
      guard landscape != oldValue else { return }
      paint()
    }
  }

  // A view with a fixed size that is only moved and scaled: its layers never change, so nothing in
  // the picture animates implicitly while the view is resized.
  private let canvas = UIView(frame: CGRect(origin: .zero, size: Landscape.size))

  init(landscape: Landscape) {
    self.landscape = landscape
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    addSubview(canvas)
    paint()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = Landscape.size
    let scale = max(bounds.width / size.width, bounds.height / size.height)
    canvas.center = CGPoint(x: bounds.midX, y: bounds.midY)
    canvas.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  private func paint() {
    for layer in canvas.layer.sublayers ?? [] { layer.removeFromSuperlayer() }
    for layer in LandscapeLayers.make(for: landscape) { canvas.layer.addSublayer(layer) }
  }
}

extension LandscapeView {
  /// The style in which the status bar of a screen is legible: by the sky, where the sky is below
  /// the bar.
  func statusBarStyle(in screen: UIView) -> UIStatusBarStyle {
    let frame = convert(bounds, to: screen)
    let middle = screen.safeAreaInsets.top / 2
    guard frame.minY <= middle, middle < frame.maxY else { return .default }
    return landscape.hasDarkSky ? .lightContent : .darkContent
  }
}

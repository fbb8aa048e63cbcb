import UIKit

/// Shows a picture, scaled to fill its bounds.
final class PaintingView: UIView {
  let painting: Painting

  // The picture and its grain. These views have a fixed size, and are only moved and scaled: their
  // layers never change, so nothing animates implicitly while the view is resized.
  private let canvases: [UIView]

  /// Creates a view of a picture.
  ///
  /// - Parameters:
  ///   - painting: The picture.
  ///   - hasGrain: Whether it has grain, which is too fine for a thumbnail.
  init(_ painting: Painting, hasGrain: Bool = false) {
    self.painting = painting
    let parts = [painting.makeLayers()] + (hasGrain ? [painting.makeGrain()] : [])
    canvases = parts.map { _ in UIView(frame: CGRect(origin: .zero, size: Painting.size)) }
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    for (canvas, layers) in zip(canvases, parts) {
      addSubview(canvas)
      for layer in layers { canvas.layer.addSublayer(layer) }
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = Painting.size
    let scale = max(bounds.width / size.width, bounds.height / size.height)
    for canvas in canvases {
      canvas.center = CGPoint(x: bounds.midX, y: bounds.midY)
      canvas.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }
}

extension PaintingView {
  /// The style in which the status bar of a screen is legible: by the picture, where that is below
  /// the bar.
  func statusBarStyle(in screen: UIView) -> UIStatusBarStyle {
    let frame = convert(bounds, to: screen)
    let middle = screen.safeAreaInsets.top / 2
    guard frame.minY <= middle, middle < frame.maxY else { return .default }
    return painting.isDarkAtTop ? .lightContent : .darkContent
  }
}

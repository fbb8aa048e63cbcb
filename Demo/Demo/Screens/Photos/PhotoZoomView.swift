import UIKit

/// A photo that can be zoomed with two fingers or a double tap.
final class PhotoZoomView: UIScrollView, UIScrollViewDelegate {
  let picture: PaintingView
  /// Called when the photo has become larger than the screen, or no longer is.
  var onEnlarge: @MainActor () -> Void = {}

  private var wasEnlarged = false
  private var laidOutSize = CGSize.zero

  init(photo: Photo) {
    picture = PaintingView(photo.painting, hasGrain: true)
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    maximumZoomScale = 4
    delegate = self
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the photo is larger than the screen.
  var isEnlarged: Bool { zoomScale > minimumZoomScale }

  /// The size of a photo that fits into a screen.
  static func fittedSize(in size: CGSize) -> CGSize {
    let photo = Painting.size
    let scale = min(size.width / photo.width, size.height / photo.height)
    return CGSize(width: photo.width * scale, height: photo.height * scale)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != laidOutSize else { return }
    laidOutSize = bounds.size
    zoomScale = minimumZoomScale
    picture.frame.size = Self.fittedSize(in: bounds.size)
    contentSize = picture.frame.size
    pictureDidChange()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, touch.tapCount == 2 else { return }
    if isEnlarged {
      setZoomScale(minimumZoomScale, animated: true)
    } else {
      zoom(to: CGRect(around: touch.location(in: picture), in: bounds.size), animated: true)
    }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { pictureDidChange() }

  private func pictureDidChange() {
    // A photo that is smaller than the screen is in the center.
    picture.center = CGPoint(
      x: max(contentSize.width, bounds.width) / 2, y: max(contentSize.height, bounds.height) / 2)
    guard wasEnlarged != isEnlarged else { return }
    wasEnlarged = isEnlarged
    onEnlarge()
  }
}

extension CGRect {
  /// The part of a photo that a double tap zooms to: the shape of the screen, 2.5 times smaller.
  fileprivate init(around point: CGPoint, in size: CGSize) {
    let (width, height) = (size.width / 2.5, size.height / 2.5)
    self.init(x: point.x - width / 2, y: point.y - height / 2, width: width, height: height)
  }
}

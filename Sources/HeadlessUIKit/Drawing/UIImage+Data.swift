import Foundation

extension UIImage {
  /// Creates no image, since data is not decoded here; `UIImage(named:)` does.
  public convenience init?(data: Data) { return nil }

  /// Creates no image, since data is not decoded here; `UIImage(named:)` does.
  public convenience init?(data: Data, scale: CGFloat) { return nil }

  /// The orientation, always as the image was drawn.
  public var imageOrientation: UIImage.Orientation { .up }

  /// Returns nil: images are not encoded here.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// Returns nil: images are not encoded here.
  public func pngData() -> Data? { nil }

  /// Returns the image in a size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Returns the image itself, which needs no decoding here.
  public func preparingForDisplay() -> UIImage? { self }

  /// Returns the image itself: here, it is stretched without caps.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// Returns the image itself: here, it is stretched without caps.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    self
  }
}

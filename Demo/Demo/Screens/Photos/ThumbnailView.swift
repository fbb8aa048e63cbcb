import UIKit

/// A photo in the grid, or elsewhere as a button of its own.
final class ThumbnailView: UIButton {
  let photo: Photo

  private let picture: PaintingView

  init(
    photo: Photo, cornerRadius: CGFloat,
    action: @escaping @MainActor (ThumbnailView) -> Void = { _ in }
  ) {
    self.photo = photo
    picture = PaintingView(photo.painting)
    super.init(frame: .zero)
    addSubview(picture)
    layer.cornerRadius = cornerRadius
    clipsToBounds = true
    accessibilityLabel = photo.title
    let tapped = UIAction { [weak self] _ in
      guard let self else { return }
      action(self)
    }
    addAction(tapped, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }
}

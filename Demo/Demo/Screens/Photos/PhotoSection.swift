import UIKit

/// A titled group of thumbnails in rows.
final class PhotoSection: UIView {
  let thumbnails: [ThumbnailView]

  private let title: UILabel
  private let detail: UILabel
  private let columns: Int
  private let gap: CGFloat

  init(
    title: String, detail: String, photos: [Photo], columns: Int, gap: CGFloat,
    cornerRadius: CGFloat, action: @escaping @MainActor (ThumbnailView) -> Void
  ) {
    self.title = UILabel(title, size: 20, weight: .bold, color: Palette.ink)
    self.detail = UILabel(detail, size: 14, color: Palette.faded)
    self.columns = columns
    self.gap = gap
    thumbnails = photos.map {
      ThumbnailView(photo: $0, cornerRadius: cornerRadius, action: action)
    }
    super.init(frame: .zero)
    for view in [self.title, self.detail] + thumbnails { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let rows = (thumbnails.count + columns - 1) / columns
    let tile = tileSize(forWidth: size.width)
    let height = Self.headerHeight + CGFloat(rows) * tile.height + CGFloat(rows - 1) * gap
    return CGSize(width: size.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 0, y: 0, width: bounds.width * 0.6, height: 28)
    detail.frame = CGRect(x: bounds.width * 0.6, y: 4, width: bounds.width * 0.4, height: 20)
    detail.alignToEnd()
    let tile = tileSize(forWidth: bounds.width)
    for (index, thumbnail) in thumbnails.enumerated() {
      thumbnail.frame = CGRect(
        x: CGFloat(index % columns) * (tile.width + gap),
        y: Self.headerHeight + CGFloat(index / columns) * (tile.height + gap),
        width: tile.width,
        height: tile.height)
    }
    mirrorIfNeeded([title, detail] + thumbnails)
  }

  private static let headerHeight: CGFloat = 40

  /// Tiles have the aspect ratio of the photos, so that one becomes the other by scaling.
  private func tileSize(forWidth width: CGFloat) -> CGSize {
    let side = (width - gap * CGFloat(columns - 1)) / CGFloat(columns)
    return CGSize(width: side, height: side * Painting.size.height / Painting.size.width)
  }
}

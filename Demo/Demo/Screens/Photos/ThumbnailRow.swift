import UIKit

/// A small picture with its title.
final class ThumbnailRow: UIView {
  static let height: CGFloat = 96

  private let picture: PaintingView
  private let title: UILabel
  private let place: UILabel

  init(_ photo: Photo) {
    picture = PaintingView(photo.painting)
    title = UILabel(photo.title, size: 17, weight: .semibold, color: Palette.ink)
    place = UILabel(photo.place, size: 14, color: Palette.faded)
    super.init(frame: .zero)
    picture.layer.cornerRadius = 16
    for view in [picture, title, place] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: 0, y: 0, width: 84, height: bounds.height)
    let x = picture.frame.maxX + Spacing.medium
    title.frame = CGRect(x: x, y: 24, width: bounds.width - x, height: 22)
    place.frame = CGRect(x: x, y: 50, width: bounds.width - x, height: 20)
    mirrorIfNeeded([picture, title, place])
  }
}

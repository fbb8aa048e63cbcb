import UIKit

/// An album in the list: its cover, below its title.
final class AlbumTile: UIButton {
  let album: Album
  let picture: PaintingView
  let heading: UILabel
  let place: UILabel

  private let shade = EdgeFade(from: .bottom, color: Palette.night, strength: 0.72)

  init(_ album: Album, action: @escaping @MainActor (AlbumTile) -> Void) {
    self.album = album
    picture = PaintingView(album.cover)
    heading = UILabel(album.title, size: 19, weight: .bold, color: .white)
    place = UILabel(album.place, size: 13, weight: .medium, color: Palette.haze)
    super.init(frame: .zero)
    picture.layer.cornerRadius = Self.cornerRadius
    picture.addSubview(shade)
    for view in [picture, heading, place] { addSubview(view) }
    accessibilityLabel = album.title
    let tapped = UIAction { [weak self] _ in
      guard let self else { return }
      action(self)
    }
    addAction(tapped, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  static let cornerRadius: CGFloat = 26

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let height = bounds.height * 0.6
    shade.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    let width = bounds.width - Spacing.medium * 2
    heading.frame = CGRect(x: Spacing.medium, y: bounds.height - 59, width: width, height: 24)
    place.frame = CGRect(x: Spacing.medium, y: bounds.height - 34, width: width, height: 18)
    mirrorIfNeeded([heading, place])
  }
}

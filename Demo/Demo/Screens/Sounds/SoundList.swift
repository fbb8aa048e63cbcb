import UIKit

/// A list of recordings to scroll, below a heading.
final class SoundList: UIScrollView {
  init(_ title: String) {
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    let heading = UILabel(title, size: 34, weight: .heavy, color: Palette.ink)
    let rows = Photo.favorites.prefix(5).map(ThumbnailRow.init)
    let list = UIStackView(.vertical, [heading] + rows, spacing: Spacing.medium)
    addConstrained(list)
    NSLayoutConstraint.activate(
      rows.map { $0.heightAnchor.constraint(equalToConstant: ThumbnailRow.height) } + [
        list.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: Spacing.small),
        list.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -120),
        list.leadingAnchor.constraint(
          equalTo: contentLayoutGuide.leadingAnchor, constant: Spacing.margin),
        list.trailingAnchor.constraint(
          equalTo: contentLayoutGuide.trailingAnchor, constant: -Spacing.margin),
        list.widthAnchor.constraint(
          equalTo: frameLayoutGuide.widthAnchor, constant: -Spacing.margin * 2),
      ])
  }

  required init?(coder: NSCoder) { nil }
}

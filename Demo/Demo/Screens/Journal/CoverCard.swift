import UIKit

/// The story at the top of the list, with a picture that opens it.
final class CoverCard: UIButton {
  static let height: CGFloat = 200

  let picture: PaintingView

  private let kicker: UILabel
  private let heading: UILabel
  private let summary: UILabel

  init(article: Article, action: @escaping @MainActor () -> Void) {
    picture = PaintingView(article.painting)
    kicker = UILabel(article.kicker, size: 11, weight: .bold, color: Palette.accent)
    heading = UILabel(article.title, size: 24, weight: .heavy, color: Palette.ink, lines: 0)
    summary = UILabel(article.summary, size: 15, color: Palette.faded, lines: 0)
    super.init(frame: .zero)
    picture.layer.cornerRadius = 18
    for view in [picture, kicker, heading, summary] { addSubview(view) }
    accessibilityLabel = article.title
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = Painting.size
    picture.frame = CGRect(
      x: 0, y: 0, width: bounds.height * size.width / size.height, height: bounds.height)
    let x = picture.frame.maxX + Spacing.medium
    let width = bounds.width - x
    let heights = (heading.height(forWidth: width), summary.height(forWidth: width))
    var y = bounds.midY - (16 + heights.0 + Spacing.small + heights.1) / 2
    kicker.frame = CGRect(x: x, y: y, width: width, height: 14)
    y += 18
    heading.frame = CGRect(x: x, y: y, width: width, height: heights.0)
    y += heights.0 + Spacing.small
    summary.frame = CGRect(x: x, y: y, width: width, height: heights.1)
    mirrorIfNeeded([picture, kicker, heading, summary])
  }
}

import UIKit

/// A story in the list: a square picture above its title.
final class ArticleCard: UIButton {
  let article: Article
  let picture: PaintingView
  let kicker: UILabel
  let heading: UILabel

  private let byline: UILabel

  init(article: Article, action: @escaping @MainActor (Article) -> Void) {
    self.article = article
    picture = PaintingView(article.painting)
    kicker = UILabel(article.kicker, size: 11, weight: .bold, color: Palette.accent)
    heading = UILabel(article.title, size: 16, weight: .semibold, color: Palette.ink, lines: 2)
    byline = UILabel(article.byline, size: 12, weight: .medium, color: Palette.faded)
    super.init(frame: .zero)
    backgroundColor = Palette.card
    layer.cornerRadius = 20
    layer.shadowColor = Palette.shadow.cgColor
    layer.shadowOpacity = 0.08
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 6)
    picture.layer.cornerRadius = 12
    for view in [picture, kicker, heading, byline] { addSubview(view) }
    accessibilityLabel = article.title
    addAction(UIAction { _ in action(article) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private static let inset: CGFloat = 8
  private static let headingHeight: CGFloat = 42

  /// The height of a card with a title of two lines.
  static func height(forWidth width: CGFloat) -> CGFloat {
    width - inset + 30 + headingHeight + 32
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width - Self.inset * 2
    picture.frame = CGRect(x: Self.inset, y: Self.inset, width: side, height: side)
    let x = Self.inset + 4
    let width = bounds.width - x * 2
    let y = picture.frame.maxY + 10
    kicker.frame = CGRect(x: x, y: y, width: width, height: 14)
    let height = min(heading.height(forWidth: width), Self.headingHeight)
    heading.frame = CGRect(x: x, y: y + 18, width: width, height: height)
    byline.frame = CGRect(x: x, y: bounds.height - 28, width: width, height: 16)
    mirrorIfNeeded([picture, kicker, heading, byline])
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 20).cgPath
  }
}

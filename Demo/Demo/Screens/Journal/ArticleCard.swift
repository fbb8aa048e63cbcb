import UIKit

/// A story in the list.
final class ArticleCard: UIButton {
  static let height: CGFloat = 136

  let article: Article
  let picture: LandscapeView
  let kicker: UILabel
  let heading: UILabel

  private let summary: UILabel
  private let byline: UILabel

  init(article: Article, action: @escaping @MainActor (Article) -> Void) {
    self.article = article
    picture = LandscapeView(landscape: article.landscape)
    kicker = UILabel(article.kicker, size: 11, weight: .bold, color: Palette.accent)
    heading = UILabel(article.title, size: 17, weight: .semibold, color: Palette.ink)
    summary = UILabel(article.summary, size: 14, color: Palette.faded, lines: 2)
    byline = UILabel(article.byline, size: 12, weight: .medium, color: Palette.faded)
    super.init(frame: .zero)
    backgroundColor = Palette.card
    layer.cornerRadius = 20
    layer.shadowColor = Palette.shadow.cgColor
    layer.shadowOpacity = 0.08
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 6)
    picture.layer.cornerRadius = 14
    for view in [picture, kicker, heading, summary, byline] { addSubview(view) }
    accessibilityLabel = article.title
    addAction(UIAction { _ in action(article) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset: CGFloat = 12
    let side = bounds.height - inset * 2
    picture.frame = CGRect(x: inset, y: inset, width: side, height: side)
    let x = picture.frame.maxX + Spacing.medium
    let width = bounds.width - x - inset
    kicker.frame = CGRect(x: x, y: 16, width: width, height: 14)
    heading.frame = CGRect(x: x, y: 34, width: width, height: 22)
    let height = min(summary.height(forWidth: width), 40)
    summary.frame = CGRect(x: x, y: 60, width: width, height: height)
    byline.frame = CGRect(x: x, y: bounds.height - 30, width: width, height: 16)
    mirrorIfNeeded([picture, kicker, heading, summary, byline])
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 20).cgPath
  }
}

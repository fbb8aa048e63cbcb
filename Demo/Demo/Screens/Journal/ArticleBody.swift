import UIKit

/// A story's text, below the name of its author.
final class ArticleBody: UIView {
  /// The time that it takes to read the story is added to the name once it is known.
  var readingTime: String? {
    didSet { byline.text = [author, readingTime].compactMap(\.self).joined(separator: " · ") }
  }

  private let author: String
  private let byline: UILabel

  init(article: Article) {
    author = article.author
    byline = UILabel(author, size: 14, weight: .medium, color: Palette.faded)
    super.init(frame: .zero)
    let rule = UIView()
    rule.backgroundColor = Palette.hairline
    let paragraphs = article.paragraphs.map { UILabel($0, size: 17, color: Palette.ink, lines: 0) }
    byline.followTextSize(of: .footnote)
    for paragraph in paragraphs { paragraph.followTextSize(of: .body) }
    let rows = UIStackView(.vertical, [byline, rule] + paragraphs, spacing: Spacing.medium)
    addConstrained(rows)
    let lowerEdge = rows.bottomAnchor.constraint(equalTo: bottomAnchor)
    // Where a frame places the body, it has no size at first.
    lowerEdge.priority = .defaultHigh
    NSLayoutConstraint.activate([
      byline.heightAnchor.constraint(greaterThanOrEqualToConstant: 18),
      rule.heightAnchor.constraint(equalToConstant: 1),
      rows.topAnchor.constraint(equalTo: topAnchor),
      rows.leadingAnchor.constraint(equalTo: leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: trailingAnchor),
      lowerEdge,
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .defaultLow)
  }
}

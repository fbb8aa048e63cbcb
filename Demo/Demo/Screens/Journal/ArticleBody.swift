import UIKit

/// A story's text, below the name of its author.
final class ArticleBody: UIView {
  private let byline: UILabel
  private let rule = UIView()
  private let paragraphs: [UILabel]

  init(article: Article) {
    byline = UILabel(article.byline, size: 14, weight: .medium, color: Palette.faded)
    paragraphs = article.paragraphs.map { UILabel($0, size: 17, color: Palette.ink, lines: 0) }
    super.init(frame: .zero)
    rule.backgroundColor = Palette.hairline
    for view in [byline, rule] + paragraphs { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rows(forWidth: size.width).last?.frame.maxY ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for row in rows(forWidth: bounds.width) { row.view.frame = row.frame }
  }

  /// The lines and their frames, from top to bottom.
  private func rows(forWidth width: CGFloat) -> [(view: UIView, frame: CGRect)] {
    let texts = paragraphs.map { (view: $0 as UIView, height: $0.height(forWidth: width)) }
    var y: CGFloat = 0
    return ([(view: byline, height: 18), (view: rule, height: 1)] + texts).map { view, height in
      defer { y += height + Spacing.medium }
      return (view, CGRect(x: 0, y: y, width: width, height: height))
    }
  }
}

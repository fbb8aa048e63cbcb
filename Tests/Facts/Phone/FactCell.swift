import UIKit

/// A fact with a line for each reading, or an experiment.
final class FactCell: UITableViewCell {
  private let heading = UILabel()
  private let lines = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    heading.font = .preferredFont(forTextStyle: .headline)
    lines.font = .preferredFont(forTextStyle: .footnote)
    let stack = UIStackView(arrangedSubviews: [heading, lines])
    stack.axis = .vertical
    stack.spacing = 4
    for label in [heading, lines] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: Report.Row) {
    let text = row.text
    let end = text.firstIndex(of: "\n") ?? text.endIndex
    heading.text = String(text[..<end])
    heading.textColor = row.verdict == .differs ? .systemRed : .label
    lines.text = text[end...].isEmpty ? nil : String(text[end...].dropFirst())
    lines.textColor = row.verdict == .notAsked ? .secondaryLabel : .label
    (accessoryType, selectionStyle) = (.none, .none)
  }

  func show(_ experiment: Experiment) {
    heading.text = experiment.title
    heading.textColor = .label
    lines.text = nil
    (accessoryType, selectionStyle) = (.disclosureIndicator, .default)
  }
}

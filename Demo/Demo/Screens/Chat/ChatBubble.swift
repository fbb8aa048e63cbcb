import UIKit

/// A message of a chat.
final class ChatBubble: UIView {
  /// Whether the user has written it.
  let isMine: Bool

  private let label: UILabel

  init(_ text: String, isMine: Bool) {
    self.isMine = isMine
    label = UILabel(text, size: 16, color: isMine ? .white : Palette.ink, lines: 0)
    super.init(frame: .zero)
    backgroundColor = isMine ? Palette.accent : Palette.card
    layer.cornerRadius = 18
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(CGSize(width: size.width - 28, height: .greatestFiniteMagnitude))
    return CGSize(width: text.width + 28, height: text.height + 18)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 14, dy: 9)
  }
}

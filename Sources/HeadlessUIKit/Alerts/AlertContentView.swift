import Foundation

/// The title, the message, the text fields and the buttons of an alert.
final class AlertContentView: UIView {
  /// Called with the action whose button the user taps.
  var onTap: ((UIAlertAction) -> Void)?
  private let isSheet: Bool
  private var labels: [UILabel] = []
  private var fields: [UITextField] = []
  private var buttons: [UIButton] = []
  private let card = UIView()
  /// The background of the button that cancels a sheet, which is apart; hidden without one.
  private let cancelCard = UIView()

  init(showing alert: UIAlertController) {
    isSheet = alert.preferredStyle == .actionSheet
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    for card in [card, cancelCard] {
      card.backgroundColor = .secondarySystemBackground
      card.layer.cornerRadius = 14
      addSubview(card)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether it was shown in a popover last.
  private(set) var isInPopover = false

  /// Shows what an alert has now.
  func show(_ alert: UIAlertController) {
    for view in labels + fields + buttons { view.removeFromSuperview() }
    isInPopover = alert.isPopover
    let texts = [
      (alert.title, UIFont.boldSystemFont(ofSize: 17)), (alert.message, .systemFont(ofSize: 13)),
    ]
    labels = texts.compactMap { text, font in
      guard let text, !text.isEmpty else { return nil }
      let label = UILabel()
      label.text = text
      label.font = font
      label.textAlignment = .center
      label.numberOfLines = 0
      return label
    }
    fields = alert.textFields ?? []
    for field in fields where field.backgroundColor == nil {
      field.backgroundColor = .systemBackground
    }
    // A button that cancels comes last, but first in a pair; a popover has none (W4).
    let cancel = alert.isPopover ? [] : alert.actions.filter { $0.style == .cancel }
    let others = alert.actions.filter { $0.style != .cancel }
    let isPair = !isSheet && alert.actions.count == 2
    cancelCard.isHidden = !isSheet || cancel.isEmpty
    buttons = (isPair ? cancel + others : others + cancel).map { button(for: $0, in: alert) }
    for view in labels + fields + buttons { addSubview(view) }
    setNeedsLayout()
  }

  private func button(for action: UIAlertAction, in alert: UIAlertController) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    let isBold = action === (alert.preferredAction ?? alert.actions.first { $0.style == .cancel })
    button.titleLabel?.font = isBold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    button.isEnabled = action.isEnabled
    button.addAction(
      UIAction { [weak self] _ in self?.onTap?(action) }, for: .primaryActionTriggered)
    return button
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: place(in: size.width, moves: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = place(in: bounds.width, moves: true)
  }

  /// Places the parts from the top, and returns the height.
  private func place(in width: CGFloat, moves: Bool) -> CGFloat {
    func put(_ view: UIView, _ frame: CGRect) { if moves { view.frame = frame } }
    let inner = width - 32
    let buttonHeight: CGFloat = isSheet ? 57 : 44
    var y: CGFloat = labels.isEmpty && fields.isEmpty ? 0 : 20
    for label in labels {
      let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
      put(label, CGRect(x: 16, y: y, width: inner, height: height))
      y += height + 4
    }
    for field in fields {
      put(field, CGRect(x: 16, y: y + 8, width: inner, height: 30))
      y += 38
    }
    if y > 0 { y += 16 }
    let isPair = !isSheet && buttons.count == 2
    for (index, button) in buttons.enumerated() {
      let isApart = !cancelCard.isHidden && index == buttons.count - 1
      if isApart {
        put(card, CGRect(x: 0, y: 0, width: width, height: y))
        y += 8
        put(cancelCard, CGRect(x: 0, y: y, width: width, height: buttonHeight))
      }
      let x = isPair && index == 1 ? width / 2 : 0
      put(button, CGRect(x: x, y: y, width: isPair ? width / 2 : width, height: buttonHeight))
      if !isPair || index == 1 { y += buttonHeight }
    }
    if cancelCard.isHidden { put(card, CGRect(x: 0, y: 0, width: width, height: y)) }
    return y
  }
}

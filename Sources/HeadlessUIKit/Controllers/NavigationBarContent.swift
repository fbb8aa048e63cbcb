import Foundation

/// What a navigation bar shows for one item.
final class NavigationBarContent: UIView {
  private let titleView: UIView
  private var leading: [UIView] = []
  private var trailing: [UIView] = []

  init(
    frame: CGRect, item: UINavigationItem, back: UINavigationItem?, goBack: @escaping () -> Void
  ) {
    titleView = item.titleView ?? Self.makeTitle(item.title)
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth]
    let left = item.leftBarButtonItems ?? []
    if left.isEmpty, let back, !item.hidesBackButton {
      leading = [Self.makeBackButton(to: back, goBack: goBack)]
    } else {
      leading = left.map(Self.makeButton)
    }
    trailing = (item.rightBarButtonItems ?? []).map(Self.makeButton)
    for view in [titleView] + leading + trailing { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    place(leading, fromLeft: !isMirrored)
    place(trailing, fromLeft: isMirrored)
    let size = titleView.sizeThatFits(CGSize(width: bounds.width / 2, height: bounds.height))
    let width = min(size.width, bounds.width / 2)
    titleView.frame = CGRect(
      x: (bounds.width - width) / 2, y: (bounds.height - size.height) / 2,
      width: width, height: size.height)
  }

  private func place(_ views: [UIView], fromLeft: Bool) {
    var offset: CGFloat = 8
    for view in views {
      let fitting = view.sizeThatFits(bounds.size)
      let width = max(fitting.width, 44)
      view.frame = CGRect(
        x: fromLeft ? offset : bounds.width - offset - width, y: 0,
        width: width, height: bounds.height)
      offset += width + 8
    }
  }

  private static func makeTitle(_ title: String?) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textAlignment = .center
    return label
  }

  private static func makeBackButton(
    to item: UINavigationItem, goBack: @escaping () -> Void
  ) -> UIButton {
    let title = item.backButtonTitle ?? item.title ?? ""
    let action = UIAction(title: "\u{2039} \(title.isEmpty ? "Back" : title)") { _ in goBack() }
    return UIButton(type: .system, primaryAction: action)
  }

  private static func makeButton(_ item: UIBarButtonItem) -> UIView {
    if let view = item.customView { return view }
    let button = UIButton(type: .system, primaryAction: item.primaryAction)
    if let title = item.title { button.setTitle(title, for: .normal) }
    if let image = item.image { button.setImage(image, for: .normal) }
    button.isEnabled = item.isEnabled
    return button
  }
}

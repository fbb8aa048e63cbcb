import Foundation

/// What a navigation bar shows for one item.
final class NavigationBarContent: UIView {
  /// The height of the visible part of the large title, 0 for a title at the usual place.
  var largeTitleHeight: CGFloat = 0 {
    didSet { if largeTitleHeight != oldValue { layOutLargeTitle() } }
  }

  private let titleView: UIView
  private let hasOwnTitle: Bool
  private let largeTitle: UILabel
  private let largeTitleClip = UIView(frame: .zero)
  private var leading: [UIView] = []
  private var trailing: [UIView] = []

  init(
    frame: CGRect, item: UINavigationItem, back: UINavigationItem?, goBack: @escaping () -> Void
  ) {
    hasOwnTitle = item.titleView == nil
    titleView = item.titleView ?? Self.makeTitle(item.title)
    largeTitle = Self.makeTitle(item.title, size: 34, weight: .bold)
    largeTitle.textAlignment = .natural
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth]
    let left = item.leftBarButtonItems ?? []
    if left.isEmpty || item.leftItemsSupplementBackButton, let back, !item.hidesBackButton {
      leading = [Self.makeBackButton(to: back, goBack: goBack)]
    }
    leading += left.map(Self.makeButton)
    trailing = (item.rightBarButtonItems ?? []).map(Self.makeButton)
    largeTitleClip.clipsToBounds = true
    largeTitleClip.isUserInteractionEnabled = false
    largeTitleClip.addSubview(largeTitle)
    for view in [titleView, largeTitleClip] + leading + trailing { addSubview(view) }
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
    layOutLargeTitle()
  }

  /// Lays out the large title at the lower edge of the bar.
  private func layOutLargeTitle() {
    let height = max(largeTitleHeight, 0)
    let title = largeTitle.sizeThatFits(bounds.size)
    largeTitleClip.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: height)
    largeTitle.frame = CGRect(
      x: Self.margin, y: height - title.height - 8, width: bounds.width - Self.margin * 2,
      height: title.height)
    // The other one appears as this one leaves.
    if hasOwnTitle { titleView.alpha = 1 - min(height / Self.margin, 1) }
  }

  private static let margin: CGFloat = 16

  private func place(_ views: [UIView], fromLeft: Bool) {
    var offset: CGFloat = 8
    for view in views {
      // A view of the app's keeps its size.
      guard view is BarButton else {
        offset = max(offset, Self.margin)
        view.center = CGPoint(
          x: fromLeft
            ? offset + view.bounds.width / 2 : bounds.width - offset - view.bounds.width / 2,
          y: bounds.midY)
        offset += view.bounds.width + 8
        continue
      }
      let fitting = view.sizeThatFits(bounds.size)
      let width = max(fitting.width, 44)
      view.frame = CGRect(
        x: fromLeft ? offset : bounds.width - offset - width, y: 0,
        width: width, height: bounds.height)
      offset += width + 8
    }
  }

  private static func makeTitle(
    _ title: String?, size: CGFloat = 17, weight: UIFont.Weight = .semibold
  ) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textAlignment = .center
    return label
  }

  private static func makeBackButton(
    to item: UINavigationItem, goBack: @escaping () -> Void
  ) -> BarButton {
    let title = item.backButtonTitle ?? item.backBarButtonItem?.title ?? item.title ?? ""
    let action = UIAction(title: "\u{2039} \(title.isEmpty ? "Back" : title)") { _ in goBack() }
    return BarButton(type: .system, primaryAction: action)
  }

  private static func makeButton(_ item: UIBarButtonItem) -> UIView {
    if let view = item.customView { return view }
    let button = BarButton(type: .system, primaryAction: item.tapAction)
    if let title = item.title { button.setTitle(title, for: .normal) }
    if let image = item.image { button.setImage(image, for: .normal) }
    button.isEnabled = item.isEnabled
    item.shownView = button
    return button
  }
}

/// A button that the bar has made, rather than a view of the app's.
private final class BarButton: UIButton {}

import UIKit

/// The content of a screen besides its thumbnails.
@MainActor enum AppContent {
  /// Fills a view.
  ///
  /// - Returns: The outermost scroll view, if there is one.
  static func add(
    _ kind: ContentKind, to view: UIView, onTap: @escaping @MainActor () -> Void
  ) -> UIScrollView? {
    switch kind {
    case .plain, .pages:
      return nil
    case .list:
      let list = AppList()
      view.addSubview(list)
      return list
    case .controls:
      let button = UIButton(type: .system, primaryAction: UIAction { _ in onTap() })
      button.frame = CGRect(x: 40, y: 300, width: 300, height: 200)
      view.addSubview(button)
      let toggle = UISwitch()
      toggle.frame.origin = CGPoint(x: 40, y: 60)
      view.addSubview(toggle)
      return nil
    case .scroll, .pager, .pagesOfScrolls:
      let scrollView = UIScrollView()
      scrollView.isPagingEnabled = kind != .scroll
      view.addSubview(scrollView)
      if kind == .pagesOfScrolls {
        for _ in 0..<2 { scrollView.addSubview(UIScrollView()) }
      }
      return scrollView
    }
  }

  /// Sets the frames and content sizes of scroll views.
  static func layOut(_ scrollView: UIScrollView, in bounds: CGRect) {
    // Constraints place it to the pixel, and two that write another frame each lay out forever.
    if scrollView.translatesAutoresizingMaskIntoConstraints, scrollView.frame != bounds {
      scrollView.frame = bounds
    }
    // Its layout object determines its content size.
    guard !(scrollView is AppList) else { return }
    let size = bounds.size
    guard scrollView.isPagingEnabled else {
      return setContentSize(CGSize(width: size.width, height: size.height * 2 + 77), of: scrollView)
    }
    let pages = scrollView.subviews.compactMap { $0 as? UIScrollView }
    for (index, page) in pages.enumerated() {
      page.frame = bounds.offsetBy(dx: size.width * CGFloat(index), dy: 0)
      setContentSize(CGSize(width: size.width, height: size.height * 1.5), of: page)
    }
    setContentSize(CGSize(width: size.width * 2, height: size.height), of: scrollView)
  }

  private static func setContentSize(_ size: CGSize, of scrollView: UIScrollView) {
    if scrollView.contentSize != size { scrollView.contentSize = size }
  }
}

import UIKit

extension UIView {
  /// The scroll views from the view upwards, itself included, up to and including another view.
  func scrollViews(upTo limit: UIView?) -> [UIScrollView] {
    var scrollViews: [UIScrollView] = []
    var next: UIView? = self
    while let view = next {
      if let scrollView = view as? UIScrollView { scrollViews.append(scrollView) }
      next = view === limit ? nil : view.superview
    }
    return scrollViews
  }
}

import UIKit

extension UIView {
  /// The number of views to which a search is limited.
  static let searchLimit = 256

  /// The view and those in it, level by level, up to the limit of a search.
  var nearViews: [UIView] {
    var views = [self]
    var index = 0
    while index < views.count, views.count < Self.searchLimit {
      views += views[index].subviews.prefix(Self.searchLimit - views.count)
      index += 1
    }
    return views
  }
}

import Foundation

extension UIScrollView {
  /// The guide of the content, whose size constraints determine.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }
  /// The guide of the visible part, which stays in its place as the content scrolls.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.visiblePart) }

  /// Takes the size of the content from constraints, if there are any for it.
  func takeContentSize(from engine: LayoutEngine) {
    guard let item = constraintState?.systemGuides.first(where: { $0.kind == .content })?.item,
      item.engine === engine
    else { return }
    contentSize = item.frame.size
  }
}

import Foundation

/// The large title of the bar, which collapses as the content scrolls up, and expands before the
/// content is pulled beyond its edge (M13).
extension UINavigationController {
  /// The duration of a bar's appearance, in seconds.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2
  /// The height of the bar without a large title.
  nonisolated static let barHeight: CGFloat = 44
  /// The height of an expanded large title.
  nonisolated static let titleHeight: CGFloat = 52
  /// The largest collapsed part with which a title at rest expands again (M13).
  nonisolated static let openingLimit: CGFloat = 36

  /// The height of the bar for a screen of the stack.
  func barHeight(for controller: UIViewController?) -> CGFloat {
    guard let controller, hasLargeTitle(controller) else { return Self.barHeight }
    return Self.barHeight + controller.navigationItem.openTitleHeight
  }

  /// A bar in a low window has no large title.
  private func hasLargeTitle(_ controller: UIViewController) -> Bool {
    guard navigationBar.prefersLargeTitles, traitCollection.verticalSizeClass != .compact,
      let index = stack.firstIndex(where: { $0 === controller })
    else { return false }
    // Automatic is like the previous screen.
    let mode = stack[...index].last { $0.navigationItem.largeTitleDisplayMode != .automatic }
    return mode?.navigationItem.largeTitleDisplayMode != .never
  }

  /// Follows the scroll view of the current screen, if the bar shows a large title.
  func followContent() {
    let scrollView = shown.flatMap { !hidesBar && hasLargeTitle($0) ? $0.scrollViewBelowBar : nil }
    if followedScrollView !== scrollView {
      followedScrollView?.largeTitle = nil
      followedScrollView = scrollView
    }
    guard let scrollView, let item = shown?.navigationItem else { return }
    scrollView.largeTitle = LargeTitle(
      navigation: self, closedHeight: Self.titleHeight - item.openTitleHeight)
  }

  /// Changes the height of the bar for an incoming screen, alongside the transition.
  func changeBarHeight(to screen: UIViewController, alongside coordinator: TransitionCoordinator) {
    guard navigationBar.prefersLargeTitles else {
      barOwner = screen
      return
    }
    coordinator.animateAlongsideTransition(
      in: navigationBar,
      animation: { _ in
        self.barOwner = screen
        self.layOutParts()
      }, completion: nil)
  }

  /// Sets the height of the bar for the current screen, after a finished or canceled transition.
  func endChangeOfBarHeight() {
    barOwner = shown
    lowerTitles(of: stack.filter { $0 !== shown })
    guard navigationBar.prefersLargeTitles else { return }
    layOutParts()
    // A finger that lifted during the transition has left the content where its edge was then.
    if let followedScrollView, !followedScrollView.isTracking, followedScrollView.glide == nil {
      followedScrollView.springBack()
    }
  }

  /// Lowers titles that content has pulled higher than they are at rest.
  ///
  /// Only content that is on screen, below a bar, does that.
  func lowerTitles(of screens: [UIViewController]) {
    for item in screens.map(\.navigationItem) {
      item.openTitleHeight = min(item.openTitleHeight, Self.titleHeight)
    }
  }

  /// The height to which content beyond its edge pulls the title, with which the bar ends in the safe
  /// area (M13b).
  private var tallestTitle: CGFloat {
    guard World.current.variant.stretchesLargeTitles else { return Self.titleHeight }
    let area = view.bounds.inset(by: view.safeAreaInsets)
    return max(area.maxY - navigationBar.frame.minY - Self.barHeight, Self.titleHeight)
  }

  /// Expands or collapses the title by the offset of the content.
  func contentDidScroll(_ scrollView: UIScrollView, closedHeight: CGFloat) {
    guard scrollView === followedScrollView, let item = shown?.navigationItem else { return }
    let scrolled = scrollView.contentOffset.y + scrollView.adjustedContentInset.top + closedHeight
    let height = min(max(Self.titleHeight - scrolled, 0), tallestTitle)
    guard item.openTitleHeight != height else { return }
    item.openTitleHeight = height
    if run == nil { layOutParts() }
  }
}

extension UIViewController {
  /// The scroll view that the bar follows: the one that is set, the view, or the first one in it.
  fileprivate var scrollViewBelowBar: UIScrollView? {
    contentScrollView(for: .top) ?? viewIfLoaded as? UIScrollView
      ?? viewIfLoaded?.subviews.first as? UIScrollView
  }
}

/// The large title above a scroll view.
struct LargeTitle {
  weak var navigation: UINavigationController?
  /// How much of the title a pull expands before the content is at its edge; negative if the bar
  /// has grown with content beyond its edge.
  var closedHeight: CGFloat

  /// The offset at which the title comes to rest: expanded or collapsed.
  func restingOffset(_ offset: CGFloat, opensAt top: CGFloat) -> CGFloat {
    let scrolled = offset - top
    guard scrolled > 0, scrolled < UINavigationController.titleHeight else { return offset }
    return scrolled <= UINavigationController.openingLimit
      ? top : top + UINavigationController.titleHeight
  }
}

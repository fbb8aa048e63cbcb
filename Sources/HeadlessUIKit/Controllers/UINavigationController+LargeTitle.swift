import Foundation

/// The room for a large title in the bar, which goes as the content scrolls up, and comes back
/// before the content is pulled beyond its edge (M13).
extension UINavigationController {
  /// The height of the bar without it.
  nonisolated static let barHeight: CGFloat = 44
  /// The height of the room when the title is open.
  nonisolated static let titleHeight: CGFloat = 52
  /// How much of it a scroll may have closed at its rest for it to open again (M13).
  nonisolated static let openingLimit: CGFloat = 36

  /// The height of the bar for a screen of the stack.
  func barHeight(for controller: UIViewController?) -> CGFloat {
    guard let controller, hasLargeTitle(controller) else { return Self.barHeight }
    return Self.barHeight + controller.navigationItem.openTitleHeight
  }

  /// A bar in a low window has no room for large titles.
  private func hasLargeTitle(_ controller: UIViewController) -> Bool {
    guard navigationBar.prefersLargeTitles, traitCollection.verticalSizeClass != .compact,
      let index = stack.firstIndex(where: { $0 === controller })
    else { return false }
    // Automatic is as the screen before.
    let mode = stack[...index].last { $0.navigationItem.largeTitleDisplayMode != .automatic }
    return mode?.navigationItem.largeTitleDisplayMode != .never
  }

  /// Follows the scroll view of the screen that is shown, if that has a large title.
  func followContent() {
    let scrollView = shown.flatMap { hasLargeTitle($0) ? $0.scrollViewBelowBar : nil }
    if followedScrollView !== scrollView {
      followedScrollView?.largeTitle = nil
      followedScrollView = scrollView
    }
    guard let scrollView, let item = shown?.navigationItem else { return }
    scrollView.largeTitle = LargeTitle(
      navigation: self, closedHeight: Self.titleHeight - item.openTitleHeight)
  }

  /// Gives the bar the height for a screen that comes, along with the transition.
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

  /// Gives the bar the height for the screen that is shown, be it the one that came or not.
  func endChangeOfBarHeight() {
    barOwner = shown
    if navigationBar.prefersLargeTitles { layOutParts() }
  }

  /// Opens or closes the title as far as the content has scrolled.
  func contentDidScroll(_ scrollView: UIScrollView, closedHeight: CGFloat) {
    guard run == nil, scrollView === followedScrollView, let item = shown?.navigationItem else {
      return
    }
    let scrolled = scrollView.contentOffset.y + scrollView.adjustedContentInset.top + closedHeight
    let most = World.current.variant.stretchesLargeTitles ? CGFloat.infinity : Self.titleHeight
    let height = min(max(Self.titleHeight - scrolled, 0), most)
    guard item.openTitleHeight != height else { return }
    item.openTitleHeight = height
    layOutParts()
  }
}

extension UIViewController {
  /// The scroll view that the bar follows: the one that is set, the view, or the first one in it.
  fileprivate var scrollViewBelowBar: UIScrollView? {
    contentScrollView(for: .top) ?? viewIfLoaded as? UIScrollView
      ?? viewIfLoaded?.subviews.first as? UIScrollView
  }
}

/// What the content of a scroll view does to the bar above it.
struct LargeTitle {
  weak var navigation: UINavigationController?
  /// How much of the title a pull opens before the content is at its edge; negative if the bar has
  /// grown with content beyond its edge.
  var closedHeight: CGFloat

  /// The offset at which the title comes to rest: open or closed, nothing between.
  func restingOffset(_ offset: CGFloat, opensAt top: CGFloat) -> CGFloat {
    let scrolled = offset - top
    guard scrolled > 0, scrolled < UINavigationController.titleHeight else { return offset }
    return scrolled <= UINavigationController.openingLimit
      ? top : top + UINavigationController.titleHeight
  }
}

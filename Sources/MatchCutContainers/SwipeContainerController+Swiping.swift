import MatchCut
package import UIKit

// Selects the neighboring screens by a swipe.
extension SwipeContainerController: SelectionHost {
  var swipeView: UIView? { viewIfLoaded }

  var swipeArea: UIView? { viewIfLoaded }

  var swipedScreen: UIViewController? { currentScreen }

  var isSwipeable: Bool {
    transition == nil && !pendingSelection.isCalling && appearance.isVisible && isOnTop
      && presentedViewController == nil
  }

  /// Whether the container is in the top screen of all stacks around it, even before a push (B1).
  var isOnTop: Bool {
    var next = navigationController
    while let stack = next {
      guard let top = stack.topViewController?.viewIfLoaded,
        viewIfLoaded?.isDescendant(of: top) == true
      else { return false }
      next = stack.navigationController
    }
    return true
  }

  var stretchesAtEnds: Bool { true }

  func canSelect(_ step: SelectionStep) -> Bool { neighbor(in: step) != nil }

  func shouldSelect(_ step: SelectionStep) -> Bool { true }

  func requestSelection(_ step: SelectionStep) {
    if isSwipeable, let screen = neighbor(in: step) { begin(to: screen, isInteractive: true) }
    if transition == nil { swipe.gesture.withdraw() }
    selectPending()
  }

  func canCatch(_ context: any UIViewControllerContextTransitioning) -> Bool {
    isSwipeEnabled && presentedViewController == nil
  }

  func whenEnded(
    _ context: any UIViewControllerContextTransitioning,
    _ work: @escaping @MainActor (_ isCancelled: Bool) -> Void
  ) -> Bool {
    guard transition != nil else { return false }
    transitionEndHandler = work
    return true
  }

  /// Selects the neighbor in the direction of a swipe with three fingers.
  func scrollByPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let isMirrored = swipeView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let step: SelectionStep? =
      switch direction {
      case .next: .next
      case .previous: .previous
      case .left: isMirrored ? .previous : .next
      case .right: isMirrored ? .next : .previous
      default: nil
      }
    guard isSwipeEnabled, isSwipeable, let screen = step.flatMap(neighbor),
      let index = screens.firstIndex(of: screen)
    else { return false }
    select(index, animated: true)
    UIAccessibility.post(notification: .pageScrolled, argument: screen.title)
    return true
  }
}

extension ContainerTransitionDriver: PercentControl {
  package var shownFraction: CGFloat? { percentComplete }
}

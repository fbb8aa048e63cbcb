import Foundation

/// The bottom bars: the toolbar of the stack, and the tab bar around it (B17).
extension UINavigationController {
  /// Whether a screen of the stack hides the bottom bars; they stay hidden until it is popped.
  var wantsNoBottomBars: Bool {
    stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Whether the toolbar is hidden.
  private var isToolbarAway: Bool { hidesToolbar || hidesBottomBars }

  /// The bottom inset of the toolbar.
  var toolbarInset: CGFloat { isToolbarAway ? 0 : UIToolbar.barHeight }

  private var toolbarIsThere: Bool { toolbar.superview != nil }

  func layOutToolbar() {
    // The toolbar is created when a screen needs it first.
    guard !hidesToolbar || toolbarIsThere, let view = viewIfLoaded else { return }
    let height = UIToolbar.barHeight + view.safeAreaInsets.bottom
    let y = isToolbarAway ? view.bounds.height : view.bounds.height - height
    let frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
    if toolbar.frame != frame { toolbar.frame = frame }
  }

  func hideToolbar(_ isHidden: Bool, animated: Bool) {
    guard isHidden != hidesToolbar else { return }
    hidesToolbar = isHidden
    guard let view = viewIfLoaded else { return }
    if !isHidden, !toolbarIsThere {
      view.addSubview(toolbar)
      toolbar.items = shown?.toolbarItems
      toolbar.frame = CGRect(
        x: 0, y: view.bounds.height, width: view.bounds.width, height: UIToolbar.barHeight)
    }
    guard animated, view.window != nil else { return view.setNeedsLayout() }
    animateBars(beside: toolbar)
  }

  /// Moves the bottom bars alongside a transition.
  func changeBottomBars(alongside coordinator: TransitionCoordinator) {
    guard wantsNoBottomBars != hidesBottomBars else { return }
    coordinator.animateAlongsideTransition(
      in: navigationBar, animation: { _ in self.settleBottomBars() }, completion: nil)
  }

  /// Moves the bottom bars to their place.
  func settleBottomBars() {
    if !hidesToolbar { toolbar.items = shown?.toolbarItems }
    guard wantsNoBottomBars != hidesBottomBars else { return }
    hidesBottomBars = wantsNoBottomBars
    layOutParts()
    tabBarController?.layOutParts()
  }

  /// B17: the tab bar flashes when a transition with a custom animator is canceled.
  func hintAtFlashingTabs(after context: TransitionContext) {
    guard context.wasCancelled, wantsNoBottomBars != hidesBottomBars, tabBarController != nil,
      !(context.plan.animator is SystemNavigationAnimator)
    else { return }
    World.current.hint(
      "B17",
      """
      \(context.summary) was canceled while hidesBottomBarWhenPushed showed or hid the tab bar: on \
      a device it flashes, and may lack its items the next time; hide it without \
      hidesBottomBarWhenPushed
      """)
  }
}

extension UIViewController {
  /// Replaces the items of the toolbar for this screen.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
    guard let navigationController, navigationController.shown === self,
      !navigationController.isToolbarHidden
    else { return }
    navigationController.toolbar.setItems(toolbarItems, animated: animated)
  }
}

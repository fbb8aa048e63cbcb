import Foundation

/// The bars at the bottom: the toolbar of the stack, and the tabs around it (B17).
extension UINavigationController {
  /// Whether a screen of the stack wants the bars at the bottom away; they stay away until it is
  /// popped.
  var wantsNoBottomBars: Bool {
    stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Whether the toolbar is out of the view.
  private var isToolbarAway: Bool { hidesToolbar || hidesBottomBars }

  /// How much of the bottom the toolbar takes from the screens.
  var toolbarInset: CGFloat { isToolbarAway ? 0 : UIToolbar.barHeight }

  private var toolbarIsThere: Bool { toolbar.superview != nil }

  func layOutToolbar() {
    // It comes with the first that wants it.
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

  /// Moves the bars at the bottom along with a transition.
  func changeBottomBars(alongside coordinator: TransitionCoordinator) {
    guard wantsNoBottomBars != hidesBottomBars else { return }
    coordinator.animateAlongsideTransition(
      in: navigationBar, animation: { _ in self.settleBottomBars() }, completion: nil)
  }

  /// Puts the bars at the bottom where the stack wants them.
  func settleBottomBars() {
    if !hidesToolbar { toolbar.items = shown?.toolbarItems }
    guard wantsNoBottomBars != hidesBottomBars else { return }
    hidesBottomBars = wantsNoBottomBars
    layOutParts()
    tabBarController?.layOutParts()
  }

  /// B17: the tabs flash as a transition between other animators is taken back.
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

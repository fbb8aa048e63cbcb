import Foundation

extension UITabBarController {
  func makeLayoutView() -> UIView {
    let view = UIView(frame: World.current.screenBounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground
    content.frame = view.bounds
    view.addSubview(content)
    view.addSubview(tabBar)
    tabBar.onTap = { [weak self] in self?.userTapped($0) }
    return view
  }

  /// Sets the frames of the bar and of the content, which extends behind the bar.
  func layOutParts() {
    guard let view = viewIfLoaded else { return }
    let height = Self.barHeight + view.safeAreaInsets.bottom
    let y = hidesBar ? view.bounds.height : view.bounds.height - height
    let frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
    if tabBar.frame != frame { tabBar.frame = frame }
    layOutAccessory()
    updateSafeAreas()
    if let run {
      run.to.finalFrame = content.bounds
      run.to.placeInFlight(in: content)
    }
    guard run == nil, let shownView = shown?.viewIfLoaded, shownView.transform.isIdentity,
      shownView.frame != content.bounds
    else { return }
    shownView.frame = content.bounds
  }

  /// Whether the selected stack hides the bar.
  private var hidesBar: Bool {
    (selected as? UINavigationController)?.hidesBottomBars ?? false
  }

  func updateSafeAreas() {
    for tab in controllers {
      let isBarAway = (tab as? UINavigationController)?.hidesBottomBars ?? false
      tab.containerSafeAreaInsets = UIEdgeInsets(
        top: 0, left: 0, bottom: isBarAway ? 0 : Self.barHeight, right: 0)
    }
  }

  /// Replaces the controllers; a transition in flight goes on with its own.
  func replaceTabs(with new: [UIViewController]) {
    for tab in controllers.without(new) {
      tab.willMove(toParent: nil)
      if tab === shown, run == nil {
        tab.beginAppearance(false, animated: false)
        tab.viewIfLoaded?.removeFromSuperview()
        tab.endAppearance()
        shown = nil
      }
      tab.removeFromParent()
    }
    for tab in new.without(controllers) {
      adopt(tab)
      tab.didMove(toParent: self)
    }
    controllers = new
    if !new.contains(where: { $0 === selected }) { selected = new.first }
    tabBar.items = new.map { $0.madeTabBarItem() }
    showSelection()
  }

  /// Shows the selected tab without a transition, if the view has been loaded.
  func showSelection() {
    tabBar.selectedItem = selected?.tabBarItem
    if isViewLoaded, run == nil { install() }
  }

  /// Replaces the view in the content view by that of the selected tab.
  func install() {
    _ = loadedView()
    guard shown !== selected else { return }
    let isVisible = appearance.state == .appeared
    if let shown {
      shown.beginAppearance(false, animated: false)
      shown.viewIfLoaded?.removeFromSuperview()
      shown.endAppearance()
    }
    shown = selected
    updateSafeAreas()
    guard let shown else { return }
    if appearance.state == .appeared || appearance.state == .appearing {
      shown.beginAppearance(true, animated: false)
    }
    // The app may have selected another tab in a callback.
    guard shown === self.shown else { return }
    shown.loadedView().place(at: content.bounds)
    content.addSubview(shown.loadedView())
    if isVisible { shown.endAppearance() }
  }
}

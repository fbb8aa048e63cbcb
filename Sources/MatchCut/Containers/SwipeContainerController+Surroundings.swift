public import UIKit

// What follows the screens: background, effect, indicator, bars.
extension SwipeContainerController {
  /// The controller of the screen behind everything; `nil` by default.
  ///
  /// It is a child that appears and disappears with the container.
  public var backgroundViewController: UIViewController? {
    get { background }
    set { replaceBackground(with: newValue) }
  }

  /// A view over the background, under the screens, whose strength follows the progress; `nil` by
  /// default.
  ///
  /// The strength of a `UIVisualEffectView` is that of its effect, and the strength of any other view
  /// is its alpha. The view takes no touches. The container owns both until the view is replaced.
  public var backgroundEffectView: UIView? {
    get { backgroundEffect?.view }
    set { replaceBackgroundEffect(with: newValue.map(BackgroundEffect.init)) }
  }

  /// The place in the row of screens, with a fraction between two of them.
  private var position: CGFloat {
    guard let transition = flight else { return settled.flatMap(index).map { CGFloat($0) } ?? 0 }
    let from = CGFloat(index(of: transition.from) ?? 0)
    let to = CGFloat(index(of: transition.to) ?? 0)
    return from + (to - from) * transition.driver.percentComplete
  }

  /// Moves everything that follows the screens.
  func positionChanged() {
    guard isViewLoaded else { return }
    backgroundEffect?.show(effectStrength)
    placeIndicator()
    didMove(toPosition: position)
  }

  /// Tells UIKit that another screen is in charge of the bars.
  func selectionChanged() {
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
  }

  private var effectStrength: CGFloat {
    guard let transition = flight else { return settled.map(strength) ?? 0 }
    let (from, to) = (strength(behind: transition.from), strength(behind: transition.to))
    return from + (to - from) * transition.driver.percentComplete
  }

  private func strength(behind screen: UIViewController) -> CGFloat {
    let strength = backgroundEffectStrength?(screen) ?? 1
    return strength.isNaN ? 1 : min(max(strength, 0), 1)
  }

  func replaceBackgroundEffect(with effect: BackgroundEffect?) {
    backgroundEffect?.putBack()
    backgroundEffect?.view.removeFromSuperview()
    backgroundEffect = effect
    guard isViewLoaded else { return }
    installBackground()
    positionChanged()
  }

  func replaceBackground(with new: UIViewController?) {
    guard new !== background else { return }
    let former = background
    background = new
    former?.willMove(toParent: nil)
    if let new { addChild(new) }
    appearance.exchange(former, for: new) { [self] in
      former?.viewIfLoaded?.removeFromSuperview()
      if isViewLoaded { installBackground() }
    }
    new?.didMove(toParent: self)
    former?.removeFromParent()
  }

  /// Puts what is behind the screens in its place and its order.
  func installBackground() {
    for view in [background?.view, backgroundEffect?.view].compactMap({ $0 }) {
      view.untransformedFrame = self.view.bounds
      self.view.insertSubview(view, belowSubview: content)
    }
  }

  func indicatorChanged(from former: UIView?) {
    guard swipeIndicator !== former else { return }
    former?.removeFromSuperview()
    guard isViewLoaded, let swipeIndicator else { return }
    view.addSubview(swipeIndicator)
    placeIndicator()
  }

  private func placeIndicator() {
    guard let swipeIndicator else { return }
    swipeIndicator.isHidden = screens.count < 2
    let half = swipeIndicator.bounds.width / 2
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let part = screens.count > 1 ? position / CGFloat(screens.count - 1) : 0
    let (left, right) = (room.minX + half, room.maxX - half)
    let (first, last) = isMirrored ? (left, right) : (right, left)
    swipeIndicator.center = CGPoint(x: first + (last - first) * part, y: view.bounds.midY)
  }
}

import MatchCut
public import UIKit

// The view of the screens, the background, its effect, the indicator and the bars.
extension SwipeContainerController {
  /// The controller of the screen behind everything; `nil` by default.
  ///
  /// It is a child that appears and disappears with the container.
  public var backgroundViewController: UIViewController? {
    get { background }
    set {
      guard newValue !== background else { return }
      let former = background
      background = newValue
      former?.willMove(toParent: nil)
      if let newValue { addChild(newValue) }
      appearance.exchange(former, for: newValue) { [self] in
        former?.viewIfLoaded?.removeFromSuperview()
        if isViewLoaded { installBackground() }
      }
      newValue?.didMove(toParent: self)
      former?.removeFromParent()
    }
  }

  /// A view between background and screens whose strength follows the progress; `nil` by default.
  ///
  /// The strength of a `UIVisualEffectView` is that of its effect, and the strength of any other
  /// view is its alpha. The view takes no touches. The container owns both until the view is
  /// replaced.
  public var backgroundEffectView: UIView? {
    get { backgroundEffect?.view }
    set {
      backgroundEffect?.restore()
      backgroundEffect?.view.removeFromSuperview()
      backgroundEffect = newValue.map(BackgroundEffect.init)
      guard isViewLoaded else { return }
      installBackground()
      positionChanged()
    }
  }

  /// The index of the screen that is shown, with a fraction between two screens.
  private var position: CGFloat { interpolated { CGFloat(index(of: $0) ?? 0) } }

  /// Updates everything that depends on the position of the screens.
  func positionChanged() {
    guard isViewLoaded else { return }
    backgroundEffect?.show(interpolated(strength))
    placeIndicator()
    didMove(toPosition: position)
  }

  /// Returns a value of the selected screen; in a transition, one between those of its screens.
  private func interpolated(_ value: (_ screen: UIViewController) -> CGFloat) -> CGFloat {
    guard let transition else { return currentScreen.map(value) ?? 0 }
    let (from, to) = (value(transition.from), value(transition.to))
    return from + (to - from) * (driver?.percentComplete ?? 0)
  }

  private func strength(behind screen: UIViewController) -> CGFloat {
    let strength = backgroundEffectStrength?(screen) ?? 1
    return strength.isNaN ? 1 : min(max(strength, 0), 1)
  }

  /// Adds the view of the screens, with the selected one.
  func installContent() {
    content.container = self
    content.frame = view.bounds
    view.addSubview(content)
    if let currentScreen { content.addSubview(currentScreen.view) }
  }

  /// Inserts the background and its effect below the screens.
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
    place(swipeIndicator, at: CGPoint(x: first + (last - first) * part, y: view.bounds.midY))
  }

  /// Sets the center of the indicator, by constraints if it is not translated (AL1).
  private func place(_ indicator: UIView, at center: CGPoint) {
    if indicator.translatesAutoresizingMaskIntoConstraints {
      indicator.center = center
      return
    }
    let placed = indicatorPlace.first?.firstItem as? UIView
    if placed !== indicator || indicatorPlace.first?.isActive != true {
      indicatorPlace = [
        indicator.centerXAnchor.constraint(equalTo: view.leftAnchor),
        indicator.centerYAnchor.constraint(equalTo: view.topAnchor),
      ]
      NSLayoutConstraint.activate(indicatorPlace)
    }
    // Each change of a constant causes a layout, and that calls this method.
    for (constraint, place) in zip(indicatorPlace, [center.x, center.y])
    where constraint.constant != place { constraint.constant = place }
  }
}

/// The view with the screens of a swipe container; it lets touches through to the background.
final class SwipeContentView: UIView {
  weak var container: SwipeContainerController?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    container?.backgroundEffect?.renew(isInTransition: container?.transitionCoordinator != nil)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    // A transition in flight can be caught anywhere.
    if container?.transition != nil { return hit }
    if hit === self { return nil }
    guard let container, let screen = container.currentScreen, hit === screen.viewIfLoaded else {
      return hit
    }
    return container.letsTouchesThrough(screen) ? nil : hit
  }
}

extension UIView {
  /// Whether the view shows nothing and handles no touches itself, as far as that can be known.
  var isPlainAndClear: Bool {
    type(of: self) == UIView.self && gestureRecognizers?.isEmpty != false
      && (backgroundColor?.cgColor.alpha ?? 0) == 0
  }
}

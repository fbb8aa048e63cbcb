import Foundation

// MARK: Appearance by UIKit

extension UIViewController {
  /// Begins to appear or to disappear; a reversal in between is legal (A10).
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let target: Appearance.State = isAppearing ? .appearing : .disappearing
    let reached: Appearance.State = isAppearing ? .appeared : .disappeared
    guard appearance.state != target, appearance.state != reached else { return }
    appearance.state = target
    appearance.isAnimated = animated
    if isAppearing {
      loadViewIfNeeded()
      appearance.owesIsAppearing = true
      prepareToAppear(animated: animated)
      tell("viewWillAppear", animated, viewWillAppear)
    } else {
      appearance.owesIsAppearing = false
      tell("viewWillDisappear", animated, viewWillDisappear)
    }
    forwardAppearance { $0.beginAppearance(isAppearing, animated: animated) }
  }

  /// Ends what `beginAppearance` began.
  func endAppearance() {
    guard appearance.isInTransition else { return }
    let animated = appearance.isAnimated
    if appearance.state == .appearing {
      reportIsAppearing()
      // The callback may remove the view from the window again.
      guard appearance.state == .appearing else { return }
      appearance.owesIsAppearing = false
      appearance.state = .appeared
      tell("viewDidAppear", animated, viewDidAppear)
      finishAppearing(animated: animated)
    } else {
      appearance.state = .disappeared
      tell("viewDidDisappear", animated, viewDidDisappear)
    }
    forwardAppearance { $0.endAppearance() }
    isMovingToParent = false
    isMovingFromParent = false
    appearance.followsView = false
  }

  /// Sends `viewIsAppearing` if it is pending and the view is in a window (A2.7).
  func reportIsAppearing() {
    guard appearance.owesIsAppearing, viewIfLoaded?.window != nil else { return }
    appearance.owesIsAppearing = false
    tell("viewIsAppearing", appearance.isAnimated, viewIsAppearing)
    forwardAppearance { $0.reportIsAppearing() }
  }

  private func forwardAppearance(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenSharingAppearance() { body(child) }
  }

  private func tell(_ name: String, _ animated: Bool, _ call: (Bool) -> Void) {
    let world = World.current
    world.note(callOf: name, of: type(of: self), animated: animated)
    world.hosting { call(animated) }
    statusBarWishesMayHaveChanged()
  }
}

// MARK: Appearance by containers

extension UIViewController {
  func beginAppearanceAsAsked(_ isAppearing: Bool, animated: Bool) {
    let isRepeated =
      isAppearing
      ? appearance.state == .appearing || appearance.state == .appeared
      : appearance.state == .disappearing || appearance.state == .disappeared
    guard !isRepeated else {
      return reportUnbalanced("beginAppearanceTransition(\(isAppearing), animated: \(animated))")
    }
    beginAppearance(isAppearing, animated: animated)
  }

  func endAppearanceAsAsked() {
    guard appearance.isInTransition else {
      return reportUnbalanced("endAppearanceTransition()")
    }
    endAppearance()
  }

  private func reportUnbalanced(_ call: String) {
    World.current.fault(
      "A10",
      """
      unbalanced calls to begin/end appearance transitions: \(call) on \(type(of: self)), which \
      is \(appearance.state); containers call them in pairs, animators never
      """
    )
  }
}

// MARK: Children whose view is added or removed

extension UIViewController {
  /// Called by the view when it has entered or left a window.
  func viewDidMove(toWindow window: UIWindow?) {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods,
      parent.childFollowsWindow(self)
    else { return }
    if window != nil, appearance.state == .disappeared {
      guard parent.appearance.state == .appeared || parent.appearance.state == .appearing
      else { return }
      beginAppearance(true, animated: false)
      if parent.appearance.state == .appeared { appearByView() }
    } else if window != nil, appearance.state == .appearing, parent.appearance.state == .appeared {
      // Its view was not in the container when that appeared.
      appearByView()
    } else if window == nil, appearance.hasComeByItself, parent.appearance.state == .appeared {
      beginAppearance(false, animated: false)
      endAppearance()
    }
  }

  private func appearByView() {
    appearance.followsView = true
    World.current.afterCommit { [weak self] in
      guard let self, appearance.state == .appearing, viewIfLoaded?.window != nil else { return }
      endAppearance()
    }
  }
}

/// The state of a controller between hidden and visible, and the pending callbacks.
struct Appearance {
  enum State {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  var state = State.disappeared
  /// Whether the current transition is animated.
  var isAnimated = false
  /// Whether `viewIsAppearing` is pending.
  var owesIsAppearing = false
  /// Whether it appears because its view has entered a window, outside of any transition.
  var followsView = false

  /// Whether it has appeared, or is appearing without a transition.
  var hasComeByItself: Bool { state == .appeared || state == .appearing && followsView }

  var isInTransition: Bool { state == .appearing || state == .disappearing }
}

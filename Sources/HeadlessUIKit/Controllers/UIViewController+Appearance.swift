import Foundation

// MARK: What UIKit does

extension UIViewController {
  /// Begins to appear or to disappear; turning round half-way is legal (A10).
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
      // What it does there may take the view out of the window again.
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

  /// Sends `viewIsAppearing` if it is owed and the view is in a window (A2.7).
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

// MARK: What containers do by hand

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

// MARK: Children whose view comes and goes

extension UIViewController {
  /// Called by the view when it has come into a window, or left one.
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
      // Its view was away when the container has appeared.
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

/// Where a controller stands between hidden and shown, and what is still to be told.
struct Appearance {
  enum State {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  var state = State.disappeared
  /// Whether the transition under way is animated.
  var isAnimated = false
  /// Whether `viewIsAppearing` is still to come.
  var owesIsAppearing = false
  /// Whether it appears because its view has come into a window, outside of any transition.
  var followsView = false

  /// Whether it is there, or is on its way without a transition.
  var hasComeByItself: Bool { state == .appeared || state == .appearing && followsView }

  var isInTransition: Bool { state == .appearing || state == .disappearing }
}

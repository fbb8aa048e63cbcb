import UIKit
import UIKitSimulator

// Changes without a transition.
extension App {
  /// Changes a thumbnail.
  func change(_ screen: AppScreen, _ change: SourceChange) {
    screen.thumbnails[change.index].changes += 1
    switch change {
    case .hide(let index): screen.thumbnails[index].want(\.isHidden, true)
    case .show(let index): screen.thumbnails[index].want(\.isHidden, false)
    case .remove(let index): screen.thumbnails[index].removeFromSuperview()
    case .restore(let index): screen.restoreThumbnail(index)
    case .turn(let index, let angle):
      screen.thumbnails[index].want(\.transform, CGAffineTransform(rotationAngle: angle))
    case .move(let index, let x, let y):
      screen.moveThumbnail(index, to: CGPoint(x: x, y: y))
    case .fade(let index, let alpha):
      // A canceled animation restores the former value, whatever was set since.
      if !isGoingBack { screen.thumbnails[index].want(\.alpha, alpha) }
    case .collapse(let index): screen.collapseThumbnail(index)
    }
  }

  /// Scrolls a story; a pager cannot scroll vertically.
  func scroll(to y: Double, animated: Bool) {
    guard let scrollView = topScreen?.scrollView, !scrollView.isPagingEnabled else { return }
    // In flight, there may be more space than at rest.
    if top.transitionCoordinator != nil { hasChangedRoom = true }
    let room = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
    let end = max(-scrollView.adjustedContentInset.top, room - scrollView.bounds.height)
    scrollView.setContentOffset(CGPoint(x: 0, y: min(y, end)), animated: animated)
  }

  /// Changes the list or the pages of the top screen.
  func changeContent(_ change: ContentChange) {
    guard let screen = topScreen else { return }
    if case .turn(let number, let animated) = change {
      screen.pager?.turn(to: number, animated: animated)
    } else {
      (screen.scrollView as? AppList)?.change(change)
    }
  }

  /// Changes the top screen, or the one behind.
  func tweak(_ tweak: Tweak) {
    hasChangedRoom = true
    switch tweak {
    // As for thumbnails, a canceled animation may restore the former value.
    case .alpha(let alpha): if !isGoingBack { topScreen?.appView?.want(\.alpha, alpha) }
    case .insets(let inset): topScreen?.wantedInsets = Self.insets(inset)
    case .behindAlpha(let alpha):
      let coordinators = [topStack, root, top].compactMap { $0?.transitionCoordinator }
      // In a push that goes back, too, it is the one that reappears.
      let isMoving = coordinators.contains { coordinator in
        [.to, .from].contains {
          coordinator.viewController(forKey: $0)?.shownScreen === screenBehind
        }
      }
      if !isGoingBack || !isMoving { screenBehind?.appView?.want(\.alpha, alpha) }
    case .behindInsets(let inset): screenBehind?.wantedInsets = Self.insets(inset)
    case .touches(let takes): topScreen?.appView?.want(\.takesTouches, takes)
    case .clips(let clips):
      // Nothing can tell this value from the same one that an effect has written.
      if clips, isInFlight { return }
      topScreen?.appView?.want(\.clips, clips)
    case .behindTouches(let takes): screenBehind?.appView?.want(\.takesTouches, takes)
    case .behindClips(let clips): screenBehind?.appView?.want(\.clips, clips)
    case .text(let words): topScreen?.constrained?.show(words)
    case .behindText(let words): screenBehind?.constrained?.show(words)
    }
  }

  /// Removes the view of the presenter at rest, and adds it again at its place.
  func reinsert() {
    guard top.transitionCoordinator == nil, let view = top.presentingViewController?.viewIfLoaded,
      let superview = view.superview, let index = superview.subviews.firstIndex(of: view)
    else { return }
    view.removeFromSuperview()
    superview.insertSubview(view, at: index)
  }

  private static func insets(_ inset: Double) -> UIEdgeInsets {
    UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
  }

  // MARK: Losing the window

  /// Removes a view from the window.
  func lose(_ loss: Loss) {
    // A controller whose presentation was requested in this turn has not begun to appear.
    let isComing = chain.dropFirst().contains {
      $0.isBeingPresented || $0.viewIfLoaded?.window == nil
    }
    if isComing { excuseSources() }
    switch loss {
    case .windowHidden:
      breakIfCovered()
      lost.append { [weak self] in
        self?.breakIfCovered()
        self?.window.isHidden = false
      }
      window.isHidden = true
    case .noRoot:
      breakIfCovered()
      // The app's work for the end of its transitions is dropped.
      lost.append { [weak self] in
        self?.breakIfCovered()
        self?.window.rootViewController = self?.root
      }
      window.rootViewController = nil
    case .container:
      // Without a presenter, reading the presentation controller would create one.
      guard top.presentingViewController != nil,
        let container = top.presentationController?.containerView
      else { return }
      hasBrokenScreens = true
      container.removeFromSuperview()
    case .child:
      guard let nest = root as? NestController else { return }
      breakIfCovered()
      nest.child.viewIfLoaded?.removeFromSuperview()
      lost.append { [weak self, weak nest] in
        self?.breakIfCovered()
        nest?.putBack()
      }
    case .screen:
      hasBrokenScreens = true
      topScreen?.viewIfLoaded?.removeFromSuperview()
    }
  }

  /// UIKit restores the root's view below a screen that has removed it, or that is in its context,
  /// which an app must not cause.
  private func breakIfCovered() {
    let plans = chain.compactMap(plan)
    if plans.contains(where: { $0.isPresenterRemoved || $0.way.isInContext }) {
      hasBrokenScreens = true
    }
  }

  /// Restores everything that can be restored.
  func findLost() {
    let found = lost
    lost = []
    for putBack in found.reversed() { putBack() }
  }
}

import UIKit
import UIKitSimulator

// What the app changes without any transition.
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
      screen.thumbnails[index].center = CGPoint(x: x, y: y)
    case .fade(let index, let alpha):
      // An animation that goes back ends with what was there before, whatever was set since.
      if !isGoingBack { screen.thumbnails[index].want(\.alpha, alpha) }
    case .collapse(let index): screen.thumbnails[index].bounds.size = .zero
    }
  }

  /// Scrolls a story; a pager has nowhere to go.
  func scroll(to y: Double, animated: Bool) {
    guard let scrollView = topScreen?.scrollView, !scrollView.isPagingEnabled else { return }
    // In flight there may be more room than at rest.
    if top.transitionCoordinator != nil { hasChangedRoom = true }
    let room = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
    let end = max(0, room - scrollView.bounds.height)
    scrollView.setContentOffset(CGPoint(x: 0, y: min(y, end)), animated: animated)
  }

  /// Changes the top screen, or the one behind.
  func tweak(_ tweak: Tweak) {
    hasChangedRoom = true
    switch tweak {
    // As for thumbnails, an animation may go back to what was there before.
    case .alpha(let alpha): if !isGoingBack { topScreen?.appView?.want(\.alpha, alpha) }
    case .insets(let inset): topScreen?.wantedInsets = Self.insets(inset)
    case .behindAlpha(let alpha):
      let coordinators = [topStack, root].compactMap { $0?.transitionCoordinator }
      let isMoving = coordinators.contains {
        $0.viewController(forKey: .to)?.shownScreen === screenBehind
      }
      if !isGoingBack || !isMoving { screenBehind?.appView?.want(\.alpha, alpha) }
    case .behindInsets(let inset): screenBehind?.wantedInsets = Self.insets(inset)
    }
  }

  private static func insets(_ inset: Double) -> UIEdgeInsets {
    UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
  }

  // MARK: Losing the window

  /// Takes something out of the window.
  func lose(_ loss: Loss) {
    // One that was asked for in this turn is not on its way yet.
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
      // What the app does as its screens go does not come about.
      lost.append { [weak self] in
        self?.breakIfCovered()
        self?.window.rootViewController = self?.root
      }
      window.rootViewController = nil
    case .container:
      // Without a presenter, asking for the presentation controller would make one.
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

  /// UIKit puts the root back below a screen that has taken it away or scales it, which an app must not
  /// have it do.
  private func breakIfCovered() {
    let plans = chain.compactMap(plan)
    if plans.contains(where: { $0.isPresenterRemoved || $0.scalesBehind }) {
      hasBrokenScreens = true
    }
  }

  /// Puts everything back that can be put back.
  func findLost() {
    let found = lost
    lost = []
    for putBack in found.reversed() { putBack() }
  }
}

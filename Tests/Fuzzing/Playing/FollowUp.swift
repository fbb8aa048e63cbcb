import UIKit
import UIKitSimulator

/// Plays the simplest transitions, which have to work in any state.
@MainActor enum FollowUp {
  static func findings(in app: App) -> [Finding] {
    guard !app.isBroken else { return [] }
    return presentation(in: app) + stack(in: app) + sides(in: app)
  }

  private static func presentation(in app: App) -> [Finding] {
    guard let presenter = app.topScreen else { return [Finding(.stuck, "there is no screen")] }
    let screen = app.makeScreen()
    app.note(ModalPlan(), of: screen)
    app.present(screen, from: presenter, by: ModalPlan(), animated: true, completion: {})
    guard app.comeToRest(), screen.viewIfLoaded?.window != nil else {
      return [Finding(.stuck, "nothing can be presented any more")]
    }
    let findings = Episode.judge(app)
    screen.dismiss(animated: true)
    guard app.comeToRest(), screen.presentingViewController == nil else {
      return findings + [Finding(.stuck, "nothing can be dismissed any more")]
    }
    return findings + Episode.judge(app)
  }

  /// Only a root without a presentation is visible.
  private static func sides(in app: App) -> [Finding] {
    guard app.plan.root.hasSides, app.top === app.root else { return [] }
    var findings: [Finding] = []
    for index in [1, 2, 0] {
      app.select(index, animated: true)
      guard app.comeToRest(), app.topScreen?.viewIfLoaded?.window != nil else {
        return findings + [Finding(.stuck, "nothing can be selected any more")]
      }
      findings += Episode.judge(app)
    }
    return findings
  }

  private static func stack(in app: App) -> [Finding] {
    guard let stack = app.topStack else { return [] }
    let screen = app.makeScreen()
    stack.pushViewController(screen, animated: true)
    guard app.comeToRest(), screen.viewIfLoaded?.window != nil else {
      return [Finding(.stuck, "nothing can be pushed any more")]
    }
    let findings = Episode.judge(app)
    let isSwiped = app.canSwipe(back: stack)
    if isSwiped {
      let start = app.plan.device.isRightToLeft ? 0.99 : 0.01
      app.play(.down(0, x: start, y: 0.5))
      app.play(.move(0, x: (0.5 - start) * 1.6 * app.window.bounds.width, y: 0, seconds: 0.2))
    } else {
      stack.popViewController(animated: true)
    }
    guard app.comeToRest(), screen.viewIfLoaded?.window == nil else {
      let means = isSwiped ? "by a swipe " : ""
      return findings + [Finding(.stuck, "nothing can be popped \(means)any more")]
    }
    return findings + Episode.judge(app)
  }
}

extension App {
  /// Whether a swipe from the edge certainly pops the top screen of a stack.
  fileprivate func canSwipe(back stack: AppStack) -> Bool {
    guard plan.stack.gesture == .edge || plan.stack.gesture == .fullWidth else { return false }
    // A card does not reach the edge.
    guard stack.view.bounds.width == window.bounds.width else { return false }
    // A search presents its controller, and the keyboard takes the touches on it.
    guard simulator.keyboardFrame.isNull,
      stack.viewControllers.allSatisfy({ $0.presentedViewController == nil })
    else {
      return false
    }
    // A gesture of the app's may come first, and UIKit's own swipe may be off.
    return !refuses && plan.opener == nil && stack.transition != nil
      && plan.stack.way != .attachedWithoutEffect
  }
}

/// Dismisses and pops everything, after which the app looks as at the beginning.
@MainActor enum Closing {
  static func findings(in app: App) -> [Finding] {
    for root in [app.root] + app.formerRoots { root.presentedViewController?.dismiss() }
    guard app.comeToRest() else {
      // A screen of a former root is dismissed outside of the window.
      let isExcused = app.plan.hasSilentAnimators && app.hasLeftWindow
      return isExcused ? [] : [Finding(.stuck, "the last dismissal never ends")]
    }
    for root in [app.root] + app.formerRoots where root.presentedViewController != nil {
      return [Finding(.stuck, "a screen cannot be dismissed")]
    }
    for stack in app.leaks.stacks {
      app.removeLeftViews(in: stack)
      stack.popToRootViewController(animated: false)
    }
    guard app.comeToRest() else { return [Finding(.stuck, "the last pop never ends")] }
    return Episode.judge(app) + LookJudge.thumbnails(in: app)
  }
}

extension UIViewController {
  /// Dismisses this controller and everything presented above it.
  fileprivate func dismiss() {
    presentingViewController?.dismiss(animated: true)
  }
}

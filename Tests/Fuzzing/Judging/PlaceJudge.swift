import UIKit

/// Finds views at a wrong place, or that should have been removed.
@MainActor enum PlaceJudge {
  static func findings(in app: App) -> [Finding] {
    guard !app.isBroken else { return [] }
    var findings: [Finding] = []
    let chain = app.chain
    let inWindow = chain.filter { app.plan(of: $0)?.way.isInContext != true }.count
    if app.window.subviews.count != inWindow {
      findings.append(
        Finding(.leftBehind, "the window has \(names(app.window.subviews)) for \(inWindow)"))
    }
    // A full-screen presentation removes the screens below it.
    let covering = chain.lastIndex { app.plan(of: $0)?.isPresenterRemoved == true } ?? 0
    for controller in chain[covering...] {
      // An alert has a judge of its own.
      if controller !== app.root, !(controller is AppAlert) {
        findings += presented(controller, in: app)
      }
      if let stack = controller.shownStack { findings += shown(in: stack, of: app) }
    }
    if let finding = beside(app) { findings.append(finding) }
    for screen in app.leaks.screens { findings += safeArea(of: screen, in: app) }
    return findings
  }

  // MARK: Presented screens

  private static func presented(_ controller: UIViewController, in app: App) -> [Finding] {
    guard let plan = app.plan(of: controller),
      let presentation = controller.presentationController,
      let container = presentation.containerView, container.window === app.window
    else { return [Finding(.damaged, "a presented screen has no container in the window")] }
    var findings: [Finding] = []
    let isRemoving = plan.isPresenterRemoved
    let count = plan.isKit || plan.way == .sheet ? 2 : 1
    let above = controller.presentedViewController?.presentationController?.containerView
    let views = container.subviews.filter { $0 !== above }
    if views.count != count {
      findings.append(Finding(.leftBehind, "the container has \(names(views))"))
    }
    if plan.isKit, let finding = backdrop(in: container, plan) { findings.append(finding) }
    let recognizers = container.gestureRecognizers ?? []
    let gesture = plan.gesture?.recognizerCount ?? 0
    // With a full-screen style, the gesture is added by the first animated transition.
    let isOfGesture =
      recognizers.count == (plan.isKit ? gesture : 0)
      || plan.way.isCovering && recognizers.count == gesture
    if !isOfGesture {
      findings.append(Finding(.leftBehind, "the container has \(names(recognizers))"))
    }
    let isPresenterHere = controller.presentingViewController?.viewIfLoaded?.window != nil
    if isPresenterHere == isRemoving {
      findings.append(Finding(.damaged, "the presenter is \(isRemoving ? "" : "not ")there"))
    }
    guard let view = presentation.presentedView, view.window != nil else { return findings }
    if let finding = misplaced(view, in: presentation, of: container) { findings.append(finding) }
    if plan.isKit, let finding = misfit(controller, in: view, plan) { findings.append(finding) }
    return findings
  }

  private static func backdrop(in container: UIView, _ plan: ModalPlan) -> Finding? {
    guard let backdrop = container.subviews.first else { return nil }
    let isShown =
      switch plan.backdrop {
      case .dimming: backdrop.alpha == 1
      case .blur: (backdrop.subviews.first as? UIVisualEffectView)?.effect != nil
      case .none: true
      }
    guard isShown, backdrop.frame.isClose(to: container.bounds) else {
      return Finding(.damaged, "the backdrop is not shown")
    }
    return nil
  }

  static func misplaced(
    _ view: UIView, in presentation: UIPresentationController, of container: UIView
  ) -> Finding? {
    let wanted = presentation.frameOfPresentedViewInContainerView
    let bounds = CGRect(origin: .zero, size: view.bounds.size)
    guard view.frame.isClose(to: wanted), bounds.width > 1, bounds.height > 1,
      container.frame.isClose(to: container.superview?.bounds ?? .null)
    else { return Finding(.damaged, "a presented view is at \(view.frame), not at \(wanted)") }
    return nil
  }

  /// Finds a screen with a wrong frame in its wrapper.
  private static func misfit(
    _ controller: UIViewController, in clip: UIView, _ plan: ModalPlan
  ) -> Finding? {
    let radius = min(plan.cornerRadius, clip.bounds.width / 2, clip.bounds.height / 2)
    if abs(clip.layer.cornerRadius - radius) > 0.01 {
      return Finding(.damaged, "the corner radius is \(clip.layer.cornerRadius), not \(radius)")
    }
    guard let view = controller.viewIfLoaded, view.superview === clip else {
      return Finding(.damaged, "the screen is not in its clip")
    }
    let rect = CGRect(
      x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2,
      width: view.bounds.width, height: view.bounds.height)
    return rect.isClose(to: clip.bounds)
      ? nil : Finding(.damaged, "the screen is at \(rect) in \(clip.bounds)")
  }

  // MARK: Stacks

  private static func shown(in stack: AppStack, of app: App) -> [Finding] {
    guard let top = stack.topViewController, stack.viewIfLoaded?.window != nil else { return [] }
    guard let view = top.viewIfLoaded, view.window != nil, let content = view.superview else {
      return [Finding(.damaged, "the top of the stack is not on screen")]
    }
    var findings: [Finding] = []
    let left = stack.viewControllers.filter(app.mayBeLeft).map(\.viewIfLoaded)
    if content.subviews.filter({ !left.contains($0) }).count != 1 || content === stack.view {
      findings.append(
        Finding(.leftBehind, "the stack's content has \(names(content.subviews))"))
    }
    for recognizer in content.gestureRecognizers ?? [] {
      findings.append(Finding(.leftBehind, "the stack's content has a \(type(of: recognizer))"))
    }
    let rect = CGRect(
      x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2,
      width: view.bounds.width, height: view.bounds.height)
    if !rect.isClose(to: content.bounds) {
      findings.append(Finding(.damaged, "the top of the stack is at \(rect)"))
    }
    if !stack.navigationBar.isUserInteractionEnabled {
      findings.append(Finding(.damaged, "the navigation bar takes no touches"))
    }
    return findings
  }

  /// Finds a screen that does not fill its container.
  private static func beside(_ app: App) -> Finding? {
    guard app.plan.root.hasSides, let host = app.root.viewIfLoaded, host.window != nil,
      let view = app.root.shownScreen?.viewIfLoaded
    else { return nil }
    let rect = view.convert(view.bounds, to: host)
    guard view.window != nil, rect.isClose(to: host.bounds) else {
      return Finding(.damaged, "the selected screen is at \(rect)")
    }
    return nil
  }

  // MARK: Safe areas

  private static func safeArea(of screen: AppScreen, in app: App) -> [Finding] {
    guard let view = screen.viewIfLoaded, view.window != nil else { return [] }
    // A screen that an animator of the app's has left below has the insets of its own title.
    if let top = screen.navigationController?.topViewController, top.shownScreen !== screen {
      return []
    }
    let (window, frame) = (app.window.bounds, view.convert(view.bounds, to: nil))
    let (insets, own) = (app.window.safeAreaInsets, screen.wantedInsets)
    let bar = screen.navigationController.flatMap {
      $0.isNavigationBarHidden ? nil : $0.navigationBar
    }
    // A large title is as high as the content has opened it.
    let barHeight = bar.map { $0.prefersLargeTitles ? $0.bounds.height : 44 } ?? 0
    let tabBar: CGFloat = screen.tabBarController == nil ? 0 : 49
    let wanted = UIEdgeInsets(
      top: max(0, insets.top - frame.minY) + own.top + barHeight,
      left: max(0, insets.left - frame.minX) + own.left,
      bottom: max(0, insets.bottom - (window.maxY - frame.maxY)) + own.bottom + tabBar,
      right: max(0, insets.right - (window.maxX - frame.maxX)) + own.right)
    let now = view.safeAreaInsets
    let differences = [
      now.top - wanted.top, now.left - wanted.left, now.bottom - wanted.bottom,
      now.right - wanted.right,
    ]
    guard differences.contains(where: { abs($0) > 0.5 }) else { return [] }
    return [Finding(.damaged, "the safe area is \(now), not \(wanted)")]
  }

  private static func names(_ objects: [AnyObject]) -> String {
    "[\(objects.map { "\(type(of: $0))" }.joined(separator: ", "))]"
  }
}

extension CGRect {
  /// Whether all edges are equal to another rectangle's, except for rounding.
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.5 && abs(minY - other.minY) < 0.5 && abs(maxX - other.maxX) < 0.5
      && abs(maxY - other.maxY) < 0.5
  }
}

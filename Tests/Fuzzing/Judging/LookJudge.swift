import UIKit

/// Finds views without their intended look, or with an animation.
@MainActor enum LookJudge {
  static func findings(in app: App) -> [Finding] {
    let screens = app.leaks.screens
    var findings = screens.flatMap(own) + rest(of: app.window)
    if let window = app.other?.window { findings += rest(of: window) }
    if !app.hasChangedRoom { findings += stretches(in: app.window) }
    if !app.isBroken {
      for screen in screens where screen.viewIfLoaded?.window != nil { findings += around(screen) }
    }
    if screens.allSatisfy(isAtHome) { findings += thumbnails(in: app) }
    return findings
  }

  /// Finds thumbnails that are still hidden.
  static func thumbnails(in app: App) -> [Finding] {
    guard !app.hasLostPresentation else { return [] }
    return app.leaks.screens.flatMap(\.thumbnails).compactMap { look(of: $0, "a thumbnail") }
  }

  /// Whether a screen is neither presented nor pushed.
  private static func isAtHome(_ screen: AppScreen) -> Bool {
    let bottom = screen.navigationController?.viewControllers.first ?? screen
    return screen.presentingViewController == nil && (bottom === screen || bottom is AppDeck)
      && !(screen.parent is AppStack && bottom !== screen)
  }

  /// Finds changes of properties that only the app changes.
  private static func own(_ screen: AppScreen) -> [Finding] {
    var findings: [Finding] = []
    if let view = screen.appView, let finding = look(of: view, "the view of a screen") {
      findings.append(finding)
    }
    if screen.additionalSafeAreaInsets != screen.wantedInsets {
      let insets = screen.additionalSafeAreaInsets
      findings.append(
        Finding(.damaged, "the additional insets are \(insets), not \(screen.wantedInsets)"))
    }
    if screen.weight != 1 {
      findings.append(Finding(.damaged, "what an effect has set is \(screen.weight)"))
    }
    return findings
  }

  private static func look(of view: AppView, _ name: String) -> Finding? {
    view.damage.map { Finding(.damaged, "\(name) has \($0)") }
  }

  /// Finds views around that of a screen that clip, fade or move it.
  private static func around(_ screen: AppScreen) -> [Finding] {
    var findings: [Finding] = []
    var next = screen.viewIfLoaded?.superview
    while let view = next, !(view is UIWindow) {
      next = view.superview
      if view.alpha != 1 || view.isHidden || !view.transform.isIdentity {
        findings.append(
          Finding(
            .damaged,
            "\(type(of: view)) has alpha \(view.alpha), hidden \(view.isHidden), \(view.transform)"
          ))
      }
    }
    return findings
  }

  /// Finds states that no view in the window may have at rest.
  private static func rest(of view: UIView) -> [Finding] {
    var findings: [Finding] = []
    let (layer, name) = (view.layer, "\(type(of: view))")
    // A partial blur is held by an animator.
    let isHeld = view is UIVisualEffectView
    if let keys = layer.animationKeys(), !keys.isEmpty, !isHeld {
      findings.append(Finding(.leftBehind, "animations of \(name): \(keys)"))
    }
    if layer.speed != 1 || layer.timeOffset != 0 || layer.mask != nil {
      findings.append(Finding(.damaged, "time or mask of \(name)"))
    }
    for recognizer in view.gestureRecognizers ?? [] where recognizer is UILongPressGestureRecognizer
    {
      findings.append(Finding(.leftBehind, "\(type(of: recognizer)) on \(name)"))
    }
    return view.subviews.reduce(findings) { $0 + rest(of: $1) }
  }

  /// Finds content that rests more than a point beyond its edges.
  ///
  /// A screen that is scaled back may have other insets meanwhile, within which its content does not
  /// move.
  private static func stretches(in view: UIView) -> [Finding] {
    guard view.transform.isIdentity else { return [] }
    let own = (view as? UIScrollView).flatMap(stretch)
    return view.subviews.reduce(own.map { [$0] } ?? []) { $0 + stretches(in: $1) }
  }

  private static func stretch(of scrollView: UIScrollView) -> Finding? {
    let (inset, bounds) = (scrollView.adjustedContentInset, scrollView.bounds)
    let size = scrollView.contentSize
    let x = -inset.left...max(-inset.left, size.width + inset.right - bounds.width)
    let y = -inset.top...max(-inset.top, size.height + inset.bottom - bounds.height)
    let offset = scrollView.contentOffset
    let isInside =
      offset.x >= x.lowerBound - 1 && offset.x <= x.upperBound + 1 && offset.y >= y.lowerBound - 1
      && offset.y <= y.upperBound + 1
    return isInside
      ? nil : Finding(.damaged, "content at \(offset), not within x \(x) and y \(y)")
  }
}

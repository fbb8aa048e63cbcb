import UIKit

/// Finds sources that are visible beside their screen.
@MainActor enum SourceJudge {
  static func findings(in app: App) -> [Finding] {
    guard !app.isBroken, !app.hasReducedMotion else { return [] }
    return app.chain.compactMap { finding(about: $0, in: app) }
  }

  private static func finding(about controller: UIViewController, in app: App) -> Finding? {
    guard let hiding = app.hidings[ObjectIdentifier(controller)], hiding.isUsable,
      let thumbnail = hiding.thumbnail, thumbnail.changes == 0, thumbnail.window === app.window,
      controller.presentingViewController != nil, isBeside(controller), thumbnail.alpha > 0.03
    else { return nil }
    return Finding(.damaged, "the source beside a screen has alpha \(thumbnail.alpha)")
  }

  /// Whether something is visible beside a screen.
  private static func isBeside(_ controller: UIViewController) -> Bool {
    guard let presentation = controller.presentationController,
      let container = presentation.containerView, let view = presentation.presentedView
    else { return false }
    return view.layer.cornerRadius > 0 || !view.frame.contains(container.bounds)
  }
}

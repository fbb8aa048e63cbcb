import UIKit
@_spi(Simulator) import UIKitSimulator

/// Finds a keyboard that is in front of what it should not cover.
@MainActor enum KeyboardJudge {
  /// Judges an app at rest.
  static func findings(in app: App) -> [Finding] {
    guard !app.isBroken, !app.simulator.keyboardFrame.isNull,
      let host = app.chain.lastIndex(where: { $0.typedField != nil })
    else { return [] }
    return [covered(host, in: app), hiddenField(of: app.chain[host], in: app)].compactMap { $0 }
  }

  /// Judges an app at any time: the keyboard turns with the window.
  static func findingsInFlight(in app: App) -> [Finding] {
    let (keyboard, window) = (app.simulator.keyboardFrame, app.window.bounds)
    guard !keyboard.isNull, keyboard.width != window.width || keyboard.maxY != window.maxY else {
      return []
    }
    return [Finding(.damaged, "the keyboard is at \(keyboard) in a window of \(window.size)")]
  }

  /// Finds the keyboard of a screen behind one that fills the window.
  private static func covered(_ host: Int, in app: App) -> Finding? {
    guard !app.hasTypedBehind else { return nil }
    let isCovered = app.chain[(host + 1)...].contains { controller in
      app.plan(of: controller).map { $0.isKit && $0.layout == .fill } ?? false
    }
    return isCovered ? Finding(.leftBehind, "the keyboard of a covered screen") : nil
  }

  /// Finds a field behind the keyboard, in a screen that should stay clear of it.
  private static func hiddenField(of host: UIViewController, in app: App) -> Finding? {
    guard let plan = app.plan(of: host), plan.isKit, [.card, .bottomSheet].contains(plan.layout),
      let field = host.typedField
    else { return nil }
    let (frame, keyboard) = (field.convert(field.bounds, to: nil), app.simulator.keyboardFrame)
    guard frame.maxY > keyboard.minY + 0.5 else { return nil }
    return Finding(.damaged, "a field at \(frame) is behind the keyboard at \(keyboard)")
  }
}

extension UIViewController {
  /// The field in the view that is the first responder.
  fileprivate var typedField: UIView? {
    func field(in view: UIView) -> UIView? {
      view.isFirstResponder ? view : view.subviews.lazy.compactMap(field).first
    }
    return viewIfLoaded.flatMap(field)
  }
}

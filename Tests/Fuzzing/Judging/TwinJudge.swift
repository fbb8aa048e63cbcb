import UIKit
@_spi(Simulator) import UIKitSimulator

/// Finds views that differ from those of an app that shows the same without having animated anything.
@MainActor enum TwinJudge {
  static func findings(in app: App) -> [Finding] {
    guard app.plan.hasTwin, app.mayHaveTwin else { return [] }
    let twin = Twin(of: app)
    let difference = difference(of: app, from: twin)
    twin.app.close()
    // From here on, UIKit's state is that of the app again.
    _ = app.simulator.frame(of: [])
    return difference.map { [Finding(.damaged, "unlike its twin, \($0)")] } ?? []
  }

  private static func difference(of app: App, from twin: Twin) -> String? {
    let (chain, other) = (app.chain.map(name), twin.app.chain.map(name))
    guard chain == other else { return "the app shows \(chain), not \(other)" }
    let (keyboard, otherKeyboard) = (app.simulator.keyboardFrame, twin.app.simulator.keyboardFrame)
    guard keyboard == otherKeyboard else {
      return "the keyboard is at \(keyboard), not at \(otherKeyboard)"
    }
    return difference(
      of: app.window, from: twin.app.window, ignoring: ignoredThumbnails(of: app, and: twin))
  }

  /// The thumbnails that the app has changed, which are judged by what it wants of them, and all if
  /// some may be hidden beside a screen, which depends on what was on screen as that came.
  private static func ignoredThumbnails(of app: App, and twin: Twin) -> Set<ObjectIdentifier> {
    let areHidden = app.chain.compactMap(app.plan(of:)).contains {
      $0.isKit && $0.effect != .fade && ($0.layout != .fill || $0.cornerRadius > 0)
    }
    let pairs = twin.screens.flatMap { zip($0.original.thumbnails, $0.own.thumbnails) }
    return Set(
      pairs.filter { areHidden || $0.0.changes > 0 }
        .flatMap { [ObjectIdentifier($0.0), ObjectIdentifier($0.1)] })
  }

  private static func difference(
    of view: UIView, from other: UIView, ignoring ignored: Set<ObjectIdentifier>
  ) -> String? {
    if let difference = Look(view).difference(from: Look(other)) {
      return "\(name(view)) has \(difference)"
    }
    // What is in a button or a switch depends on what the user has done with it, and so do the cells
    // that a list keeps, and the page that is shown.
    if view is UIControl || view is AppList || view.next is AppPager { return nil }
    let views = view.subviews.filter { !ignored.contains(ObjectIdentifier($0)) }
    let others = other.subviews.filter { !ignored.contains(ObjectIdentifier($0)) }
    guard views.map(name) == others.map(name) else {
      return "\(name(view)) contains \(views.map(name)), not \(others.map(name))"
    }
    return zip(views, others).lazy.compactMap {
      difference(of: $0, from: $1, ignoring: ignored)
    }.first
  }

  private static func name(_ object: AnyObject) -> String { "\(type(of: object))" }

  /// What is compared of a view.
  private struct Look {
    /// In the window.
    let frame: CGRect
    let alpha: CGFloat
    let isHidden: Bool
    let clips: Bool
    let cornerRadius: CGFloat
    let takesTouches: Bool
    let safeArea: UIEdgeInsets

    @MainActor init(_ view: UIView) {
      frame = view.convert(view.bounds, to: nil)
      alpha = view.alpha
      isHidden = view.isHidden
      clips = view.clipsToBounds
      cornerRadius = view.layer.cornerRadius
      takesTouches = view.isUserInteractionEnabled
      safeArea = view.safeAreaInsets
    }

    /// Compares values, except for rounding.
    func difference(from other: Look) -> String? {
      let pairs = zip(Mirror(reflecting: self).children, Mirror(reflecting: other).children)
      for (own, other) in pairs where !Self.isClose(own.value, other.value) {
        return "the \(own.label ?? "") \(own.value), not \(other.value)"
      }
      return nil
    }

    private static func isClose(_ value: Any, _ other: Any) -> Bool {
      let (values, others) = (numbers(in: value), numbers(in: other))
      return zip(values, others).allSatisfy { abs($0 - $1) < 0.01 }
    }

    private static func numbers(in value: Any) -> [CGFloat] {
      switch value {
      case let rect as CGRect: [rect.minX, rect.minY, rect.width, rect.height]
      case let insets as UIEdgeInsets: [insets.top, insets.left, insets.bottom, insets.right]
      case let number as CGFloat: [number]
      default: [value as? Bool == true ? 1 : 0]
      }
    }
  }
}

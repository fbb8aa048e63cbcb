/// The traits of all controllers and views in windows, to tell those whose traits have changed.
///
/// Presentation controllers are told first. A controller is told before its view, and both before what
/// is in them (H).
@_spi(Simulator) @MainActor public struct TraitRecord {
  private var traits: [(object: any UITraitEnvironment, former: UITraitCollection)] = []

  /// Records the traits before a change.
  public init(of windows: [UIWindow]) {
    for window in windows {
      for presentation in window.rootViewController?.presentation?.stack ?? [] {
        add(presentation.controller)
      }
      addAll(in: window)
    }
  }

  private mutating func add(_ object: any UITraitEnvironment) {
    traits.append((object, object.traitCollection))
  }

  private mutating func addAll(in view: UIView) {
    if let controller = view.controller { add(controller) }
    add(view)
    for subview in view.subviews { addAll(in: subview) }
  }

  /// Tells the objects whose traits have changed.
  public func tell() {
    for (object, former) in traits where object.traitCollection.traits != former.traits {
      object.traitCollectionDidChange(former)
    }
  }
}

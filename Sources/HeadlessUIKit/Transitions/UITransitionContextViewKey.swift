/// The key under which a transition context hands over a view.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is on screen when the transition begins, if it is the animator's to move.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is on screen when the transition has succeeded, if it is the animator's to add.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

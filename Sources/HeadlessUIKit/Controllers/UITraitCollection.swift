import Foundation

/// The circumstances in which a part of the interface appears.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Whether the interface is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.style }
  /// The direction of the language.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction }
  /// How many pixels make a point.
  open var displayScale: CGFloat { traits.scale }
  /// The room in the horizontal direction.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal }
  /// The room in the vertical direction.
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical }

  private let traits: Traits

  /// Creates a collection that says nothing.
  public override init() {
    traits = Traits()
    super.init()
  }

  init(_ traits: Traits) {
    self.traits = traits
    super.init()
  }

  /// Creates a collection that tells the user interface style only.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Traits(style: userInterfaceStyle))
  }

  struct Traits {
    var style = UIUserInterfaceStyle.unspecified
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var scale: CGFloat = 0
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
  }
}

extension UITraitCollection {
  /// The traits of a screen of a size.
  static func ofScreen(size: CGSize, style: UIUserInterfaceStyle) -> UITraitCollection {
    let isRightToLeft = World.current.layoutDirection == .rightToLeft
    return UITraitCollection(
      Traits(
        style: style == .unspecified ? .light : style,
        direction: isRightToLeft ? .rightToLeft : .leftToRight,
        scale: 3,
        horizontal: size.width < 700 ? .compact : .regular,
        vertical: size.height < 500 ? .compact : .regular
      )
    )
  }
}

/// Whatever has traits: views, controllers, presentation controllers.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The circumstances in which it appears.
  var traitCollection: UITraitCollection { get }
  /// Tells that the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}

/// The direction of the language, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft
}

/// How much room the interface has in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Little.
  case compact
  /// Enough.
  case regular
}

/// Whether the interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Light.
  case light
  /// Dark.
  case dark
}

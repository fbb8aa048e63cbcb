import Foundation

/// The traits of a part of the interface.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Whether the interface is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.style }
  /// The layout direction of the language.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction }
  /// The kind of the device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom }
  /// The number of pixels per point.
  open var displayScale: CGFloat { traits.scale }
  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical }

  let traits: Traits

  /// Creates a collection without any trait.
  public override init() {
    traits = Traits()
    super.init()
  }

  init(_ traits: Traits) {
    self.traits = traits
    super.init()
  }

  /// Creates a collection with the user interface style only.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Traits(style: userInterfaceStyle))
  }

  /// The traits of the device, with which dynamic colors are resolved.
  open class var current: UITraitCollection {
    UITraitCollection(userInterfaceStyle: World.current.userInterfaceStyle)
  }

  struct Traits: Equatable {
    var style = UIUserInterfaceStyle.unspecified
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var idiom = UIUserInterfaceIdiom.unspecified
    var scale: CGFloat = 0
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
  }
}

extension UITraitCollection {
  /// The traits of a screen with a size.
  static func ofScreen(size: CGSize, style: UIUserInterfaceStyle) -> UITraitCollection {
    let isRightToLeft = World.current.layoutDirection == .rightToLeft
    let isFlat = size.height < 500
    // Only large phones have a regular width when they lie on their side (H).
    let isNarrow = size.width < 660 || isFlat && size.width < 896 && size.width != 736
    return UITraitCollection(
      Traits(
        style: style == .unspecified ? World.current.userInterfaceStyle : style,
        direction: isRightToLeft ? .rightToLeft : .leftToRight,
        idiom: World.current.userInterfaceIdiom,
        scale: 3,
        horizontal: isNarrow ? .compact : .regular,
        vertical: isFlat ? .compact : .regular
      )
    )
  }
}

/// An object with traits: a view, a controller or a presentation controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}

/// The layout direction of the language, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad
}

/// The space for the interface in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Compact.
  case compact
  /// Regular.
  case regular
}

/// Whether the interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Light.
  case light
  /// Dark.
  case dark
}

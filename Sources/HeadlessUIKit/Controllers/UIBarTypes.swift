import Foundation

/// The style of a bar; not drawn.
public enum UIBarStyle: Int, Sendable {
  /// Light, or dark in a dark interface.
  case `default` = 0
  /// Black.
  case black = 1
}

/// The size of a bar for which an image is.
public enum UIBarMetrics: Int, Sendable {
  /// The usual size.
  case `default` = 0
  /// The size on a phone on its side.
  case compact = 1
  /// The usual size, with a prompt.
  case defaultPrompt = 101
  /// The size on a phone on its side, with a prompt.
  case compactPrompt = 102
}

/// The place of a bar.
public enum UIBarPosition: Int, Sendable {
  /// Not known.
  case any = 0
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, below the status bar.
  case topAttached
}

/// The look of a tab bar; stored only.
open class UITabBarAppearance: UIBarAppearance {}

/// The look of a toolbar; stored only.
open class UIToolbarAppearance: UIBarAppearance {}

// MARK: Appearance proxies

extension World {
  /// Returns the object that stands for all objects of a class.
  @MainActor fileprivate func proxy<Object: NSObject>(_ make: () -> Object) -> Object {
    if let proxy = appearanceProxies[ObjectIdentifier(Object.self)] as? Object { return proxy }
    let proxy = make()
    appearanceProxies[ObjectIdentifier(Object.self)] = proxy
    return proxy
  }
}

extension UINavigationBar {
  /// The object whose properties other bars take over; they are stored only.
  public class func appearance() -> UINavigationBar {
    World.current.proxy { UINavigationBar(frame: .zero) }
  }
}

extension UITabBar {
  /// The object whose properties other bars take over; they are stored only.
  public class func appearance() -> UITabBar { World.current.proxy { UITabBar(frame: .zero) } }
}

extension UIToolbar {
  /// The object whose properties other bars take over; they are stored only.
  public class func appearance() -> UIToolbar { World.current.proxy { UIToolbar(frame: .zero) } }
}

extension UIBarButtonItem {
  /// The object whose properties other items take over; they are stored only.
  public class func appearance() -> UIBarButtonItem {
    World.current.proxy { UIBarButtonItem(title: nil) }
  }
}

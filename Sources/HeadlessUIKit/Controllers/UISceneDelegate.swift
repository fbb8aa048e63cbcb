import Foundation

/// The object that is told about a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene is connected to the app.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene is no longer connected to the app.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene has begun to receive events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene stops receiving events.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene comes back on screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene has left the screen.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Opens addresses; not called here.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
}

/// The object that is told about a scene with windows, and owns its main window.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// No window; a delegate that has one declares the property.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// What the system knows of a scene, also while it is not connected.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What the scene is for.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A scene with windows on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  open var role: Role { .windowApplication }
  /// The scene, while it is connected.
  open private(set) weak var scene: UIScene?
  /// Information of the app's own.
  open var userInfo: [String: Any]?

  init(scene: UIScene) { self.scene = scene }
}

/// How the system creates a scene; stored only.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the app's list of properties.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

extension UIScene {
  /// Why the system connects a scene.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The addresses to open; none here.
    open var urlContexts: Set<UIOpenURLContext> { [] }
  }
}

/// An address to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  /// Creates an address to open.
  @_spi(Simulator) public init(url: URL) { self.url = url }
}

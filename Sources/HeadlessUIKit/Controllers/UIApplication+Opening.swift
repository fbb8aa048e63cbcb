import Foundation

extension UIApplication {
  /// A key in the options with which an app starts.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The address that has started the app.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The notification that has started the app.
    public static let remoteNotification =
      Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  /// A key in the options with which an app opens an address for another one.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The other app.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What the other app has added.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
  }

  /// A key in the options with which an app opens an address.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only an app that owns the address may open it.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The address of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Whether the device has an app for an address: here, one of Apple's for the web, mail, telephone,
  /// messages and the settings.
  public func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto", "tel", "sms", "app-settings"].contains(url.scheme?.lowercased())
  }

  /// Opens an address, which the simulator only logs.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: Have no effect here.
  ///   - completion: Called in the next turn, with whether there is an app for the address.
  public func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let canOpen = canOpenURL(url)
    World.current.note("UIApplication \(canOpen ? "opens" : "cannot open") \(url.absoluteString)")
    if let completion { World.current.onNextTurn { completion(canOpen) } }
  }
}

import Foundation

/// The device: a phone or a tablet, held upright or on its side.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device.
  open class var current: UIDevice { World.current.device }

  /// Posted when the device was turned, before its scene turns, with the device as the object.
  public nonisolated static let orientationDidChangeNotification =
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")

  /// The kind of the device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { World.current.userInterfaceIdiom }
  /// How the device is held, as the shape of its first scene has it.
  open var orientation: UIDeviceOrientation {
    let scene = World.current.scenes.lazy.compactMap { $0 as? UIWindowScene }.first
    return scene?.isLandscape == true ? .landscapeLeft : .portrait
  }
  /// The name of the device.
  open var name: String { model }
  /// The kind of the device, in words.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The kind of the device, in words.
  open var localizedModel: String { model }
  /// The name of the system.
  open var systemName: String { "iOS" }
  /// The version of the system, which is the newest one that the headless UIKit follows.
  open var systemVersion: String { "26.0" }
  /// A number that identifies the device for the app's vendor, the same for every simulator.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
  /// Whether a turn of the device is posted; it always is here.
  open var isGeneratingDeviceOrientationNotifications: Bool { true }

  /// Asks for notifications of turns.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Asks for no more notifications of turns.
  open func endGeneratingDeviceOrientationNotifications() {}
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, with the top on the left.
  case landscapeLeft
  /// On its side, with the top on the right.
  case landscapeRight
  /// Flat, with the display up.
  case faceUp
  /// Flat, with the display down.
  case faceDown

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// How an interface is turned: against the device.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, with the home button on the right.
  case landscapeRight
  /// On its side, with the home button on the left.
  case landscapeLeft

  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

import Foundation

/// Something that the user did: here, fingers that touched the screen.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// What an event is about.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// The device was moved.
    case motion
    /// A remote control.
    case remoteControl
    /// A physical button.
    case presses
    /// A trackpad or a mouse wheel.
    case scroll = 10
  }

  /// What the event is about.
  open internal(set) var type: EventType

  /// When the event happened, on the clock of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval

  /// All touches that are part of the event, those that did not change too.
  open internal(set) var allTouches: Set<UITouch>?

  init(_ type: EventType = .touches, touches: [UITouch], timestamp: TimeInterval) {
    self.type = type
    self.allTouches = Set(touches)
    self.timestamp = timestamp
  }

  /// Returns the touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// Returns the touches that began on a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// Returns the touches that a gesture recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { touch in touch.recognizers.contains { $0 === gesture } }
  }
}

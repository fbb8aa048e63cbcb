import Foundation

/// An action of the user, such as touches.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The type of an event.
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

  /// The type of the event.
  open internal(set) var type: EventType

  /// The time of the event, as of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval

  /// All touches of the event, including those that have not changed.
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

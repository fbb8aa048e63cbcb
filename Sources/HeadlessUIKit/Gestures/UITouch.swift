import Foundation

/// A finger on the screen, from touch down to lift.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The finger touched down.
    case began = 0
    /// The finger moved.
    case moved
    /// The finger rests.
    case stationary
    /// The finger was lifted.
    case ended
    /// The system canceled the touch.
    case cancelled
  }

  /// The phase of the touch.
  open internal(set) var phase: Phase = .began

  /// The time of the last change, as of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval

  /// The number of taps in quick succession.
  open internal(set) var tapCount: Int

  /// The force of the touch; 1 is that of a usual one, which all have here.
  open var force: CGFloat { 1 }

  /// The largest force; 0, as on a device that does not measure it.
  open var maximumPossibleForce: CGFloat { 0 }

  /// The window in which the finger touched down.
  open internal(set) weak var window: UIWindow?

  /// The view that was hit, which stays the same until the lift.
  open internal(set) var view: UIView?

  /// The gesture recognizers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  var recognizers: [UIGestureRecognizer] = []
  var location: CGPoint
  var previousLocation: CGPoint
  var responderState = ResponderState.held
  /// Whether a recognizer that cancels touches in its view has recognized this one.
  var isClaimed = false

  /// How far the touch was delivered to the responders.
  enum ResponderState {
    case held
    case delivered
    case over
  }

  /// The location of the pointer during a scroll; `nil` for a touch.
  let pointer: CGPoint?

  init(
    window: UIWindow, view: UIView, location: CGPoint, timestamp: TimeInterval, tapCount: Int,
    isScroll: Bool = false
  ) {
    self.window = window
    self.view = view
    self.location = location
    self.previousLocation = location
    self.timestamp = timestamp
    self.tapCount = tapCount
    pointer = isScroll ? location : nil
  }

  /// Whether it is a scroll of a trackpad, which is not a touch for the app (G).
  @_spi(Simulator) public var isScroll: Bool { pointer != nil }

  /// Returns the location, in the coordinates of a view, or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(location, from: window) ?? location
  }

  /// Returns the previous location, in the coordinates of a view, or of the window for `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousLocation, from: window) ?? previousLocation
  }

  /// Whether the touch has ended or was canceled.
  @_spi(Simulator) public var isOver: Bool { phase == .ended || phase == .cancelled }

  func change(to phase: Phase, at location: CGPoint, timestamp: TimeInterval) {
    previousLocation = self.location
    self.location = location
    self.phase = phase
    self.timestamp = timestamp
  }
}

import Foundation

/// A finger on the screen, from touching down until it is lifted.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// What a finger is doing.
  public enum Phase: Int, Sendable {
    /// The finger touched down.
    case began = 0
    /// The finger moved.
    case moved
    /// The finger rests.
    case stationary
    /// The finger was lifted.
    case ended
    /// The system took the touch away.
    case cancelled
  }

  /// What the finger is doing.
  open internal(set) var phase: Phase = .began

  /// When the touch changed last, on the clock of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval

  /// The number of times that the finger has tapped here in quick succession.
  open internal(set) var tapCount: Int

  /// The window in which the finger touched down.
  open internal(set) weak var window: UIWindow?

  /// The view that the finger touched, which stays the same for as long as the finger is down.
  open internal(set) var view: UIView?

  /// The gesture recognizers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  var recognizers: [UIGestureRecognizer] = []
  var location: CGPoint
  var previousLocation: CGPoint
  var responderState = ResponderState.held
  /// Whether a recognizer that cancels touches in its view has recognized this one.
  var isClaimed = false

  /// How far the touch has come on its way to the responders.
  enum ResponderState {
    case held
    case delivered
    case over
  }

  /// Where the pointer is, of which this is not a touch but a scroll; `nil` for a touch.
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

  /// Whether it stands for fingers on a trackpad, which are no touches to anybody (G).
  @_spi(Simulator) public var isScroll: Bool { pointer != nil }

  /// Returns where the finger is, in the coordinates of a view, or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(location, from: window) ?? location
  }

  /// Returns where the finger was before, in the coordinates of a view, or of the window for `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousLocation, from: window) ?? previousLocation
  }

  /// Whether the finger has been lifted, or the touch taken away.
  @_spi(Simulator) public var isOver: Bool { phase == .ended || phase == .cancelled }

  func change(to phase: Phase, at location: CGPoint, timestamp: TimeInterval) {
    previousLocation = self.location
    self.location = location
    self.phase = phase
    self.timestamp = timestamp
  }
}

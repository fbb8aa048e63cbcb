import Foundation

/// Recognizes fingers that move across the screen.
///
/// It begins after 10 points, which the translation excludes; from then on, it follows the fingers.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The number of fingers that it takes to begin; 1 by default.
  open var minimumNumberOfTouches = 1

  /// The number of fingers that are tracked; no limit by default.
  open var maximumNumberOfTouches = Int.max

  /// The kinds of scrolls that are recognized as the gesture; none by default.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  override var takesScrolls: Bool { allowedScrollTypesMask.contains(.continuous) }

  private(set) var movement = PanMovement()
  /// The whole distance of the fingers when the gesture began.
  private(set) var travel = CGPoint.zero
  /// The distance before the gesture begins, in points (G).
  var hysteresis: CGFloat { 10 }
  /// A finger that rests for longer before it is lifted, in seconds, loses its velocity.
  private static let restThreshold = 0.04

  /// Returns the translation, in the coordinates of a view, or of the window.
  open func translation(in view: UIView?) -> CGPoint {
    convertVector(movement.translation, to: view)
  }

  /// Sets the translation, in the coordinates of a view, and resets the velocity.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    movement.rebase(to: convertVector(translation, from: view))
  }

  /// Returns the velocity, in points per second in the coordinates of a view.
  open func velocity(in view: UIView?) -> CGPoint {
    convertVector(movement.velocity, to: view)
  }

  /// Whether the translation excludes the first 10 points: UIKit's own pans were observed to do
  /// that, plain ones may not (G).
  var leavesHysteresisOut: Bool { !World.current.variant.countsHysteresisOfPlainPans }

  /// Whether a movement that is long enough, in window coordinates, may begin the gesture.
  func canBegin(with translation: CGPoint) -> Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.count <= maximumNumberOfTouches else {
      if currentState == .possible {
        state = .failed
      } else {
        touches.forEach(ignore)
      }
      return
    }
    movement.add(.zero, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let active = activeTouches
    guard isActive || active.count >= minimumNumberOfTouches else { return }
    movement.add(averageMovement(of: touches, among: active.count), at: event.timestamp)
    if isActive {
      state = .changed
    } else if movement.translation.distance(to: .zero) >= hysteresis - 1e-9 {
      begin()
    }
  }

  private func begin() {
    travel = movement.translation
    guard canBegin(with: travel) else {
      state = .failed
      return
    }
    if leavesHysteresisOut { movement.leaveOut(hysteresis) }
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.isEmpty else { return }
    if !World.current.variant.keepsVelocityOfRestingFingers,
      movement.rest(at: event.timestamp) > Self.restThreshold
    {
      movement.add(.zero, at: event.timestamp)
    }
    state = isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.isEmpty { cancelGesture() }
  }

  open override func reset() {
    movement = PanMovement()
    travel = .zero
  }

  /// The average movement of `count` fingers, of which some have moved.
  private func averageMovement(of touches: Set<UITouch>, among count: Int) -> CGPoint {
    var sum = CGPoint.zero
    for touch in touches {
      sum.x += touch.location.x - touch.previousLocation.x
      sum.y += touch.location.y - touch.previousLocation.y
    }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }

  private func convertVector(_ vector: CGPoint, to target: UIView?) -> CGPoint {
    guard let target else { return vector }
    let origin = target.convert(CGPoint.zero, from: view?.window)
    let end = target.convert(vector, from: view?.window)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  private func convertVector(_ vector: CGPoint, from source: UIView?) -> CGPoint {
    guard let source else { return vector }
    let origin = source.convert(CGPoint.zero, to: view?.window)
    let end = source.convert(vector, to: view?.window)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
}

/// The kinds of scrolls with a pointing device.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits of the kinds.
  public let rawValue: Int

  /// Creates a set from the bits of the kinds.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A mouse wheel, step by step.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// A trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both kinds.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

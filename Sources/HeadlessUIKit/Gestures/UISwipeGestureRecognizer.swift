import Foundation

/// Recognizes fingers that move far enough in a direction, before they are lifted.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt

    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upward.
    public static let up = Direction(rawValue: 4)
    /// Downward.
    public static let down = Direction(rawValue: 8)
  }

  /// The permitted directions; `.right` by default.
  open var direction = Direction.right
  /// The number of fingers that swipe; 1 by default.
  open var numberOfTouchesRequired = 1

  // The distance in points, the duration in seconds and the precision are recalled rather than documented.
  private static let distance = 50.0
  private static let duration = 0.5
  /// The largest movement across the direction, as a part of that along it.
  private static let deviation = 0.5

  private var start: (location: CGPoint, time: TimeInterval)?

  /// Returns where the swipe has begun, in the coordinates of a view, or of the window for `nil`.
  open override func location(in view: UIView?) -> CGPoint {
    guard let start else { return super.location(in: view) }
    return view?.convert(start.location, from: self.view?.window) ?? start.location
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    if activeTouches.count == numberOfTouchesRequired { start = (lastCentroid, event.timestamp) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start else { return }
    let movement = CGPoint(
      x: lastCentroid.x - start.location.x, y: lastCentroid.y - start.location.y)
    let isHorizontal = abs(movement.x) >= abs(movement.y)
    let (along, across) = isHorizontal ? (movement.x, movement.y) : (movement.y, movement.x)
    if event.timestamp - start.time > Self.duration {
      state = .failed
    } else if abs(along) >= Self.distance {
      let taken: Direction =
        isHorizontal ? (along > 0 ? .right : .left) : (along > 0 ? .down : .up)
      let isStraight = abs(across) <= abs(along) * Self.deviation
      state = isStraight && direction.contains(taken) ? .ended : .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelGesture()
  }

  open override func reset() { start = nil }
}

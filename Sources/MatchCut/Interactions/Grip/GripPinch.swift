import UIKit

/// A recognizer of two fingers that move together, for a grip, with their turn and their middle.
///
/// When one of them leaves, the other one goes on.
final class GripPinch: UIPinchGestureRecognizer, UIGestureRecognizerDelegate, GripRecognizer {
  private(set) weak var grip: TransitionGrip?
  private var action: GestureAction?
  /// The fingers that have touched the screen since the last one has left it.
  private var touches: [WeakTouch] = []
  /// The distance of the two when the second one touched the screen, in points.
  private var touchDistance: CGFloat?

  /// How many fingers there were at the last report.
  private var count = 0
  /// Their middle then, in points of the window.
  private var middle = CGPoint.zero
  /// How far the middle has gone, whichever fingers there were, in points of the window.
  private var way = CGPoint.zero
  /// The two fingers when they were recognized, or when the second one joined the first.
  private var start: Spread?
  private var startRatio: CGFloat = 1
  private var lastDistance: CGFloat?
  private var lastAngle: CGFloat = 0
  private var turn: CGFloat = 0

  /// Where the fingers were in the last moments, the present one last.
  private var trail: [Trace] = []
  /// How long a moment is, in seconds; the velocity is that over it.
  private static let moment = 0.05

  /// Where two fingers were at a time.
  private struct Trace {
    let time: TimeInterval
    let way: CGPoint
    let distance: CGFloat
  }

  private struct WeakTouch {
    weak var touch: UITouch?
  }

  /// How two fingers lie to each other.
  private struct Spread {
    let distance: CGFloat
    let angle: CGFloat
  }

  /// Sets the grip to ask and to report to, which is not retained.
  func connect(to grip: TransitionGrip) {
    self.grip = grip
    action = GestureAction(of: self) { [weak self] in self?.report() }
    delegate = self
  }

  /// What the two fingers do to each other, in a view; `nil` while there is only one.
  func pinch(in view: UIView?) -> FingerSample.Pinch? {
    guard let start, let spread else { return nil }
    let scale = spread.distance / start.distance
    var pinch = FingerSample.Pinch(ratio: startRatio * scale, scale: scale, rotation: turn)
    if let first = trail.first, let last = trail.last, last.time > first.time {
      let rate = 1 / CGFloat(last.time - first.time)
      let way = CGPoint(
        x: (last.way.x - first.way.x) * rate, y: (last.way.y - first.way.y) * rate)
      pinch.velocity = Self.convert(way, to: view)
      pinch.growth = (last.distance - first.distance) * rate / start.distance
    }
    return pinch
  }

  /// Whether the fingers are nearer to each other than where they have touched the screen.
  var isClosing: Bool {
    guard let spread else { return false }
    return spread.distance < touchDistance ?? .infinity
  }

  func translation(in view: UIView?) -> CGPoint { Self.convert(way, to: view) }

  private static func convert(_ way: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return way }
    let (origin, end) = (view.convert(CGPoint.zero, from: nil), view.convert(way, from: nil))
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// Zero, since it does not decide where the screen goes; how fast it goes there is that of the pinch.
  func velocity(in view: UIView?) -> CGPoint { .zero }

  /// Where the fingers are now; `nil` unless there are two.
  private var spread: Spread? {
    guard numberOfTouches > 1 else { return nil }
    let (one, other) = (location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
    let (x, y) = (other.x - one.x, other.y - one.y)
    return Spread(distance: max(hypot(x, y), 1), angle: atan2(y, x))
  }

  private func report() {
    switch state {
    case .began:
      way = .zero
      startRatio = 1
      if let touchDistance, let spread { startRatio = spread.distance / touchDistance }
      join()
    case .changed where numberOfTouches != count:
      if let start, count > 1 { startRatio *= (lastDistance ?? start.distance) / start.distance }
      join()
    case .changed: follow()
    default: break
    }
    grip?.report(of: self)
  }

  /// Takes up the fingers that there are, where they are.
  private func join() {
    count = numberOfTouches
    middle = location(in: nil)
    start = spread
    lastDistance = start?.distance
    lastAngle = start?.angle ?? 0
    turn = 0
    trail = []
    note()
  }

  private func note() {
    guard let spread, let time = touches.compactMap(\.touch?.timestamp).max() else { return }
    trail.append(Trace(time: time, way: way, distance: spread.distance))
    trail.removeAll { time - $0.time > Self.moment + 1e-6 }
  }

  private func follow() {
    let location = location(in: nil)
    way.x += location.x - middle.x
    way.y += location.y - middle.y
    middle = location
    guard let spread else { return }
    lastDistance = spread.distance
    // Half a turn at once is none that fingers can make.
    turn += (spread.angle - lastAngle).remainder(dividingBy: 2 * .pi)
    lastAngle = spread.angle
    note()
  }

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    grip?.shouldBegin(self) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let grip else { return true }
    if !grip.isInFlight, touch.view?.keepsTouches(below: view) == true { return false }
    touches.removeAll { $0.touch.map { $0.phase == .ended || $0.phase == .cancelled } ?? true }
    if touches.isEmpty, state == .possible { grip.touchBegan(touch, for: self) }
    if let other = touches.last?.touch, touches.count == 1 {
      let (one, two) = (other.location(in: nil), touch.location(in: nil))
      touchDistance = max(hypot(two.x - one.x, two.y - one.y), 1)
    }
    touches.append(WeakTouch(touch: touch))
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    grip?.admits(otherGestureRecognizer, beside: self) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // Content that cannot become smaller leaves fingers that close to the screen.
    guard let grip else { return false }
    return grip.scroll.zooms(with: otherGestureRecognizer) && !grip.scroll.isZoomedIn
  }
}

import UIKit

/// A recognizer of two fingers that move together, with their rotation and their midpoint.
///
/// When one of them lifts, the gesture continues with the other.
final class InteractionPinch: UIPinchGestureRecognizer, FingerRecognizer {
  let kind = FingerKind.pinch
  private var link: RecognizerDelegate?
  /// The fingers of the current gesture, including those that have lifted.
  private var touches: [Weak<UITouch>] = []
  /// The distance between both fingers when the second one touched the screen, in points.
  private var touchDistance: CGFloat?

  /// The number of fingers at the last report.
  private var count = 0
  /// The midpoint of the fingers at the last report, in points of the window.
  private var midpoint = CGPoint.zero
  /// The total translation of the midpoint, whatever the number of fingers, in points of the
  /// window.
  private var translation = CGPoint.zero
  /// The spread of the fingers when they were recognized, or when the second one joined.
  private var start: Spread?
  private var startRatio: CGFloat = 1
  /// The spread at the last report.
  private var last: Spread?
  private var totalRotation: CGFloat = 0

  /// The samples of the last ``sampleDuration``, in order of time.
  private var samples: [Sample] = []
  /// The interval over which the velocity is averaged, in seconds.
  private static let sampleDuration = 0.05

  /// A midpoint and a spread, with their time.
  private struct Sample {
    let time: TimeInterval
    let translation: CGPoint
    let distance: CGFloat
  }

  /// The distance and the angle between two fingers.
  private struct Spread {
    let distance: CGFloat
    let angle: CGFloat
  }

  /// Connects the recognizer to a gesture, without retaining it.
  func connect(to gesture: any FingerGesture) {
    link = RecognizerDelegate(self, to: gesture)
  }

  var gesture: (any FingerGesture)? { link?.gesture }

  var catches: Bool { true }

  /// The pinch of both fingers in a view; `nil` while there is only one.
  func pinch(in view: UIView?) -> FingerSample.Pinch? {
    guard let start, let spread else { return nil }
    let scale = spread.distance / start.distance
    var pinch = FingerSample.Pinch(ratio: startRatio * scale, scale: scale, rotation: totalRotation)
    if let first = samples.first, let last = samples.last, last.time > first.time {
      let rate = 1 / CGFloat(last.time - first.time)
      pinch.velocity = Self.convert((last.translation - first.translation) * rate, to: view)
      pinch.growth = (last.distance - first.distance) * rate / start.distance
    }
    return pinch
  }

  /// Whether the fingers are closer to each other than at the touch.
  var isClosing: Bool {
    guard let spread else { return false }
    return spread.distance < touchDistance ?? .infinity
  }

  func translation(in view: UIView?) -> CGPoint { Self.convert(translation, to: view) }

  private static func convert(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return vector }
    return view.convert(vector, from: nil) - view.convert(CGPoint.zero, from: nil)
  }

  /// Zero, because the velocity does not decide the outcome of a pinch.
  ///
  /// The sample of the pinch has the velocity for the animation.
  func velocity(in view: UIView?) -> CGPoint { .zero }

  /// The present spread; `nil` unless there are two fingers.
  private var spread: Spread? {
    guard numberOfTouches > 1 else { return nil }
    let vector = location(ofTouch: 1, in: nil) - location(ofTouch: 0, in: nil)
    return Spread(distance: max(vector.length, 1), angle: vector.angle)
  }

  func shouldReceive(_ touch: UITouch, for gesture: any FingerGesture) -> Bool {
    guard gesture.admitsTouch(on: touch.view, for: self) else { return false }
    touches.removeAll { $0.object.map { $0.phase == .ended || $0.phase == .cancelled } ?? true }
    if touches.isEmpty, state == .possible { gesture.touchBegan(touch, for: self) }
    if let other = touches.last?.object, touches.count == 1 {
      touchDistance = max((touch.location(in: nil) - other.location(in: nil)).length, 1)
    }
    touches.append(Weak(touch))
    return true
  }

  func update() {
    switch state {
    case .began:
      translation = .zero
      startRatio = 1
      if let touchDistance, let spread { startRatio = spread.distance / touchDistance }
      restart()
    case .changed where numberOfTouches != count:
      if let start, let last { startRatio *= last.distance / start.distance }
      restart()
    case .changed: follow()
    default: break
    }
  }

  /// Starts again with the fingers on the screen, from where they are.
  private func restart() {
    count = numberOfTouches
    midpoint = location(in: nil)
    start = spread
    last = start
    totalRotation = 0
    samples = []
    addSample()
  }

  private func addSample() {
    guard let spread, let time = touches.compactMap(\.object?.timestamp).max() else { return }
    samples.append(Sample(time: time, translation: translation, distance: spread.distance))
    samples.removeAll { time - $0.time > Self.sampleDuration + 1e-6 }
  }

  private func follow() {
    let location = location(in: nil)
    translation = translation + (location - midpoint)
    midpoint = location
    guard let spread, let last else { return }
    // Wrap to ±π; larger steps are impossible.
    totalRotation += (spread.angle - last.angle).remainder(dividingBy: 2 * .pi)
    self.last = spread
    addSample()
  }
}

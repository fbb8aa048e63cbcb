import Testing
import UIKit
import UIKitSimulator

/// Two fingers on the screen of a stage.
@MainActor
final class Pinch {
  let stage: DragStage
  let fingers: [Finger]
  private var center: CGPoint
  private(set) var distance: CGFloat
  private var angle: CGFloat

  /// Puts two fingers down, side by side.
  init(on stage: DragStage, distance: CGFloat = 100, around center: CGPoint? = nil) {
    let center = center ?? CGPoint(x: 200, y: 400)
    self.stage = stage
    self.center = center
    self.distance = distance
    angle = 0
    let one = stage.touch(at: CGPoint(x: center.x - distance / 2, y: center.y))
    let other = stage.simulator.touchDown(at: CGPoint(x: center.x + distance / 2, y: center.y))
    fingers = [one, other]
    stage.step()
  }

  /// Puts down a second finger.
  init(on stage: DragStage, _ finger: Finger, and point: CGPoint) {
    self.stage = stage
    let other = stage.simulator.touchDown(at: point)
    fingers = [finger, other]
    let (one, two) = (finger.location, point)
    center = CGPoint(x: (one.x + two.x) / 2, y: (one.y + two.y) / 2)
    distance = one.distance(to: two)
    angle = atan2(two.y - one.y, two.x - one.x)
    stage.step()
  }

  /// Moves both at once, without a frame.
  func place(distance: CGFloat) {
    self.distance = distance
    for (finger, side) in zip(fingers, [-0.5, 0.5] as [CGFloat]) where finger.isDown {
      finger.move(
        to: CGPoint(
          x: center.x + side * distance * cos(angle), y: center.y + side * distance * sin(angle)))
    }
  }

  /// Moves them to a distance, linearly.
  func close(to distance: CGFloat, for seconds: Double = 0.2) {
    bring(to: distance, turn: 0, by: .zero, for: seconds)
  }

  func turn(by angle: CGFloat) {
    bring(to: distance, turn: angle, by: .zero)
  }

  func move(by translation: CGPoint) {
    bring(to: distance, turn: 0, by: translation)
  }

  func bring(
    to distance: CGFloat, turn: CGFloat, by translation: CGPoint, for seconds: Double = 0.2
  ) {
    let count = max(1, Int((seconds * Double(stage.simulator.refreshRate)).rounded()))
    let (from, start) = (self.distance, (center: center, angle: angle))
    for frame in 1...count {
      let part = CGFloat(frame) / CGFloat(count)
      angle = start.angle + turn * part
      center = CGPoint(
        x: start.center.x + translation.x * part, y: start.center.y + translation.y * part)
      place(distance: from + (distance - from) * part)
      stage.step()
    }
  }

  func rest() {
    stage.run(for: 0.2)
    lift(isAtOnce: true)
  }

  /// Lifts both, in one turn or one after the other.
  func lift(isAtOnce: Bool) {
    for finger in fingers where finger.isDown {
      finger.lift()
      if !isAtOnce { stage.step() }
    }
  }

  /// Expects the touched points to stay under the fingers, for distances, rotations and
  /// translations.
  func expectStaysUnderFingers(
    over movements: [(distance: CGFloat, turn: CGFloat, translation: CGPoint)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let inverse = stage.current.transform.inverted()
    let touched = fingers.map { $0.location.applying(inverse) }
    for movement in movements {
      bring(to: movement.distance, turn: movement.turn, by: movement.translation)
      let transform = stage.current.transform
      for (finger, point) in zip(fingers, touched) {
        let distance = point.applying(transform).distance(to: finger.location)
        #expect(
          distance < 0.5, "\(distance) points from the finger, at \(movement)",
          sourceLocation: sourceLocation)
      }
    }
  }
}

import Testing
import UIKit
import UIKitSimulator

/// Two fingers on the screen of a stage.
@MainActor
final class Pinch {
  let stage: DragStage
  let fingers: [Finger]
  private var middle: CGPoint
  private(set) var distance: CGFloat
  private var angle: CGFloat

  /// Puts two fingers down, side by side.
  init(on stage: DragStage, distance: CGFloat = 100, around middle: CGPoint? = nil) {
    let middle = middle ?? CGPoint(x: 200, y: 400)
    self.stage = stage
    self.middle = middle
    self.distance = distance
    angle = 0
    let one = stage.touch(at: CGPoint(x: middle.x - distance / 2, y: middle.y))
    let other = stage.simulator.touchDown(at: CGPoint(x: middle.x + distance / 2, y: middle.y))
    fingers = [one, other]
    stage.step()
  }

  /// Puts down a second finger.
  init(on stage: DragStage, _ finger: Finger, and point: CGPoint) {
    self.stage = stage
    let other = stage.simulator.touchDown(at: point)
    fingers = [finger, other]
    let (one, two) = (finger.location, point)
    middle = CGPoint(x: (one.x + two.x) / 2, y: (one.y + two.y) / 2)
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
          x: middle.x + side * distance * cos(angle), y: middle.y + side * distance * sin(angle)))
    }
  }

  /// Brings them to a distance, at an even pace.
  func close(to distance: CGFloat, for seconds: Double = 0.2) {
    bring(to: distance, turn: 0, by: .zero, for: seconds)
  }

  func turn(by angle: CGFloat) {
    bring(to: distance, turn: angle, by: .zero)
  }

  func move(by way: CGPoint) {
    bring(to: distance, turn: 0, by: way)
  }

  func bring(
    to distance: CGFloat, turn: CGFloat, by way: CGPoint, for seconds: Double = 0.2
  ) {
    let count = max(1, Int((seconds * Double(stage.simulator.refreshRate)).rounded()))
    let (from, start) = (self.distance, (middle: middle, angle: angle))
    for frame in 1...count {
      let part = CGFloat(frame) / CGFloat(count)
      angle = start.angle + turn * part
      middle = CGPoint(x: start.middle.x + way.x * part, y: start.middle.y + way.y * part)
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

  /// Expects that what the fingers touch now stays under them, by distances, turns and ways.
  func expectStaysUnderFingers(
    over movements: [(distance: CGFloat, turn: CGFloat, way: CGPoint)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let inverse = stage.current.transform.inverted()
    let touched = fingers.map { $0.location.applying(inverse) }
    for movement in movements {
      bring(to: movement.distance, turn: movement.turn, by: movement.way)
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

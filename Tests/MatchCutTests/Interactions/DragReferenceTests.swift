import MeasuredMotion
import Testing
import UIKit
import UIKitSimulator

/// The reference of drags is compared with Apple's motion, as the kit is: it is no copy of the kit's
/// formulas that only agrees with them.
@MainActor
struct DragReferenceTests {
  private static let screen = CGRect(x: 0, y: 0, width: 402, height: 874)

  @Test("held, it is where Apple's page is", arguments: MotionTrace.heldDown.indices)
  func held(_ index: Int) throws {
    let (drag, trace) = MotionTrace.heldDown[index]
    let held = try Held(drag)
    var film = MotionFilm()
    for time in [0, 0.01] { film.add(held.frame.frame, at: time) }
    let deviation = trace.deviation(of: film)
    #expect(deviation.rms < trace.limit, "\(trace): \(deviation)")
  }

  /// The last one is from the edge.
  @Test("released, it moves like Apple's", arguments: [0, 1, 2])
  func landing(_ index: Int) throws {
    let (drag, trace) = MotionTrace.landings[index]
    let held = try Held(drag)
    let release = DragReference.Release(
      frame: held.frame, time: 0, velocity: .zero, progress: 0, crop: held.crop,
      isSettled: index == 2)
    var film = MotionFilm()
    for frame in 0...84 {
      let time = Double(frame) / 120
      let flight = held.reference.flight(after: release, at: time)
      let (center, size) = (try #require(flight.center), try #require(flight.size))
      film.add(
        CGRect(
          x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
          height: size.height),
        at: time)
    }
    let deviation = trace.deviation(of: film)
    #expect(deviation.rms < trace.limit, "\(trace): \(deviation)")
  }

  /// A page that a finger holds, computed by the reference.
  @MainActor private struct Held {
    let reference: DragReference
    let frame: DragFrame
    let crop: CGFloat

    init(_ drag: MotionTrace.Drag) throws {
      let screen = DragReferenceTests.screen
      var scene = EffectScene(isModal: true, container: screen, rest: screen)
      scene.source = CGRect(x: 121.3, y: 250, width: 160, height: 100)
      scene.sourceRadius = 0
      let start = DragReference.Start(
        touch: drag.touch, recognition: CGPoint(x: drag.touch.x, y: drag.touch.y + 11),
        transform: .identity)
      reference = try #require(
        DragReference(
          .zoom, in: scene, taken: Self.frame(drag.touch, .identity, screen), start))
      let finger = CGPoint(x: drag.touch.x + drag.way.x, y: drag.touch.y + drag.way.y)
      crop = reference.crop(at: finger)
      let transform = reference.transform(at: finger)
      var seen = screen.applying(transform)
      seen.size.height -= screen.height * crop
      frame = Self.frame(finger, transform, seen)
    }

    private static func frame(
      _ finger: CGPoint, _ transform: CGAffineTransform, _ seen: CGRect
    ) -> DragFrame {
      DragFrame(
        time: 0, finger: finger, isTaken: true, transform: transform, frame: seen,
        center: seen.center, alpha: 1, cornerRadius: 0, seenRadius: 0, backdropAlpha: 0)
    }
  }
}

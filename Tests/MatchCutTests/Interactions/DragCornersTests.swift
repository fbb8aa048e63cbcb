import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The corners of a zoomed screen during a drag, and after the lift.
@MainActor
struct DragCornersTests {
  @Test("released, they continue without a jump", arguments: [90, 150, 300, 500], [60, 120])
  func landing(_ distance: CGFloat, refreshRate: Int) throws {
    let stage = DragStage(DragCase(refreshRate: refreshRate))
    stage.presentAndSettle()
    let finger = stage.drag(down: distance)
    stage.run(for: 0.2)
    let held = try #require(radius(on: stage))
    finger.lift()
    var radii = [held]
    stage.runUntilIdle { if let radius = radius(on: stage) { radii.append(radius) } }
    // At rest, it has its own, which look like the display's.
    if distance < 100 { radii.removeLast() }
    let steps = zip(radii, radii.dropFirst()).map { abs($0 - $1) }
    #expect((steps.max() ?? 0) < 480 / CGFloat(refreshRate), "\(radii)")
    #expect((steps.first ?? 0) < 2, "\(radii.prefix(4))")
    if distance > 100 {
      #expect(radii.last.map { abs($0 - Phone.thumbnailRadius) < 1.5 } == true, "\(radii)")
    }
    stage.phone.expectNoFaults()
  }

  @Test("caught as it lands, and moved further, they continue from there")
  func caught() throws {
    let stage = DragStage()
    stage.presentAndSettle()
    stage.rest(stage.drag(down: 200))
    stage.run(for: 0.08)
    let flying = try #require(radius(on: stage))
    let finger = stage.touch()
    stage.step()
    let held = try #require(radius(on: stage))
    #expect(abs(flying - held) < 6)
    stage.move(finger, by: CGPoint(x: 0, y: 60), for: 0.3)
    #expect(try #require(radius(on: stage)) < held)
    finger.lift()
    stage.runUntilIdle()
    stage.expectEnd(isGone: true)
  }

  /// In the points of the window.
  private func radius(on stage: DragStage) -> CGFloat? {
    let frame = stage.simulator.record({}).frames.first
    guard let frame, frame.clip(of: stage.photo.view) != nil else { return nil }
    return frame.cornerRadius(of: stage.photo.view)
  }
}

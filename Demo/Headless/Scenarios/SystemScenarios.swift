import MatchCut
import MeasuredMotion
import UIKit
@_spi(Simulator) import UIKitSimulator

extension Scenario {
  /// The kit's motion with the system's drawn over it, as others have measured that.
  static let beside: [Scenario] = [
    systemZoom, systemDrag, systemReturn, systemSwipe, systemPush, systemSheet, systemLanding,
    systemScroll,
  ]

  /// Makes a scenario on the phone of the measurements, with the frames of its display.
  static func measured(
    id: String, title: String, summary: String, code: Code, posterTime: Double? = nil,
    part: AppViewController.Part = .photos, makeRoot: (@MainActor () -> UIViewController)? = nil,
    prepare: @escaping @MainActor (Stage) -> Void = { _ in },
    script: @escaping @MainActor (Stage) -> Void
  ) -> Scenario {
    Scenario(
      id: id, group: .system, title: title, summary: summary, code: code, posterTime: posterTime,
      part: part, size: MeasuredViewController.screenSize, makeRoot: makeRoot,
      prepare: { stage in
        stage.simulator.refreshRate = 120
        prepare(stage)
      }, script: script)
  }

  static let systemZoom = measured(
    id: "system-zoom", title: "The zoom, beside the system’s",
    summary: "Out of the thumbnail and back. The dashed outline is the system’s screen.",
    code: .declaration("private func open", in: "Headless/Scenarios/MeasuredViewController.swift"),
    makeRoot: { MeasuredViewController() },
    script: { stage in
      stage.wait(0.2)
      stage.tap(stage.measured?.thumbnail)
      let photo = stage.measured?.photo
      stage.promise(photo?.view, .moves(by: 150, frames: 60))
      stage.compare(photo?.view, with: .zoomPush)
      stage.settle()
      stage.tap(photo?.closeButton)
      stage.compare(photo?.view, with: .zoomPop)
      stage.settle()
      stage.expect(stage.measured?.photo == nil, "the photo is closed")
    })

  static let systemDrag = measured(
    id: "system-drag", title: "The drag, beside the system’s",
    summary:
      "Held at 70, 140 and 300 points from where the finger began, and then let go of.",
    code: .declaration("private func open", in: "Headless/Scenarios/MeasuredViewController.swift"),
    makeRoot: { MeasuredViewController() },
    prepare: openMeasured,
    script: { stage in
      let photo = stage.measured?.photo?.view
      stage.promise(photo, .moves(by: 150, frames: 60))
      for (index, way) in [70.0, 140, 300].enumerated() {
        let trace = MotionTrace.heldDown.first { $0.drag.way.y == way }?.trace
        // At rest under the finger, which was on its way for half a second each time.
        stage.compare(photo, with: trace, after: 0.8 + Double(index) * 1.1, for: 0.4)
      }
      let strokes = [70.0, 70, 160].map { Stroke(down: $0, in: 0.5, hold: 0.6) }
      stage.drag(from: CGPoint(x: 201, y: 400), strokes)
      stage.compare(photo, with: .landing(of: 300))
      stage.settle()
      stage.expect(stage.measured?.photo == nil, "the photo is closed")
    })

  static let systemReturn = measured(
    id: "system-return", title: "Let go of, beside the system’s",
    summary: "Dragged by 110 points, the photo returns; by 150, it lands.",
    code: .declaration("private func open", in: "Headless/Scenarios/MeasuredViewController.swift"),
    makeRoot: { MeasuredViewController() },
    prepare: openMeasured,
    script: { stage in
      let photo = stage.measured?.photo?.view
      stage.promise(photo, .moves(by: 150, frames: 60))
      for way in [110.0, 150] {
        stage.drag(from: CGPoint(x: 201, y: 400), [Stroke(down: way, in: 0.4, hold: 0.25)])
        stage.compare(photo, with: .landing(of: way))
        stage.settle()
      }
      stage.expect(stage.measured?.photo == nil, "the photo is closed")
    })

  static let systemSwipe = measured(
    id: "system-swipe", title: "The swipe back, beside the system’s",
    summary: "Let go of at a quarter of the width, the story returns; at two thirds, it goes.",
    code: .journal { navigationController in
      PushTransition(.push)
        .attach(to: navigationController)
    },
    part: .journal,
    prepare: tapping { $0.app.articles.cards[1] },
    script: { stage in
      let story = stage.story?.view
      stage.promise(story, .moves(by: 300, frames: 60))
      stage.wait(0.2)
      for (place, trace) in [(106.7, .swipeReturn), (264.3, .swipePop)] as [(_, MotionTrace)] {
        stage.swipe(story, to: place)
        stage.compare(story, with: trace)
        stage.settle()
      }
      stage.expect(stage.story == nil, "the story is popped")
    })

  static let openMeasured: @MainActor (Stage) -> Void = { stage in
    stage.tap(stage.measured?.thumbnail)
    stage.settle()
  }
}

extension MotionTrace {
  /// What the system's page does when it is released, so many points below where the finger began.
  fileprivate static func landing(of way: CGFloat) -> MotionTrace? {
    landings.first { $0.drag.way == CGPoint(x: 0, y: way) }?.trace
  }
}

extension Stage {
  /// The screen with the thumbnail, if that is the root.
  var measured: MeasuredViewController? {
    simulator.window.rootViewController as? MeasuredViewController
  }

  /// Swipes from the edge until a screen is at a place, rests, and lifts.
  fileprivate func swipe(_ view: UIView?, to place: CGFloat) {
    guard let view else { return }
    let finger = simulator.touchDown(at: CGPoint(x: 3, y: 450))
    simulator.step()
    while simulator.visibleFrame(of: view).minX < place, finger.location.x < 400 {
      finger.move(to: CGPoint(x: finger.location.x + 2.5, y: 450))
      simulator.step()
    }
    wait(0.3)
    finger.lift()
    simulator.endTurn()
  }
}

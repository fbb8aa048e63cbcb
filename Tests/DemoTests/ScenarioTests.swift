import Testing
import UIKit
import UIKitSimulator

@testable import Demo

@MainActor
@Suite("Scenarios")
struct ScenarioTests {
  @Test("each is played without a fault, and drawn small", arguments: Scenario.all)
  func play(scenario: Scenario) {
    let performance = scenario.play()
    #expect(performance.faults == [])
    let picture = AnimatedSVG(
      scene: performance.scene, title: scenario.title, summary: scenario.summary,
      poster: performance.poster
    ).document()
    #expect(picture.utf8.count <= 60_000)
    #expect(picture.contains("@keyframes"))
    #expect(picture.contains("prefers-reduced-motion"))
    #expect(!picture.contains("<script"))
    #expect(picture.components(separatedBy: "http").count == 2)
  }

  @Test("the same scenario is the same page, byte for byte")
  func determinism() {
    let pages = (0..<2).map { _ in
      GalleryPage(performances: [Scenario.panCancel.play(), Scenario.articlePush.play()]).html()
    }
    #expect(pages[0] == pages[1])
  }

  @Test("ids name files: lower case, digits and dashes, each once")
  func ids() {
    let ids = Scenario.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "-") } })
  }

  @Test("a photo that was pulled and let go is still there, and can be closed")
  func cancelled() {
    let stage = Stage(showing: .photos)
    Scenario.panCancel.prepare(stage)
    Scenario.panCancel.script(stage)
    #expect(stage.photoScreen != nil)
    stage.tap(stage.photoScreen?.closeButton)
    stage.settle()
    #expect(stage.photoScreen == nil)
    #expect(stage.mishaps == [])
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test("after the next photo, the screen returns to that one's thumbnail")
  func nextPhoto() {
    let stage = Stage(showing: .photos)
    stage.tap(stage.app.photos.thumbnails[0])
    stage.settle()
    stage.tap(stage.photoScreen?.nextButton)
    let screen = stage.photoScreen?.view
    stage.tap(stage.photoScreen?.closeButton)
    stage.wait(0.47)
    let target = stage.simulator.visibleFrame(of: stage.app.photos.thumbnails[1])
    let frame = screen.map(stage.simulator.visibleFrame(of:)) ?? .null
    #expect(abs(frame.midX - target.midX) < 3 && abs(frame.midY - target.midY) < 3)
    stage.settle()
    #expect(stage.photoScreen == nil)
  }
}

import MatchCut
import Testing
import UIKit
import UIKitSimulator

@testable import Demo

@MainActor
struct ScenarioTests {
  @Test("the same scenario is the same page, byte for byte")
  func determinism() {
    let pages = (0..<2).map { _ in
      GalleryPage(performances: [Scenario.panCancel.play(), Scenario.articlePush.play()]).html()
    }
    #expect(pages[0] == pages[1])
  }

  @Test("ids are file names: lower case, digits and dashes, each unique")
  func ids() {
    let ids = Scenario.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "-") } })
  }

  /// The first scenario of each group; `swift run Demo --check` plays them all, and fails alike.
  private nonisolated static let samples = Dictionary(grouping: Scenario.all, by: \.group).values
    .compactMap { $0.first?.id }.sorted()

  @Test("the drawn frames show what a scenario expects", arguments: samples)
  func promises(id: String) throws {
    let scenario = try #require(Scenario.all.first { $0.id == id })
    #expect(scenario.played.faults == [])
  }

  @Test("a scenario that expects nothing fails")
  func noPromise() {
    let silent = Scenario(
      id: "silent", group: .drag, title: "", summary: "", code: .written(""),
      script: { $0.wait(0.1) })
    #expect(silent.play().faults == ["The scenario expects nothing."])
    #expect(silent.play(isChecked: false).faults == [])
  }

  @Test("a scenario whose stroke moves nothing fails")
  func brokenPromise() {
    let still = Scenario(
      id: "still", group: .drag, title: "", summary: "", code: .written(""),
      prepare: Scenario.tapping { $0.app.photos.thumbnails[5] },
      script: { stage in
        stage.promise(stage.photoScreen?.view, .moves(by: 100, frames: 60), .returns)
        // Beyond the angle at which a drag begins.
        stage.drag(
          from: CGPoint(x: 190, y: 400), [Stroke(right: 110, down: 190, in: 0.55, hold: 0.1)])
        stage.settle()
      })
    #expect(still.play().faults.count == 1)
  }

  @Test("a photo that is dismissed fails the expectation to return")
  func noReturn() {
    let gone = Scenario(
      id: "gone", group: .drag, title: "", summary: "", code: .written(""),
      prepare: Scenario.tapping { $0.app.photos.thumbnails[5] },
      script: { stage in
        stage.promise(stage.photoScreen?.view, .returns)
        stage.tap(stage.photoScreen?.closeButton)
        stage.settle()
      })
    #expect(gone.play().faults.count == 1)
  }

  @Test("a photo in a growing circle, beside its thumbnail, fails the expectation to replace it")
  func twoPictures() {
    let thumbnail = { (stage: Stage) in stage.app.photos.thumbnails[4] }
    let twice = Scenario(
      id: "twice", group: .effects, title: "", summary: "",
      code: .photo { thumbnail, _ in
        ModalTransition(.circle(from: .view(thumbnail)))
      },
      script: { stage in
        stage.wait(0.1)
        stage.tap(thumbnail(stage))
        stage.settle()
        stage.promise(stage.photoScreen?.picture, .replaces(thumbnail(stage)))
      })
    let faults = twice.play().faults
    #expect(faults.count == 1)
    #expect(faults[0].contains("frames show both"))
  }

  @Test("a scenario that begins before the screen is laid out fails")
  func unlaidStart() {
    let mirrored = Scenario(
      id: "mirrored", group: .navigation, title: "", summary: "", code: .written(""),
      part: .journal,
      script: { stage in
        stage.promise(stage.app.articles.cards[0], .glides(400))
        stage.simulator.layoutDirection = .rightToLeft
        stage.settle()
      })
    let faults = mirrored.play().faults
    #expect(faults.count == 1)
    #expect(faults[0].hasPrefix("The first frame is not at rest"))
  }

  @Test(
    "a photo whose dismissal was canceled can be closed",
    arguments: [.panCancel, .dragCancel, .regrab] as [Scenario])
  func stayed(scenario: Scenario) {
    let stage = scenario.makeStage()
    scenario.script(stage)
    #expect(stage.photoScreen != nil)
    stage.tap(stage.photoScreen?.closeButton)
    stage.settle()
    #expect(stage.photoScreen == nil)
    #expect(stage.mishaps == [])
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test("a photo whose dismissal was canceled can be opened again")
  func thrownBack() {
    let stage = Stage(showing: .photos)
    Scenario.regrabOpen.script(stage)
    #expect(stage.photoScreen == nil)
    stage.tap(stage.app.photos.thumbnails[4])
    stage.settle()
    #expect(stage.photoScreen?.photo == stage.app.photos.thumbnails[4].photo)
    #expect(stage.mishaps == [])
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test("after the next photo, the screen returns to that photo's thumbnail")
  func nextPhoto() {
    let stage = Stage(showing: .photos)
    stage.tap(stage.app.photos.thumbnails[0])
    stage.settle()
    stage.tap(stage.photoScreen?.nextButton)
    stage.wait(0.4)
    let screen = stage.photoScreen?.view
    stage.tap(stage.photoScreen?.closeButton)
    stage.wait(0.32)
    let target = stage.simulator.visibleFrame(of: stage.app.photos.thumbnails[1])
    let frame = screen.map(stage.simulator.visibleFrame(of:)) ?? .null
    #expect(abs(frame.midX - target.midX) < 3 && abs(frame.midY - target.midY) < 3)
    stage.settle()
    #expect(stage.photoScreen == nil)
  }

  @Test("the cover story opens out of its card's picture, scrolls, and closes")
  func cover() throws {
    let stage = Stage(showing: .journal)
    let card = stage.simulator.visibleFrame(of: stage.app.articles.coverCard.picture)
    stage.tap(stage.app.articles.coverCard)
    stage.settle()
    let story = try #require(stage.cover)
    stage.drag(from: CGPoint(x: 200, y: 600), [Stroke(down: -300, in: 0.4, hold: 0.2)])
    stage.settle()
    #expect(story.scrollView.contentOffset.y > 250)
    story.scrollView.contentOffset = .zero
    stage.tap(story.closeButton)
    stage.wait(0.31)
    let picture = stage.simulator.visibleFrame(of: story.picture)
    #expect(abs(picture.midX - card.midX) < 3 && abs(picture.midY - card.midY) < 3)
    #expect(abs(picture.width - card.width) < 3)
    stage.settle()
    #expect(stage.cover == nil)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test("of two fingers that tap at once, one opens a screen")
  func twoTaps() throws {
    let stage = Stage(showing: .photos)
    func tap(_ views: UIView...) {
      let fingers = views.map { view in
        let frame = stage.simulator.visibleFrame(of: view)
        return stage.simulator.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
      }
      stage.wait(0.1)
      for finger in fingers { finger.lift() }
      stage.settle()
    }
    let photos = stage.app.photos
    tap(photos.thumbnails[0], photos.thumbnails[3])
    stage.tap(stage.photoScreen?.closeButton)
    stage.settle()
    tap(photos.settingsButton, photos.thumbnails[1])
    #expect(photos.presentedViewController != nil)
    let other = Stage(showing: .journal)
    for card in [other.app.articles.cards[0], other.app.articles.cards[1]] {
      card.sendActions(for: .touchUpInside)
    }
    other.app.articles.coverCard.sendActions(for: .touchUpInside)
    other.settle()
    #expect(other.app.journal.viewControllers.count == 2 && other.cover == nil)
    for stage in [stage, other] {
      #expect(stage.simulator.faults.isEmpty && stage.mishaps == [])
    }
  }

  @Test("the settings set the dismissal gesture of photos")
  func dragSetting() {
    let stage = Stage(showing: .photos)
    #expect(stage.app.photos.dismissal == .drag)
    for expected in [DismissalGesture.panDown, .drag] {
      stage.tap(stage.app.photos.settingsButton)
      stage.settle()
      #expect(stage.settings?.dragRow.toggle?.isOn == (expected == .panDown))
      stage.tap(stage.settings?.dragRow.toggle)
      stage.settle()
      #expect(stage.app.photos.dismissal == expected)
      stage.tap(stage.settings?.doneButton)
      stage.settle()
    }
    #expect(stage.mishaps == [])
  }

  @Test("a finger scrolls the cover story, and drags the screen from its top")
  func handOff() throws {
    let stage = Stage(showing: .journal)
    stage.tap(stage.app.articles.coverCard)
    stage.settle()
    let story = try #require(stage.cover)
    story.scrollView.contentOffset.y = 200
    stage.drag(from: CGPoint(x: 195, y: 300), [Stroke(down: 120, in: 0.4, hold: 0.2)])
    stage.settle()
    #expect(stage.cover === story)
    #expect((60...100).contains(story.scrollView.contentOffset.y))
    stage.drag(from: CGPoint(x: 195, y: 300), [Stroke(down: 400, in: 0.6)])
    stage.settle()
    #expect(stage.cover == nil)
    #expect(stage.simulator.faults.isEmpty)
  }
}

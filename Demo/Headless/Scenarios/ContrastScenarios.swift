import MatchCut
import MeasuredMotion
import UIKit
@_spi(Simulator) import UIKitSimulator

// The kit beside a screen of the system's that is drawn from measured constants.
extension Scenario {
  static let systemPush = measured(
    id: "system-push", title: "The push, beside the system’s",
    summary: "A story is pushed and popped. The dashed outline is the system’s page.",
    code: .journal { navigationController in
      PushTransition(.push)
        .attach(to: navigationController)
    },
    part: .journal,
    script: { stage in
      let width = MeasuredViewController.screenSize.width
      stage.wait(0.2)
      stage.tap(stage.app.articles.cards[2])
      let story = stage.story?.viewIfLoaded
      stage.promise(story, .moves(by: 300, frames: 60))
      stage.compare(story, with: .push("push", from: width, to: 0))
      stage.settle()
      stage.tap(stage.story?.backButton)
      stage.compare(story, with: .push("pop by the button", from: 0, to: width))
      stage.settle()
      stage.expect(stage.story == nil, "the story is popped")
    })

  static let systemSheet = measured(
    id: "system-sheet", title: "The sheet, beside the system’s",
    summary: "Released at rest, it returns, or leaves. The dashed outline is the system’s sheet.",
    code: .settings { _ in
      ModalTransition(
        .cover(from: .bottom), timing: .sheet,
        dismissal: .pan(.down, release: .sheet),
        presentation: PresentationOptions(
          layout: .bottomSheet(), cornerRadius: 32))
    },
    script: { stage in
      let bottom = MeasuredViewController.screenSize.height
      stage.wait(0.2)
      stage.tap(stage.app.photos.settingsButton)
      guard let sheet = stage.settings?.view else { return stage.expect(false, "a sheet") }
      stage.promise(sheet, .moves(by: 400, frames: 60))
      // The transition begins with the next layout, which gives the sheet its size.
      sheet.superview?.layoutIfNeeded()
      let top = bottom - sheet.bounds.height
      stage.compare(sheet, with: .sheet("opening", from: bottom, to: top, within: 2))
      stage.settle()
      for (way, end) in [(0.3, top), (0.62, bottom)] {
        let grip = CGPoint(x: 170, y: top + 20)
        let distance = sheet.bounds.height * way
        stage.drag(from: grip, [Stroke(down: distance, in: 0.4, hold: 0.3)])
        let start = stage.simulator.visibleFrame(of: sheet).minY
        let name = end == top ? "released, it returns" : "released, it leaves"
        stage.compare(sheet, with: .sheet(name, from: start, to: end, within: 8))
        stage.settle()
      }
      stage.expect(stage.settings == nil, "the sheet is away")
    })

  static let systemLanding = measured(
    id: "system-landing", title: "A landing card, caught",
    summary: "The card stops under the finger. The system’s card, in blue, lands beneath it.",
    code: .declaration("private func open", in: "Headless/Scenarios/MeasuredViewController.swift"),
    posterTime: 1.75,
    makeRoot: { MeasuredViewController() },
    prepare: openMeasured,
    script: { stage in
      let photo = stage.measured?.photo?.view
      let source = stage.measured?.thumbnail.frame ?? .zero
      stage.promise(photo, .moves(by: 150, frames: 60), .returns)
      stage.drag(from: CGPoint(x: 201, y: 400), [Stroke(down: 300, in: 0.5, hold: 0.3)])
      let card = photo.map(stage.simulator.visibleFrame(of:)) ?? .zero
      stage.compare(
        photo, with: .landing("landing", from: card, to: source, for: 2),
        contrast: """
          A finger on the system’s landing card reached the page below it: seen after a push, in \
          the simulator of iOS 27.0 beta, but not tried at the beginning of the landing.
          """)
      stage.wait(0.16)
      stage.drag(
        on: photo,
        [
          Stroke(right: -20, down: 120, in: 0.5, hold: 0.25),
          Stroke(right: 20, down: -150, in: 0.25),
        ])
      stage.settle()
      stage.expect(stage.measured?.photo != nil, "the photo is open")
    })

  static let systemScroll = measured(
    id: "system-scroll", title: "A scrolled page, dragged away",
    summary: "One finger scrolls to the top, then moves the page. The system’s, in blue, stays.",
    code: .declaration(
      "private func openCover", in: "Demo/Screens/Journal/ArticleListViewController.swift"),
    part: .journal,
    prepare: { stage in
      stage.tap(stage.app.articles.coverCard)
      stage.settle()
    },
    script: { stage in
      let page = CGRect(origin: .zero, size: MeasuredViewController.screenSize)
      stage.promise(stage.cover?.view, .moves(by: 300, frames: 60))
      stage.wait(0.2)
      stage.drag(from: CGPoint(x: 205, y: 620), [Stroke(down: -160, in: 0.4, hold: 0.15)])
      stage.settle(0.1)
      stage.compare(
        stage.cover?.view, with: .still("a scrolled page", at: page, for: 2.2),
        contrast: """
          A drag that began in a scrolled page never took the system’s page with it: seen after a \
          push, in one or two runs.
          """)
      stage.drag(
        from: CGPoint(x: 195, y: 300),
        [Stroke(right: 14, down: 420, in: 1.1, hold: 0.3), Stroke(right: 20, down: 60, in: 0.2)])
      stage.settle()
      stage.expect(stage.cover == nil, "the story is closed")
    })
}

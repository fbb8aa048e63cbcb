import MatchCut
import UIKit
import UIKitSimulator

extension Scenario {
  /// Screens that are smaller than their presenter.
  static let postcards: [Scenario] = [bottomSheet, tabletSheet, cardBlur, cardOutside]

  static let bottomSheet = Scenario(
    id: "bottom-sheet", group: .cards, title: "A bottom sheet",
    summary: "As tall as its content. Pulled too little, it returns; thrown down, it leaves.",
    code: .declaration("private func open", in: "Demo/Examples/SheetExample.swift"),
    posterTime: 1.4,
    makeRoot: { SheetExample() },
    script: { stage in
      let place = stage.root(SheetExample.self)
      stage.wait(0.3)
      stage.tap(place?.moreButton)
      stage.settle()
      let sheet = place?.presentedViewController
      stage.promise(sheet?.view, .moves(by: 190, frames: 40), .glides(75))
      let top = stage.simulator.window.bounds.height - (sheet?.view.bounds.height ?? 0)
      let grip = CGPoint(x: 170, y: top + 24)
      stage.drag(from: grip, [Stroke(right: 6, down: 60, in: 0.4, hold: 0.2)])
      stage.settle(0.2)
      stage.expect(place?.presentedViewController === sheet, "the sheet has returned")
      stage.drag(from: grip, [Stroke(right: 10, down: 160, in: 0.2)])
      stage.settle()
      stage.expect(place?.presentedViewController == nil, "the sheet is away")
    })

  static let tabletSheet = Scenario(
    id: "ipad-sheet", group: .cards, title: "A sheet on iPad",
    summary: "In a wide window, the same sheet is 640 points wide, in the center.",
    code: .settings { _ in
      // At most 640 points wide.
      ModalTransition(
        .cover(from: .bottom), timing: .sheet,
        dismissal: .pan(.down, release: .sheet),
        presentation: PresentationOptions(
          layout: .bottomSheet(), cornerRadius: 32))
    },
    posterTime: 1.1,
    size: CGSize(width: 1180, height: 820),
    script: { stage in
      stage.wait(0.3)
      stage.tap(stage.app.photos.settingsButton)
      stage.settle()
      let sheet = stage.settings.map { stage.simulator.visibleFrame(of: $0.view) } ?? .null
      stage.expect(sheet.width == 640 && sheet.midX == 590, "a sheet of 640 points in the center")
      stage.promise(stage.settings?.view, .moves(by: 500, frames: 30), .glides(75))
      stage.drag(from: CGPoint(x: 560, y: 300), [Stroke(right: 10, down: 300, in: 0.45)])
      stage.settle()
      stage.expect(stage.settings == nil, "the sheet is away")
    })

  static let cardBlur = Scenario(
    id: "card-blur", group: .cards, title: "A card above a blur",
    summary: "The card zooms out of its picture above a blur, and a pull sends it back.",
    code: .declaration(
      "override func open", in: "Demo/Screens/Postcards/PostcardsViewController.swift"),
    makeRoot: { PostcardsViewController() },
    script: { stage in
      stage.wait(0.3)
      stage.tap(stage.postcards?.thumbnails[1])
      stage.settle()
      stage.promise(
        stage.postcards?.presentedViewController?.view, .moves(by: 100, frames: 30))
      stage.drag(
        from: CGPoint(x: 200, y: 330), [Stroke(right: 10, down: 330, in: 0.5)])
      stage.settle()
      stage.expect(stage.postcards?.presentedViewController == nil, "the card is away")
    })

  static let cardOutside = Scenario(
    id: "card-outside", group: .cards, title: "A tap outside",
    summary: "A tap beside the card dismisses it, if the card allows that.",
    code: .declaration(
      "override func open", in: "Demo/Screens/Postcards/PostcardsViewController.swift"),
    makeRoot: { PostcardsViewController() },
    prepare: tapping { $0.postcards?.thumbnails[0] },
    script: { stage in
      stage.promise(
        stage.postcards?.presentedViewController?.view, .moves(by: 100, frames: 15))
      stage.wait(0.3)
      stage.tap(at: CGPoint(x: 200, y: 100))
      stage.settle()
      stage.expect(stage.postcards?.presentedViewController == nil, "the card is away")
    })
}

extension Stage {
  /// The postcards, if they are the root.
  fileprivate var postcards: PostcardsViewController? {
    simulator.window.rootViewController as? PostcardsViewController
  }
}

import MatchCut
import UIKit
import UIKitSimulator

extension Scenario {
  /// Screens that are smaller than their presenter.
  static let postcards: [Scenario] = [cardBlur, cardOutside]

  static let cardBlur = Scenario(
    id: "card-blur", group: .cards, title: "A card above a blur",
    summary: "The card zooms out of its picture above a blur, and a pull sends it back.",
    code: """
      var options = PresentationOptions()
      options.backdrop = .blur(.systemMaterialDark)
      options.layout = .card(margin: 24)
      options.cornerRadius = 28
      let zoom = ModalTransition(
        .zoom(from: .view(thumbnail)),
        dismissal: .panDown, presentation: options)
      """,
    makeRoot: { PostcardsViewController() },
    script: { stage in
      stage.wait(0.3)
      stage.tap(stage.postcards?.section.thumbnails[1])
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
    code: """
      options.dismissesOnTapOutside = true
      """,
    makeRoot: { PostcardsViewController() },
    prepare: tapping { $0.postcards?.section.thumbnails[0] },
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

import MatchCut
import UIKit

extension Scenario {
  /// Photos that a finger pulls down.
  static let pans: [Scenario] = [panDismiss, panCancel, flick]

  static let panDismiss = Scenario(
    id: "pan-dismiss", group: .pan, title: "Pulled down",
    summary:
      "The finger drives the dismissal. Released in motion, it continues with that velocity.",
    code: """
      ModalTransition(
        .zoom(from: .view(thumbnail)),
        dismissal: .panDown)
      """,
    prepare: { stage in
      stage.app.photos.dismissal = .panDown
      stage.tap(stage.app.photos.thumbnails[0])
      stage.settle()
    },
    script: { stage in
      stage.promise(stage.photoScreen?.view, .moves(by: 150, frames: 30))
      stage.wait(0.3)
      stage.pull(down: 320, in: 0.55, hold: 0)
      stage.settle()
      stage.expect(stage.photoScreen == nil, "the photo is closed")
    })

  static let panCancel = Scenario(
    id: "pan-cancel", group: .pan, title: "Released too early",
    summary: "Released at rest near the start, the screen returns, and takes touches again.",
    code: """
      // To be told by UIKit:
      photo.transitionCoordinator?.animate(
        alongsideTransition: nil
      ) { [label] context in
        label.isHidden = context.isCancelled
      }
      """,
    posterTime: 1.1,
    prepare: { stage in
      stage.app.photos.dismissal = .panDown
      stage.tap(stage.app.photos.thumbnails[1])
      stage.settle()
    },
    script: { stage in
      stage.promise(stage.photoScreen?.view, .moves(by: 100, frames: 30), .returns, .glides(40))
      stage.wait(0.3)
      stage.pull(down: 250, in: 0.6, hold: 0.25)
      stage.settle()
      stage.expect(stage.photoScreen != nil, "the photo is open")
    })

  static let flick = Scenario(
    id: "pan-flick", group: .pan, title: "A flick, faster than UIKit",
    summary:
      "The finger lifts before UIKit has started the transition. The outcome is kept and applied.",
    code: """
      // UIKit loses a finish() that comes too early.
      // The kit's interaction keeps it until the start:
      let pan = PanDismissInteraction(dismissing: photo)
      """,
    prepare: { stage in
      stage.app.photos.dismissal = .panDown
      stage.tap(stage.app.photos.thumbnails[2])
      stage.settle()
    },
    script: { stage in
      stage.promise(stage.photoScreen?.view, .moves(by: 150, frames: 10))
      stage.wait(0.35)
      stage.flick()
      stage.settle()
      stage.expect(stage.photoScreen == nil, "the photo is closed")
    })
}

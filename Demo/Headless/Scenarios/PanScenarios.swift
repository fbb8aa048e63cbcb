import MatchCut
import UIKit

extension Scenario {
  /// Photos that a finger pulls down.
  static let pans: [Scenario] = [panDismiss, panCancel, flick]

  static let panDismiss = Scenario(
    id: "pan-dismiss", group: .pan, title: "Pulled down",
    summary:
      "The finger drives the dismissal. Released in motion, it continues with that velocity.",
    code: .photo { thumbnail, photo in
      ModalTransition(
        .zoom(
          from: .view(thumbnail),
          matching: .picture(photo.picture)),
        dismissal: .panDown,
        dismissalOptions: photo.gestureOptions)
    },
    prepare: tapping { $0.app.photos.thumbnails[0] },
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
    code: .photo { thumbnail, photo in
      // The options restore the status bar of a photo that returns.
      ModalTransition(
        .zoom(
          from: .view(thumbnail),
          matching: .picture(photo.picture)),
        dismissal: .panDown,
        dismissalOptions: photo.gestureOptions)
    },
    posterTime: 1.1,
    prepare: tapping { $0.app.photos.thumbnails[1] },
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
    code: .photo { thumbnail, photo in
      // A flick that ends before UIKit begins needs no code.
      ModalTransition(
        .zoom(
          from: .view(thumbnail),
          matching: .picture(photo.picture)),
        dismissal: .panDown,
        dismissalOptions: photo.gestureOptions)
    },
    prepare: tapping { $0.app.photos.thumbnails[2] },
    script: { stage in
      stage.promise(stage.photoScreen?.view, .moves(by: 150, frames: 10))
      stage.wait(0.35)
      stage.flick()
      stage.settle()
      stage.expect(stage.photoScreen == nil, "the photo is closed")
    })
}

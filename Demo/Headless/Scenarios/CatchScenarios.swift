import MatchCut
import UIKit

extension Scenario {
  /// Transitions that a finger catches in flight.
  static let catches: [Scenario] = [regrab, regrabOpen]

  static let regrab = Scenario(
    id: "regrab", group: .caught, title: "A dismissal, caught",
    summary:
      "Closed with the button, then caught: the photo stops under the finger, follows it, and stays.",
    code: .photo { thumbnail, photo in
      // The gesture that dismisses catches, too.
      ModalTransition(
        .zoom(
          from: .view(thumbnail),
          matching: .picture(photo.picture)),
        dismissal: .drag,
        dismissalOptions: photo.gestureOptions)
    },
    prepare: tapping { $0.app.photos.thumbnails[0] },
    script: { stage in
      stage.promise(stage.photoScreen?.view, .moves(by: 100, frames: 40), .returns)
      stage.wait(0.3)
      stage.tap(stage.photoScreen?.closeButton)
      stage.wait(0.1)
      stage.drag(
        on: stage.photoScreen?.view,
        [
          Stroke(right: 60, down: 90, in: 0.5, hold: 0.15),
          Stroke(right: 14, down: -170, in: 0.2),
        ])
      stage.settle()
      stage.expect(stage.photoScreen != nil, "the photo is still open")
    })

  static let regrabOpen = Scenario(
    id: "regrab-open", group: .caught, title: "A presentation, caught",
    summary: "The opening photo is caught and sent back, as if it had never been opened.",
    code: .photo { thumbnail, photo in
      // The gesture that dismisses catches, too.
      ModalTransition(
        .zoom(
          from: .view(thumbnail),
          matching: .picture(photo.picture)),
        dismissal: .drag,
        dismissalOptions: photo.gestureOptions)
    },
    script: { stage in
      stage.wait(0.3)
      stage.tap(stage.app.photos.thumbnails[4])
      stage.wait(0.14)
      stage.promise(stage.photoScreen?.view, .moves(by: 100, frames: 30))
      stage.drag(
        on: stage.photoScreen?.view,
        [
          Stroke(right: 4, down: -60, in: 0.35, hold: 0.1),
          Stroke(right: 10, down: 260, in: 0.3),
        ])
      stage.settle()
      stage.expect(stage.photoScreen == nil, "the photo is gone")
    })
}

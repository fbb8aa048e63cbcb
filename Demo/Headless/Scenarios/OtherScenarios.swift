import MatchCut
import UIKit
import UIKitSimulator

extension Scenario {
  /// All scenarios, in the order of the gallery.
  static let all: [Scenario] = [
    photos, drags, pans, presents, catches, beside, stories, albums, waysBack, effects, postcards,
    places, bindings, containers, splashes, others,
  ].flatMap { $0 }

  /// Settings that fade, and a photo that fades with Reduce Motion.
  static let others: [Scenario] = [settingsOpen, settingsClose, reducedMotion]

  static let settingsOpen = Scenario(
    id: "settings-open", group: .fade, title: "Settings fade in",
    summary: "A modal fade: the screen behind stays in place.",
    code: .settings { _ in
      ModalTransition(
        .fade,
        presentation: PresentationOptions(
          layout: .bottomSheet(), cornerRadius: 32))
    },
    script: { stage in
      stage.wait(0.3)
      stage.tap(stage.app.photos.settingsButton)
      stage.settle()
      stage.promise(stage.settings?.view, .fades(frames: 10), .glides(1))
      stage.expect(stage.settings != nil, "the settings are open")
    })

  static let settingsClose = Scenario(
    id: "settings-close", group: .fade, title: "And out again",
    summary: "The presentation keeps the transition alive for the dismissal.",
    code: .settings { _ in
      ModalTransition(
        .fade,
        presentation: PresentationOptions(
          layout: .bottomSheet(), cornerRadius: 32))
    },
    posterTime: 0.5,
    prepare: tapping { $0.app.photos.settingsButton },
    script: { stage in
      stage.promise(stage.settings?.view, .fades(frames: 10), .glides(1))
      stage.wait(0.3)
      stage.tap(stage.settings?.doneButton)
      stage.settle()
      stage.expect(stage.settings == nil, "the settings are closed")
    })

  static let reducedMotion = Scenario(
    id: "reduced-motion", group: .accessibility, title: "A zoom that does not move",
    summary:
      "With Reduce Motion, the same call cross-fades. An effect may define a replacement of its own.",
    code: .photo { thumbnail, photo in
      // With Reduce Motion, every effect is a fade.
      ModalTransition(
        .zoom(
          from: .view(thumbnail),
          matching: .picture(photo.picture)),
        dismissal: .drag,
        dismissalOptions: photo.gestureOptions)
    },
    prepare: { $0.simulator.isReduceMotionEnabled = true },
    script: { stage in
      stage.wait(0.3)
      stage.tap(stage.app.photos.thumbnails[0])
      stage.settle(0.5)
      stage.promise(stage.photoScreen?.view, .fades(frames: 10), .glides(1))
      stage.tap(stage.photoScreen?.closeButton)
      stage.settle()
      stage.expect(stage.photoScreen == nil, "the photo is closed")
    })
}

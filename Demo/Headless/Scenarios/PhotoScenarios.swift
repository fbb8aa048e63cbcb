import UIKit

extension Scenario {
  /// Photos that open out of their thumbnails.
  static let photos = [tour, photoOpen, photoClose, photoNext]
  /// Photos that a finger pulls down.
  static let pans = [panDismiss, panCancel, flick]

  static let tour = Scenario(
    id: "match-cut", group: .zoom, title: "The match cut",
    summary:
      "A tap opens the photo; the finger pulls it down, hesitates, and in the end sends it home.",
    code: """
      let zoom = ModalTransition(
        .zoom(from: .view(thumbnail)),
        dismissal: .panDown)
      present(photo, using: zoom)
      """,
    script: { stage in
      stage.wait(0.3)
      stage.tap(stage.app.photos.thumbnails[0])
      stage.settle(0.35)
      stage.pull(down: 150, in: 0.5, hold: 0.2)
      stage.settle(0.25)
      stage.pull(down: 300, in: 0.4, hold: 0)
      stage.settle()
    })

  static let photoOpen = Scenario(
    id: "photo-open", group: .zoom, title: "Out of a thumbnail",
    summary:
      "The screen grows out of the thumbnail that was tapped, with its corners, and never squashed.",
    code: """
      let zoom = ModalTransition(.zoom(from: .view(thumbnail)))

      photo.transitioningDelegate = zoom
      photo.modalPresentationStyle = .custom
      present(photo, animated: true)
      """,
    script: { stage in
      stage.wait(0.3)
      stage.tap(stage.app.photos.thumbnails[3])
      stage.settle()
    })

  static let photoClose = Scenario(
    id: "photo-close", group: .zoom, title: "And back into it",
    summary: "The close button dismisses; the picture lands exactly where it came from.",
    code: """
      let close = UIAction { [weak self] _ in
        self?.dismiss(animated: true)
      }
      closeButton.addAction(close, for: .touchUpInside)
      """,
    prepare: { stage in
      stage.tap(stage.app.photos.thumbnails[3])
      stage.settle()
    },
    script: { stage in
      stage.wait(0.3)
      stage.tap(stage.photoScreen?.closeButton)
      stage.settle()
    })

  static let photoNext = Scenario(
    id: "photo-next", group: .zoom, title: "Home to another thumbnail",
    summary:
      "The source is asked again at every use: after going on to the next photo, that one's "
      + "thumbnail is where the screen returns to.",
    code: """
      .zoom(from: .provider { [weak self, weak photo] _ in
        // Asked when it opens, and again when it closes.
        self?.thumbnail(for: photo?.shown).map { .view($0) }
      })
      """,
    prepare: { stage in
      stage.tap(stage.app.photos.thumbnails[4])
      stage.settle()
    },
    script: { stage in
      stage.wait(0.3)
      stage.tap(stage.photoScreen?.nextButton)
      stage.wait(0.45)
      stage.tap(stage.photoScreen?.closeButton)
      stage.settle()
    })

  static let panDismiss = Scenario(
    id: "pan-dismiss", group: .pan, title: "Pulled down",
    summary: "The finger scrubs the dismissal; let go in motion, it finishes at that pace.",
    code: """
      ModalTransition(
        .zoom(from: .view(thumbnail)),
        dismissal: .panDown)
      """,
    prepare: { stage in
      stage.tap(stage.app.photos.thumbnails[1])
      stage.settle()
    },
    script: { stage in
      stage.wait(0.3)
      stage.pull(down: 320, in: 0.55, hold: 0)
      stage.settle()
    })

  static let panCancel = Scenario(
    id: "pan-cancel", group: .pan, title: "Let go too early",
    summary: "Released before half-way and at rest, the screen goes back and stays usable.",
    code: """
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // Also after a cancelled dismissal: nothing is
        // left behind, and the photo is there again.
      }
      """,
    prepare: { stage in
      stage.tap(stage.app.photos.thumbnails[1])
      stage.settle()
    },
    script: { stage in
      stage.wait(0.3)
      stage.pull(down: 190, in: 0.6, hold: 0.25)
      stage.settle()
    })

  static let flick = Scenario(
    id: "pan-flick", group: .pan, title: "A flick, faster than UIKit",
    summary:
      "The finger is gone before the transition has started; its outcome is kept and applied.",
    code: """
      // UIKit forgets a finish() that comes too early.
      // The interaction keeps it until the start:
      let pan = PanDismissInteraction()
      """,
    prepare: { stage in
      stage.tap(stage.app.photos.thumbnails[2])
      stage.settle()
    },
    script: { stage in
      stage.wait(0.35)
      stage.flick()
      stage.settle()
    })
}

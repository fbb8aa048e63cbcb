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
      stage.pull(down: 240, in: 0.5, hold: 0.2)
      stage.settle(0.25)
      stage.pull(down: 300, in: 0.4, hold: 0)
      stage.settle()
      stage.expect(stage.photoScreen == nil, "the photo is closed")
    })

  static let photoOpen = Scenario(
    id: "photo-open", group: .zoom, title: "Out of a thumbnail",
    summary:
      "The screen grows out of the thumbnail that was tapped, with its corners, and never squashed.",
    code: """
      let zoom = ModalTransition(
        .zoom(from: .view(thumbnail)))

      photo.transitioningDelegate = zoom
      photo.modalPresentationStyle = .custom
      present(photo, animated: true)
      """,
    script: { stage in
      stage.wait(0.3)
      stage.tap(stage.app.photos.thumbnails[3])
      stage.settle()
      stage.expect(stage.photoScreen != nil, "the photo is open")
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
      stage.expect(stage.photoScreen == nil, "the photo is closed")
    })

  static let photoNext = Scenario(
    id: "photo-next", group: .zoom, title: "Home to another thumbnail",
    summary:
      "The source is asked again at every use: after going on to the next photo, that one's "
      + "thumbnail is where the screen returns to.",
    code: """
      .zoom(
        from: .provider { [weak self] _ in
          // Asked to open, and again to close.
          self?.visibleThumbnail.map { .view($0) }
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
      stage.expect(stage.photoScreen == nil, "the photo is closed")
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
      stage.expect(stage.photoScreen == nil, "the photo is closed")
    })

  static let panCancel = Scenario(
    id: "pan-cancel", group: .pan, title: "Let go too early",
    summary: "Released at rest before it has come far, the screen goes back and stays usable.",
    code: """
      // UIKit's own way to hear of it:
      photo.transitionCoordinator?.animate(
        alongsideTransition: nil
      ) { [label] context in
        label.isHidden = context.isCancelled
      }
      """,
    posterTime: 1.1,
    prepare: { stage in
      stage.tap(stage.app.photos.thumbnails[1])
      stage.settle()
    },
    script: { stage in
      stage.wait(0.3)
      stage.pull(down: 250, in: 0.6, hold: 0.25)
      stage.settle()
      stage.expect(stage.photoScreen != nil, "the photo is open")
    })

  static let flick = Scenario(
    id: "pan-flick", group: .pan, title: "A flick, faster than UIKit",
    summary:
      "The finger is gone before the transition has started; its outcome is kept and applied.",
    code: """
      // UIKit forgets a finish() that comes too early.
      // The kit's interaction keeps it for the start:
      let pan = PanDismissInteraction(dismissing: photo)
      """,
    prepare: { stage in
      stage.tap(stage.app.photos.thumbnails[2])
      stage.settle()
    },
    script: { stage in
      stage.wait(0.35)
      stage.flick()
      stage.settle()
      stage.expect(stage.photoScreen == nil, "the photo is closed")
    })
}

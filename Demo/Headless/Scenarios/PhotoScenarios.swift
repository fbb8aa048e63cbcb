import MatchCut
import UIKit

extension Scenario {
  /// Photos that open out of their thumbnails.
  static let photos: [Scenario] = [tour, photoOpen, photoClose, photoNext, viewer]

  static let tour = Scenario(
    id: "match-cut", group: .zoom, title: "The match cut",
    summary:
      "A tap opens the photo. A finger catches it in flight, throws it, catches it, and lets it land.",
    code: .photo { thumbnail, photo in
      ModalTransition(
        .zoom(
          from: .view(thumbnail),
          matching: .picture(photo.picture)),
        dismissal: .drag,
        dismissalOptions: photo.gestureOptions)
    },
    posterTime: 0.95,
    script: { stage in
      stage.wait(0.3)
      stage.tap(stage.app.photos.thumbnails[2])
      stage.wait(0.09)
      let photo = stage.photoScreen?.view
      stage.promise(photo, .moves(by: 150, frames: 60))
      stage.promise(stage.photoScreen?.picture, .replaces(stage.app.photos.thumbnails[2]))
      // Caught while it opens, and thrown.
      stage.drag(
        on: photo,
        [
          Stroke(right: 50, down: -50, in: 0.45, hold: 0.12),
          Stroke(right: -20, down: 220, in: 0.2),
        ])
      stage.wait(0.1)
      stage.expect(stage.photoScreen?.isBeingPresented == true, "the photo is still in flight")
      // Caught while it lands, pulled aside, and released.
      stage.drag(
        on: photo,
        [
          Stroke(right: 120, down: -90, in: 0.5, hold: 0.15),
          Stroke(right: -60, down: 60, in: 0.22),
        ])
      stage.settle()
      stage.expect(stage.photoScreen == nil, "the photo is closed")
    })

  static let photoOpen = Scenario(
    id: "photo-open", group: .zoom, title: "Out of a thumbnail",
    summary:
      "The screen grows out of the tapped thumbnail, with its corners, and keeps its aspect ratio.",
    code: .photo { thumbnail, photo in
      ModalTransition(.zoom(from: .view(thumbnail)))
    },
    posterTime: 0.5,
    script: { stage in
      stage.wait(0.3)
      stage.tap(stage.app.photos.thumbnails[3])
      stage.settle()
      stage.promise(stage.photoScreen?.view, .moves(by: 150, frames: 15))
      stage.promise(stage.photoScreen?.picture, .replaces(stage.app.photos.thumbnails[3]))
      stage.expect(stage.photoScreen != nil, "the photo is open")
    })

  static let photoClose = Scenario(
    id: "photo-close", group: .zoom, title: "And back into it",
    summary: "The close button dismisses, and the picture lands exactly on its thumbnail.",
    code: .declaration(
      "private(set) lazy var closeButton", in: "Demo/Screens/Photos/PhotoViewController.swift"),
    prepare: tapping { $0.app.photos.thumbnails[7] },
    script: { stage in
      stage.wait(0.3)
      stage.promise(stage.photoScreen?.view, .moves(by: 150, frames: 15))
      stage.promise(stage.photoScreen?.picture, .replaces(stage.app.photos.thumbnails[7]))
      stage.tap(stage.photoScreen?.closeButton)
      stage.settle()
      stage.expect(stage.photoScreen == nil, "the photo is closed")
    })

  static let photoNext = Scenario(
    id: "photo-next", group: .zoom, title: "Back to another thumbnail",
    summary:
      "The source is a closure: after moving on, the screen returns to the next photo's thumbnail.",
    code: .declaration(
      "private func zoom(to", in: "Demo/Screens/Photos/PhotosViewController.swift"),
    prepare: tapping { $0.app.photos.thumbnails[4] },
    script: { stage in
      stage.wait(0.3)
      stage.tap(stage.photoScreen?.nextButton)
      stage.wait(0.45)
      stage.promise(stage.photoScreen?.view, .moves(by: 150, frames: 15))
      stage.tap(stage.photoScreen?.closeButton)
      stage.settle()
      stage.expect(stage.photoScreen == nil, "the photo is closed")
    })

  static let viewer = Scenario(
    id: "photo-viewer", group: .zoom, title: "A photo viewer",
    summary:
      "Another page, a pinch, a pan of the zoomed photo that does not dismiss it, and a dismissal.",
    code: .declaration("private func open", in: "Demo/Examples/PagerExample.swift"),
    makeRoot: { PagerExample() },
    prepare: tapping { $0.root(PagerExample.self)?.thumbnails[2] },
    script: { stage in
      let pager = stage.root(PagerExample.self)?.presentedViewController as? PhotoPager
      stage.wait(0.3)
      stage.promise(pager?.view, .moves(by: 150, frames: 15))
      stage.drag(from: CGPoint(x: 300, y: 470), [Stroke(right: -170, in: 0.12)])
      stage.settle(0.1)
      stage.pinch(around: CGPoint(x: 200, y: 430), from: 110, to: 230, in: 0.15)
      stage.settle(0.1)
      stage.expect(pager?.page?.isEnlarged == true, "the photo is enlarged")
      stage.drag(from: CGPoint(x: 200, y: 360), [Stroke(down: 160, in: 0.06, hold: 0.15)])
      stage.settle(0.1)
      stage.expect(pager?.isBeingDismissed == false, "nothing flies off")
      stage.doubleTap(at: touch)
      stage.settle(0.1)
      stage.expect(pager?.page?.isEnlarged == false, "the photo fits the screen")
      stage.drag(from: touch, [Stroke(down: 200, in: 0.15)])
      stage.settle()
      stage.expect(
        stage.root(PagerExample.self)?.presentedViewController == nil, "the photo is closed")
    })

  /// The point at which a finger touches a photo.
  private static let touch = CGPoint(x: 205, y: 360)
}

import MatchCut
import UIKit

extension Scenario {
  /// Screens that follow a finger in two dimensions.
  static let drags: [Scenario] = [
    dragDismiss, dragPinch, dragEdge, dragUp, dragCancel, scrollHandOff,
  ]

  static let dragDismiss = Scenario(
    id: "drag-dismiss", group: .drag, title: "Dragged away",
    summary: "The photo follows the finger, and returns to its thumbnail from there.",
    code: .declaration("private func open(at", in: "Demo/Examples/GridExample.swift"),
    posterTime: 1.6,
    makeRoot: { GridExample() },
    prepare: tapping { $0.root(GridExample.self)?.cell(3) },
    script: { stage in
      let photo = stage.root(GridExample.self)?.presentedViewController as? PhotoScreen
      stage.promise(photo?.view, .moves(by: 180, frames: 90))
      if let picture = stage.root(GridExample.self)?.cell(3)?.picture {
        stage.promise(photo?.picture, .replaces(picture))
      }
      stage.wait(0.3)
      stage.drag(
        from: CGPoint(x: 215, y: 380),
        [
          Stroke(right: -60, down: 130, in: 0.5, hold: 0.05),
          Stroke(right: 170, down: 40, in: 0.6, hold: 0.1),
          Stroke(right: -100, down: 110, in: 0.3),
        ])
      stage.settle()
      stage.expect(
        stage.root(GridExample.self)?.presentedViewController == nil, "the photo is closed")
    })

  static let dragPinch = Scenario(
    id: "drag-pinch", group: .drag, title: "Between two fingers",
    summary: "With a pinch, the photo moves, rotates and shrinks, and returns to its thumbnail.",
    code: .photo { thumbnail, photo in
      ModalTransition(
        .zoom(
          from: .view(thumbnail),
          matching: .picture(photo.picture)),
        dismissal: .drag,
        dismissalOptions: photo.gestureOptions)
    },
    posterTime: 1.2,
    prepare: tapping { $0.app.photos.thumbnails[3] },
    script: { stage in
      stage.promise(stage.photoScreen?.view, .moves(by: 150, frames: 50))
      stage.wait(0.3)
      stage.pinch(
        around: CGPoint(x: 200, y: 400), from: 230, to: 90, turn: 0.5,
        by: CGVector(dx: 30, dy: 60), in: 0.9)
      stage.settle()
      stage.expect(stage.photoScreen == nil, "the photo is closed")
    })

  static let dragEdge = Scenario(
    id: "drag-edge", group: .drag, title: "From the edge",
    summary: "A finger from the leading edge drags the photo, like a swipe back.",
    code: .photo { thumbnail, photo in
      ModalTransition(
        .zoom(
          from: .view(thumbnail),
          matching: .picture(photo.picture)),
        dismissal: .drag(.down, gestures: [.pan, .edge]),
        dismissalOptions: photo.gestureOptions)
    },
    posterTime: 1,
    prepare: tapping { $0.app.photos.thumbnails[4] },
    script: { stage in
      stage.promise(stage.photoScreen?.view, .moves(by: 180, frames: 60))
      stage.wait(0.3)
      stage.drag(
        from: CGPoint(x: 3, y: 430),
        [
          Stroke(right: 190, down: 10, in: 0.5, hold: 0.1),
          Stroke(right: 20, down: 90, in: 0.4, hold: 0.05),
        ])
      stage.settle()
      stage.expect(stage.photoScreen == nil, "the photo is closed")
    })

  static let dragUp = Scenario(
    id: "drag-up", group: .drag, title: "Thrown up",
    summary: "With two directions, the photo is pulled down, or thrown up.",
    code: .photo { thumbnail, photo in
      ModalTransition(
        .zoom(
          from: .view(thumbnail),
          matching: .picture(photo.picture)),
        dismissal: .drag([.down, .up]),
        dismissalOptions: photo.gestureOptions)
    },
    posterTime: 0.75,
    prepare: tapping { $0.app.photos.thumbnails[2] },
    script: { stage in
      stage.promise(stage.photoScreen?.view, .moves(by: 150, frames: 40))
      stage.wait(0.3)
      stage.drag(
        from: CGPoint(x: 195, y: 470),
        [
          Stroke(right: -20, down: -110, in: 0.35),
          Stroke(right: 30, down: -190, in: 0.18),
        ])
      stage.settle()
      stage.expect(stage.photoScreen == nil, "the photo is closed")
    })

  static let dragCancel = Scenario(
    id: "drag-cancel", group: .drag, title: "A canceled drag",
    summary: "Released at rest near its place, the photo springs back.",
    code: .declaration("var gestureOptions", in: "Demo/Screens/Photos/PhotoViewController.swift"),
    posterTime: 1,
    prepare: tapping { $0.app.photos.thumbnails[5] },
    script: { stage in
      stage.promise(stage.photoScreen?.view, .moves(by: 100, frames: 60), .returns, .glides(40))
      stage.wait(0.3)
      stage.drag(
        from: CGPoint(x: 190, y: 400),
        [
          Stroke(right: 50, down: 200, in: 0.55, hold: 0.1),
          Stroke(right: -90, down: -140, in: 0.6, hold: 0.2),
        ])
      stage.settle()
      stage.expect(stage.photoScreen != nil, "the photo is open")
    })

  static let scrollHandOff = Scenario(
    id: "scroll-hand-off", group: .drag, title: "First the text, then the screen",
    summary:
      "One finger scrolls the text to its top, moves the screen, and scrolls again on its way back.",
    code: .declaration(
      "private func openCover", in: "Demo/Screens/Journal/ArticleListViewController.swift"),
    posterTime: 2.2,
    part: .journal,
    prepare: tapping { $0.app.articles.coverCard },
    script: { stage in
      stage.promise(stage.cover?.view, .moves(by: 300, frames: 60))
      stage.wait(0.3)
      stage.drag(
        from: CGPoint(x: 205, y: 620), [Stroke(right: 4, down: -220, in: 0.45, hold: 0.15)])
      stage.settle(0.1)
      stage.drag(
        from: CGPoint(x: 195, y: 300),
        [
          Stroke(right: 14, down: 370, in: 1, hold: 0.15),
          Stroke(right: -14, down: -330, in: 0.8, hold: 0.15),
          Stroke(right: 60, down: 420, in: 0.8),
        ])
      stage.settle()
      stage.expect(stage.cover == nil, "the story is closed")
    })
}

extension GridExample {
  /// A cell in sight.
  fileprivate func cell(_ index: Int) -> PhotoGridCell? {
    collectionView.cellForItem(at: IndexPath(item: index, section: 0)) as? PhotoGridCell
  }
}

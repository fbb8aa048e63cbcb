import MatchCut
import MatchCutContainers
import UIKit
import UIKitSimulator

extension Scenario {
  /// Screens beside each other, in a container and in tabs.
  static let containers: [Scenario] = [cards, cardsCancel, tabs]

  static let cards = Scenario(
    id: "camera-cards", group: .containers, title: "Camera and cards",
    summary: "Cards slide over the camera's picture, which darkens with them.",
    code: .declaration("init()", in: "Demo/Screens/Camera/CameraContainer.swift"),
    makeRoot: { CameraContainer() },
    script: { stage in
      stage.wait(0.3)
      stage.drag(from: CGPoint(x: 300, y: 420), [Stroke(right: -180, down: 6, in: 0.4)])
      stage.settle()
      stage.expect(stage.camera?.selectedIndex == 2, "the places are shown")
      stage.promise(
        stage.camera?.selectedViewController?.view, .moves(by: 200, frames: 40), .glides(60))
      stage.drag(from: CGPoint(x: 100, y: 420), [Stroke(right: 180, down: -6, in: 0.4)])
      stage.settle()
      stage.expect(stage.camera?.selectedIndex == 1, "the controls are shown")
    })

  static let cardsCancel = Scenario(
    id: "cards-cancel", group: .containers, title: "A canceled swipe between cards",
    summary: "Released too early, the card returns. Beyond the last one, it resists.",
    code: .declaration("init()", in: "Demo/Screens/Camera/CameraContainer.swift"),
    makeRoot: { CameraContainer() },
    script: { stage in
      stage.wait(0.3)
      stage.promise(
        stage.camera?.selectedViewController?.view, .moves(by: 80, frames: 30), .glides(60))
      stage.drag(
        from: CGPoint(x: 90, y: 420), [Stroke(right: 110, down: 6, in: 0.5, hold: 0.3)])
      stage.settle()
      stage.expect(stage.camera?.selectedIndex == 1, "the controls are shown")
      stage.camera?.select(0, animated: true)
      stage.settle()
      stage.drag(from: CGPoint(x: 90, y: 420), [Stroke(right: 200, down: 6, in: 0.4)])
      stage.settle()
      stage.expect(stage.camera?.selectedIndex == 0, "the memories are shown")
    })

  static let tabs = Scenario(
    id: "tabs", group: .containers, title: "Tabs under a finger",
    summary: "A swipe between tabs, then a tap: a finger catches the slide, and sends it back.",
    code: .declaration("TabTransition(", in: "Demo/Screens/Camera/PlacesTabController.swift"),
    makeRoot: { PlacesTabController() },
    script: { stage in
      stage.wait(0.3)
      stage.promise(
        stage.tabs?.selectedViewController?.view, .moves(by: 150, frames: 30), .glides(60))
      stage.drag(from: CGPoint(x: 300, y: 420), [Stroke(right: -180, down: 6, in: 0.4)])
      stage.settle()
      stage.expect(stage.tabs?.selectedIndex == 1, "the second tab is shown")
      stage.tap(tab: 2)
      stage.wait(0.05)
      stage.drag(
        from: CGPoint(x: 220, y: 420),
        [Stroke(right: -60, down: 4, in: 0.3, hold: 0.1), Stroke(right: 200, in: 0.3)])
      stage.settle()
      stage.expect(stage.tabs?.selectedIndex == 1, "the second tab is shown again")
    })
}

import Testing
import UIKit
import UIKitFilm
import UIKitSimulator

@testable import MatchCut

/// A source that is a view of the screen that moves, out of which the screen cannot zoom.
@MainActor struct SourceInFrontTests {
  @Test(.filmed, arguments: [false, true], [false, true])
  func `is a mistake that is reported, and the zoom is a fade`(
    _ isProvided: Bool, _ isCombined: Bool
  ) {
    let phone = Phone()
    phone.expectedHint = "inside the screen that moves"
    let photo = Screen("photo")
    let inside = UIView(frame: CGRect(x: 140, y: 80, width: 110, height: 150))
    photo.view.addSubview(inside)
    let zoom = TestZoom.zoom(of: inside, isProvided)
    let effect: any TransitionEffect = isCombined ? zoom.combined(with: .fade) : zoom
    photo.modalPresentationStyle = .custom
    phone.root.present(photo, using: ModalTransition(effect, dismissal: .drag))
    phone.simulator.run(for: 0.03)
    #expect(phone.simulator.visibleFrame(of: photo.view) == phone.screen)
    phone.settle()
    #expect(phone.simulator.hints.count == 1, "\(phone.simulator.hints)")
    #expect(inside.alpha == 1)
    phone.pullToDismiss()
    phone.settle()
    phone.expectAsBefore()
    // Only the start is a mistake: a source may have moved.
    #expect(phone.simulator.hints.count == 1)
    phone.expectNoFaults()
  }

  @Test(.filmed, arguments: [false, true])
  func `nor is it in a pushed screen`(_ isProvided: Bool) {
    let inside = UIView(frame: CGRect(x: 140, y: 80, width: 110, height: 150))
    let stage = NavigationStage(.zoom, source: TestZoom.source(inside, isProvided))
    stage.phone.expectedHint = "inside the screen that moves"
    stage.photo.view.addSubview(inside)
    stage.push()
    stage.simulator.run(for: 0.03)
    #expect(stage.simulator.visibleFrame(of: stage.photo.view) == stage.screen)
    stage.phone.settle()
    #expect(stage.simulator.hints.count == 1)
    stage.pop()
    stage.simulator.run(for: 0.1)
    #expect(stage.simulator.visibleFrame(of: stage.photo.view) == stage.screen)
    stage.phone.settle()
    stage.expectShown(stage.root)
    #expect(stage.simulator.hints.count == 1)
    stage.phone.expectNoFaults()
  }

  @Test(.filmed) func `a circle, and the source of a pair, neither`() {
    let phone = Phone()
    phone.expectedHint = "inside the screen that moves"
    let photo = Screen("photo")
    let views = (0..<2).map {
      UIView(frame: CGRect(x: 20 + 150 * $0, y: 80, width: 90, height: 90))
    }
    for view in views { photo.view.addSubview(view) }
    let pair = ZoomPair.pair(of: views[0], and: views[1])
    for effect in [.circle(from: .view(views[0])), .match([pair])] as [any TransitionEffect] {
      phone.root.present(photo, using: ModalTransition(effect))
      phone.simulator.run(for: 0.05)
      #expect(phone.simulator.visibleFrame(of: photo.view) == phone.screen)
      #expect(views.allSatisfy { $0.alpha == 1 }, "\(effect)")
      phone.settle()
      photo.dismiss(animated: false)
      phone.settle()
    }
    phone.expectNoFaults()
  }
}

private enum TestZoom {
  @MainActor static func source(_ view: UIView, _ isProvided: Bool) -> ZoomSource {
    isProvided ? .provider { [weak view] _ in view.map { .view($0) } } : .view(view)
  }

  @MainActor static func zoom(of view: UIView, _ isProvided: Bool) -> ZoomEffect {
    .zoom(from: source(view, isProvided))
  }
}

import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A double tap: what presents is called twice.
@MainActor
@Suite("Presenting twice")
struct DoublePresentationTests {
  @Test("in one turn or in flight, the first transition stays", arguments: [0, 0.1, 1])
  func twice(after time: Double) {
    let phone = Phone()
    let photo = Screen("photo")
    var references = WeakReferences()
    do {
      let first = ModalTransition(.zoom(from: .view(phone.thumbnail)), dismissal: .panDown)
      let second = ModalTransition(.fade, timing: .curve(duration: 0.1))
      phone.root.present(photo, using: first)
      if time > 0 { phone.simulator.run(for: time) }
      phone.root.present(photo, using: second)
      #expect(photo.transitioningDelegate === first)
      references.watch(second, "second")
    }
    references.expectGone()
    phone.settle()
    phone.expectAtRest(photo)
    // UIKit says that the second call is ignored.
    #expect(phone.facts == ["A12"])
    photo.dismiss(animated: true)
    phone.simulator.run(for: 0.3)
    #expect(phone.simulator.visibleFrame(of: photo.view).width < phone.screen.width - 50)
    phone.settle()
    phone.expectAsBefore()
  }

  @Test("dismissed, it may be presented with another transition")
  func again() {
    let phone = Phone()
    let photo = Screen("photo")
    let second = ModalTransition(.fade)
    phone.root.present(photo, using: ModalTransition(.zoom(from: .view(phone.thumbnail))))
    phone.settle()
    photo.dismiss(animated: true)
    phone.settle()
    phone.root.present(photo, using: second)
    #expect(photo.transitioningDelegate === second)
    phone.settle()
    phone.expectAtRest(photo)
    phone.expectNoFaults()
  }
}

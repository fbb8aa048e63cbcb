import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// What a transition asks of Core Animation, in numbers: more is slower on every device.
@MainActor struct AnimationCountTests {
  enum Look: CaseIterable {
    case fade
    case cover
    case zoom
    case draggableZoom
    case card

    /// Those of the screen, of the backdrop, and two that keep the transition going and watch over it.
    fileprivate var coming: Count {
      switch self {
      case .fade, .cover: Count(animations: 4, snapshots: 0)
      case .zoom: Count(animations: 16, snapshots: 1)
      case .draggableZoom: Count(animations: 18, snapshots: 1)
      case .card: Count(animations: 5, snapshots: 0)
      }
    }

    fileprivate var going: Count {
      switch self {
      case .fade, .cover: Count(animations: 4, snapshots: 0)
      case .zoom: Count(animations: 15, snapshots: 1)
      case .draggableZoom: Count(animations: 17, snapshots: 1)
      case .card: Count(animations: 5, snapshots: 0)
      }
    }
  }

  @Test(arguments: Look.allCases)
  func `a presentation and its dismissal add few animations`(_ look: Look) {
    let phone = Phone()
    let screen = Screen("screen")
    let transition = transition(look, from: phone.thumbnail)
    let coming = count(on: phone) { phone.root.present(screen, using: transition) }
    let going = count(on: phone) { screen.dismiss(animated: true) }
    #expect(coming == look.coming && going == look.going)
    phone.expectNoFaults()
  }

  @Test func `pairs add animations and snapshots in proportion`() {
    let counts = [10, 20, 30].map { pairs in
      let phone = Phone()
      let screen = Screen("screen")
      let matches = (0..<pairs).map { index in
        let frame = CGRect(x: 10, y: 300 + CGFloat(index) * 10, width: 60, height: 8)
        let (view, other) = (UIView(frame: frame), UIView(frame: frame.offsetBy(dx: 100, dy: 50)))
        for picture in [view, other] { picture.backgroundColor = .systemTeal }
        phone.root.view.addSubview(view)
        screen.view.addSubview(other)
        return ZoomPair.pair(of: view, and: other)
      }
      phone.settle()
      return count(on: phone) {
        phone.root.present(screen, using: ModalTransition(.match(matches)))
      }
    }
    // The others do not depend on the pairs.
    #expect(counts.map(\.animations) == [10, 20, 30].map { 3 * $0 + 5 })
    #expect(counts.map(\.snapshots) == [20, 40, 60])
  }

  private func transition(_ look: Look, from thumbnail: UIView) -> ModalTransition {
    switch look {
    case .fade: ModalTransition(.fade)
    case .cover: ModalTransition(.cover(from: .bottom))
    case .zoom: ModalTransition(.zoom(from: .view(thumbnail)))
    case .draggableZoom: ModalTransition(.zoom(from: .view(thumbnail)), dismissal: .drag)
    case .card:
      ModalTransition(
        .scale,
        presentation: PresentationOptions(backdrop: .dimming(), layout: .card(), cornerRadius: 20))
    }
  }

  fileprivate struct Count: Equatable {
    let animations: Int
    let snapshots: Int
  }

  private func count(on phone: Phone, _ body: () -> Void) -> Count {
    let before = phone.simulator.counters
    body()
    phone.settle()
    let after = phone.simulator.counters
    return Count(
      animations: after.animationsAdded - before.animationsAdded,
      snapshots: after.snapshots - before.snapshots)
  }
}

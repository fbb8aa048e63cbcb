import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A stack that is laid out while a finger drags may place the screen that comes (B19), which returns
/// with the next movement.
///
/// The beginning of a pop lays out the stack, too.
@MainActor struct PlacedDragTests {
  enum Story: CaseIterable {
    case caughtPush
    case caughtPop
    case finishedPop
    case canceledPop
  }

  @Test(arguments: TestEffect.all, Story.allCases)
  func `it is elsewhere until the finger moves or lifts, and no longer`(
    _ effect: TestEffect, _ story: Story
  ) {
    let expected = play(effect, story, layout: nil, .standard)
    for layout in [3, Self.heldFrame] {
      for variant in [Simulator.Variant.standard, .placedComingScreens] {
        let places = play(effect, story, layout: layout, variant)
        let wrong = zip(places, expected).enumerated().filter { _, places in
          !zip(places.0, places.1).allSatisfy { $0.isClose(to: $1, within: 0.01) }
        }
        let held = layout == Self.heldFrame ? layout..<Self.liftFrame : layout..<layout + 1
        let beginning = story == .finishedPop || story == .canceledPop ? 0..<2 : 0..<0
        let isExcused = { (frame: Int) in held.contains(frame) || beginning.contains(frame) }
        #expect(
          places.count == expected.count && wrong.allSatisfy { isExcused($0.offset) },
          "\(variant), \(layout): \(wrong.map(\.offset)) \(String(describing: wrong.last?.element))"
        )
      }
    }
  }

  private static let heldFrame = 14
  private static let liftFrame = 25

  /// The frames of the screens from the touch on, with a layout of the stack in one of them.
  private func play(
    _ effect: TestEffect, _ story: Story, layout: Int?, _ variant: Simulator.Variant
  ) -> [[CGRect]] {
    let phone = Phone(variant: variant) { UINavigationController(rootViewController: $0) }
    let stack = phone.root.navigationController
    PushTransition(effect.effect(from: phone.thumbnail), popGesture: .drag).attach(to: stack)
    let screen = Screen("screen")
    stack?.pushViewController(screen, animated: true)
    for _ in 0..<(story == .caughtPush ? 8 : 60) { phone.simulator.step() }
    if story == .caughtPop {
      stack?.popViewController(animated: true)
      for _ in 0..<6 { phone.simulator.step() }
    }
    var places: [[CGRect]] = []
    func run(_ frames: Int) {
      for _ in 0..<frames {
        if places.count == layout { stack?.view.setNeedsLayout() }
        phone.simulator.step()
        places.append(
          [screen.view, phone.root.view].map {
            $0?.window == nil ? .null : phone.simulator.visibleFrame(of: $0 ?? UIView())
          })
      }
    }
    let finger = phone.simulator.touchDown(at: CGPoint(x: 150, y: 400))
    for _ in 0..<10 {
      finger.move(to: CGPoint(x: 150, y: finger.location.y + (story == .finishedPop ? 30 : 6)))
      run(1)
    }
    run(Self.liftFrame - places.count)
    finger.lift()
    run(70)
    phone.settle()
    let isPopped = story == .finishedPop || story == .caughtPop
    #expect((stack?.viewControllers.count == 1) == isPopped)
    phone.expectNoFaults()
    return places
  }
}

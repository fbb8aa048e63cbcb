import Testing
import UIKit
import UIKitSimulator

/// The system's swipe back.
@MainActor
struct SystemPopTests {
  @Test(arguments: [true, false])
  func `B7: dragged over the full width, the swipe still waits for the lift`(comesBack: Bool) {
    let stage = StackStage(hasDelegate: false)
    stage.pushDetail()
    let finger = stage.simulator.touchDown(at: CGPoint(x: 1, y: 400))
    for x in stride(from: 20.0, through: 440, by: 20) {
      finger.move(to: CGPoint(x: x, y: 400))
      stage.simulator.step()
    }
    stage.simulator.run(for: 1)
    #expect(stage.record.calls == ["detail willDisappear", "list willAppear", "list isAppearing"])
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    let seen = stage.simulator.visibleFrame(of: stage.list.view)
    #expect(abs(seen.minX) < 0.1)
    if comesBack {
      for x in stride(from: 440.0, through: 20, by: -20) {
        finger.move(to: CGPoint(x: x, y: 400))
        stage.simulator.step()
      }
      stage.simulator.run(for: 0.5)
    }
    finger.lift()
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.navigation.topViewController === (comesBack ? stage.detail : stage.list))
    #expect(stage.record.calls.last == (comesBack ? "detail didAppear" : "list didAppear"))
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test func `B7: a swipe in the content pops after 27 points, in the variant that has it`() {
    let stage = StackStage(hasDelegate: false, variant: .contentPops)
    stage.pushDetail()
    let finger = stage.simulator.touchDown(at: CGPoint(x: 100, y: 400))
    finger.move(to: CGPoint(x: 126, y: 400))
    stage.simulator.step()
    #expect(stage.navigation.transitionCoordinator == nil)
    for x in stride(from: 130.0, through: 380, by: 25) {
      finger.move(to: CGPoint(x: x, y: 400))
      stage.simulator.step()
    }
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    finger.lift()
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.navigation.topViewController === stage.list)
    #expect(stage.simulator.faults.isEmpty)
  }
}

/// A card with a navigation controller that is resized while the system pushes or pops in it.
@MainActor
struct ResizedCardTests {
  enum Movement: CaseIterable {
    case push, pop, swipe, swipeBack
  }

  @Test(
    arguments: Movement.allCases,
    [CGSize(width: 353, height: 300), CGSize(width: 200, height: 700)])
  func `B4: the screen that remains fills the card`(movement: Movement, size: CGSize) throws {
    let stage = ModalStage()
    stage.delegate.makePresentationController = {
      CardPresentationController(presentedViewController: $0, presenting: $1)
    }
    let (list, detail) = (Screen("list"), Screen("detail"))
    let navigation = UINavigationController(rootViewController: list)
    navigation.modalPresentationStyle = .custom
    navigation.transitioningDelegate = stage.delegate
    if movement != .push { navigation.pushViewController(detail, animated: false) }
    stage.root.present(navigation, animated: true)
    stage.simulator.runUntilIdle()
    // From edge to edge, because the swipe begins at the edge of the screen.
    let controller = try #require(
      navigation.presentationController as? CardPresentationController)
    controller.card = CGRect(x: 0, y: 100, width: 393, height: 600)
    stage.simulator.runUntilIdle()

    var finger: Finger?
    switch movement {
    case .push: navigation.pushViewController(detail, animated: true)
    case .pop: navigation.popViewController(animated: true)
    case .swipe, .swipeBack:
      finger = stage.simulator.touchDown(at: CGPoint(x: 1, y: 200))
      for x in [60.0, 150, 250] {
        stage.simulator.step()
        finger?.move(to: CGPoint(x: x, y: 200))
      }
    }
    stage.simulator.run(for: 0.1)
    controller.card.size = size
    stage.simulator.run(for: 0.1)
    if movement == .swipeBack {
      finger?.move(to: CGPoint(x: 60, y: 200))
      stage.simulator.run(for: 0.5)
    }
    finger?.lift()
    #expect(stage.simulator.runUntilIdle())
    let top = movement == .push || movement == .swipeBack ? detail : list
    #expect(navigation.topViewController === top)
    #expect(navigation.view.bounds.size == size)
    #expect(top.view.frame == CGRect(origin: .zero, size: size))
    #expect(stage.simulator.faults.isEmpty)
  }
}

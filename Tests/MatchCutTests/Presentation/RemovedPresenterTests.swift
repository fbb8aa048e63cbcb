import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// A presentation may remove the presenter's view, like the style `.fullScreen`.
///
/// The modal suites run with it, too: see `ModalWay.removing`.
@MainActor
struct RemovedPresenterTests {
  @Test("the presenter is told that it disappears and appears again", arguments: [true, false])
  func callbacks(isAnimated: Bool) {
    let stage = stage()
    stage.phone.root.forgetCalls()
    stage.presentAndSettle(animated: isAnimated)
    #expect(stage.phone.root.calls == [.willDisappear, .didDisappear])
    #expect(stage.phone.root.view.window == nil)
    stage.phone.root.forgetCalls()
    stage.dismissAndSettle(animated: isAnimated)
    #expect(stage.phone.root.calls == [.willAppear, .isAppearing, .didAppear])
    stage.expectDismissed()
  }

  @Test("by default, it stays and is told nothing")
  func stays() {
    let stage = PresentationStage { _ in }
    #expect(!stage.options.removesPresenter)
    stage.phone.root.forgetCalls()
    stage.presentAndSettle()
    #expect(stage.phone.root.calls.isEmpty && stage.phone.root.view.window != nil)
  }

  @Test("it is behind the screen in every frame", arguments: [DismissalGesture.drag, .panDown])
  func frames(_ gesture: DismissalGesture) {
    let stage = stage(dismissal: gesture)
    let root: UIView = stage.phone.root.view
    let coming = stage.simulator.record { stage.presentAndSettle() }
    let leaving = stage.simulator.record {
      stage.phone.pullInVain()
      stage.phone.settle()
    }
    #expect(root.window == nil && stage.phone.root.calls.last == .didDisappear)
    stage.phone.expectAtRest(stage.screen)
    for frame in coming.frames + leaving.frames where frame.node(of: stage.screen.view) != nil {
      let isCovered = frame.visibleFrame(of: stage.screen.view).contains(stage.phone.screen)
      #expect(isCovered || frame.node(of: root) != nil)
    }
    stage.phone.pullToDismiss()
    stage.phone.settle()
    stage.expectDismissed()
  }

  @Test("in flight, the presenter is below the backdrop", arguments: [true, false])
  func order(isPresentation: Bool) {
    let stage = stage()
    if isPresentation { stage.present() } else { stage.presentAndSettle() }
    if !isPresentation { stage.screen.dismiss(animated: true) }
    stage.simulator.run(for: 0.1)
    let views = stage.container?.subviews ?? []
    let order = views.compactMap { view in
      [stage.phone.root.view, stage.backdrop, stage.clip].firstIndex { $0 === view }
    }
    #expect(order == [0, 1, 2])
    stage.phone.settle()
  }

  @Test("effects get it as the screen behind")
  func back() {
    let phone = Phone()
    let effect = BackEffect()
    let screen = Screen("screen")
    var options = PresentationOptions()
    options.removesPresenter = true
    phone.root.present(screen, using: ModalTransition(effect, presentation: options))
    phone.settle()
    screen.dismiss(animated: true)
    phone.settle()
    #expect(effect.log.backs == [phone.root.view, phone.root.view])
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test("caught while it appears, and canceled")
  func caught() {
    let stage = stage(dismissal: .drag)
    stage.present()
    stage.simulator.run(for: 0.2)
    let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 400))
    stage.simulator.step()
    stage.phone.move(finger, by: 250)
    finger.lift()
    stage.phone.settle()
    stage.phone.root.expectAppeared()
    stage.expectDismissed()
  }

  @Test("a window that rotates in flight", arguments: [true, false])
  func rotated(isDragged: Bool) {
    let stage = stage(dismissal: .drag)
    stage.presentAndSettle()
    stage.simulator.resize(to: CGSize(width: 852, height: 393))
    stage.phone.settle()
    if isDragged { stage.phone.pull(200).lift() } else { stage.screen.dismiss(animated: true) }
    stage.phone.settle()
    #expect(stage.phone.root.view.frame == stage.phone.screen)
    #expect(stage.phone.root.view.window != nil)
    stage.phone.expectNoFaults()
  }

  @Test("beside a card it is ignored, with one hint")
  func card() {
    let stage = PresentationStage.card { $0.removesPresenter = true }
    for _ in 0..<2 {
      stage.presentAndSettle()
      #expect(stage.phone.root.view.window != nil)
      stage.dismissAndSettle()
    }
    let hints = stage.simulator.hints.filter { $0.message.contains("removesPresenter") }
    #expect(hints.count == 1)
    stage.phone.expectAsBefore()
  }

  @Test("the options have an initializer with all values")
  func values() {
    let options = PresentationOptions(
      backdrop: .none, layout: .bottomSheet(margin: 3), cornerRadius: 4,
      dismissesOnTapOutside: true, removesPresenter: true)
    #expect(options.backdrop == .none)
    guard case .bottomSheet(3, 640) = options.layout.kind else {
      Issue.record("\(options)")
      return
    }
    #expect(options.cornerRadius == 4)
    #expect(options.dismissesOnTapOutside && options.removesPresenter)
  }

  private func stage(
    dismissal: DismissalGesture? = nil, _ configure: (inout PresentationOptions) -> Void = { _ in }
  ) -> PresentationStage {
    PresentationStage(dismissal: dismissal) {
      $0.removesPresenter = true
      configure(&$0)
    }
  }
}

/// An effect that records the screens behind.
private struct BackEffect: TransitionEffect {
  @MainActor final class Log {
    var backs: [UIView?] = []
  }

  let log: Log

  @MainActor init() {
    log = Log()
  }

  func arrange(_ stage: TransitionStage) {
    log.backs.append(stage.back)
    stage.set(\.alpha, of: stage.front, away: 0)
  }
}

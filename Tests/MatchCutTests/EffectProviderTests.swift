import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// Closures that choose the effect of each transition.
@MainActor
struct EffectProviderTests {
  /// The requests of the closure, without repetitions.
  @MainActor private final class Diary {
    private(set) var lines: [String] = []

    func record(_ request: TransitionRequest) {
      let names = [request.frontController, request.backController].map {
        ($0 as? Screen)?.name ?? "none"
      }
      let line = "\(request.operation) \(names[0]) \(names[1])"
      if lines.last != line { lines.append(line) }
    }
  }

  @Test("the screens of one stack can differ")
  func stack() {
    let stage = NavigationStage(.fade)
    let diary = Diary()
    PushTransition(timing: .curve(.linear, duration: 0.5)) { request in
      diary.record(request)
      return request.frontController === stage.photo ? .fade : .push
    }.attach(to: stage.navigation)
    stage.push()
    stage.simulator.run(for: 0.25)
    stage.expectFront(of: .fade, at: 0.5)
    stage.phone.settle()
    let other = Screen("other")
    stage.navigation.pushViewController(other, animated: true)
    stage.simulator.run(for: 0.25)
    #expect(abs(stage.simulator.visibleFrame(of: other.view).minX - stage.screen.midX) < 10)
    #expect(stage.simulator.visibleAlpha(of: other.view) == 1)
    stage.phone.settle()
    stage.popAndSettle()
    stage.popAndSettle()
    stage.expectRootShown()
    #expect(
      diary.lines == [
        "push photo root", "push other photo", "pop other photo", "pop photo root",
      ])
    stage.phone.expectNoFaults()
  }

  @Test("with nil, UIKit plays its own transition, and no swipe begins")
  func systemPush() {
    let stage = NavigationStage(.fade)
    PushTransition(popGesture: .fullWidth) { request in
      request.frontController === stage.photo ? nil : .fade
    }.attach(to: stage.navigation)
    stage.push()
    stage.simulator.run(for: 0.1)
    #expect(stage.navigation.transitionCoordinator?.isAnimated == true)
    #expect(stage.simulator.visibleFrame(of: stage.photo.view).minX > 1)
    stage.phone.settle()
    stage.expectPhotoShown()
    stage.simulator.drag(
      from: CGPoint(x: 100, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.2)
    stage.phone.settle()
    stage.expectPhotoShown()
    stage.popAndSettle()
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  @Test("a swipe drives the effect that is chosen for the pop, and can be canceled")
  func swipe() {
    let stage = NavigationStage(.fade)
    PushTransition(popGesture: .fullWidth) { _ in .push }.attach(to: stage.navigation)
    stage.pushAndSettle()
    let finger = stage.simulator.touchDown(at: CGPoint(x: 60, y: 400))
    for step in 1...10 {
      finger.move(to: CGPoint(x: 60 + 10 * CGFloat(step), y: 400))
      stage.simulator.step()
    }
    #expect(stage.simulator.visibleFrame(of: stage.photo.view).minX > 80)
    stage.simulator.run(for: 0.3)
    finger.lift()
    stage.phone.settle()
    stage.expectPhotoShown()
    stage.simulator.drag(
      from: CGPoint(x: 60, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.2)
    stage.phone.settle()
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  @Test("a presentation and its dismissal can differ")
  func modal() {
    let phone = Phone()
    let photo = Screen("photo")
    let diary = Diary()
    let transition = ModalTransition(timing: .curve(.linear, duration: 0.5)) { request in
      diary.record(request)
      return request.operation == .present ? .cover(from: .bottom) : .fade
    }
    phone.root.present(photo, using: transition)
    phone.simulator.run(for: 0.25)
    #expect(phone.simulator.visibleFrame(of: photo.view).minY > 300)
    phone.settle()
    phone.expectAtRest(photo)
    phone.root.dismiss(animated: true)
    phone.simulator.run(for: 0.25)
    #expect(phone.simulator.visibleFrame(of: photo.view) == phone.screen)
    #expect(abs(phone.simulator.visibleAlpha(of: photo.view) - 0.5) < 0.1)
    phone.settle()
    phone.expectAsBefore()
    #expect(diary.lines == ["present photo root", "dismiss photo root"])
    phone.expectNoFaults()
  }

  @Test(
    "with nil, UIKit presents and dismisses, and no gesture begins",
    arguments: [DismissalGesture.panDown, .drag], [false, true])
  func systemModal(_ gesture: DismissalGesture, isFullScreen: Bool) {
    let phone = Phone()
    let photo = Screen("photo")
    let transition = ModalTransition(dismissal: gesture) { _ in nil }
    photo.transitioningDelegate = transition
    photo.modalPresentationStyle = isFullScreen ? .fullScreen : .custom
    phone.present(photo)
    phone.expectAtRest(photo)
    phone.pullToDismiss()
    phone.settle()
    phone.expectAtRest(photo)
    phone.root.dismiss(animated: true)
    phone.settle()
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test("VoiceOver asks only while it is on", arguments: [false, true])
  func voiceOver(isOn: Bool) {
    let (phone, photo) = (Phone(), Screen("photo"))
    phone.simulator.isVoiceOverRunning = isOn
    var requests: [TransitionOperation] = []
    let transition = ModalTransition { request in
      requests.append(request.operation)
      return .fade
    }
    phone.root.present(photo, using: transition)
    phone.settle()
    requests = []
    photo.dismiss(animated: true)
    phone.settle()
    #expect(requests == (isOn ? [.dismiss, .dismiss] : [.dismiss]))
  }
}

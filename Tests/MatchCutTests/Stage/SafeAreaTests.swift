import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The safe area of a moving screen is constant, whatever moves it, and the content is not laid out
/// in flight.
@MainActor
struct SafeAreaTests {
  /// The property by which an effect moves its screen away.
  enum Moving: String, CaseIterable {
    case zoom
    case center
    case frame
    case transform
    case position
    case both
    case subclass

    /// Those that keep the safe area without a correction.
    static let known = allCases.filter { $0 != .subclass }

    @MainActor func effect(from thumbnail: UIView) -> any TransitionEffect {
      self == .zoom ? .zoom(from: .view(thumbnail)) : MovingEffect(moving: self)
    }
  }

  struct Case: CustomStringConvertible, Sendable {
    let moving: Moving
    let way: ModalWay
    var description: String { "\(moving), \(way)" }

    static let all = Moving.known.flatMap { moving in
      ModalWay.allCases.map { Case(moving: moving, way: $0) }
    }
    static let pannable = all.filter { ModalWay.pannable.contains($0.way) }
  }

  @Test("presented and dismissed", arguments: Case.all)
  func modal(_ testCase: Case) {
    let stage = SafeAreaStage(testCase.moving, testCase.way)
    stage.expectSteady { stage.present() }
    #expect(stage.phone.root.presentedViewController === stage.screen)
    stage.expectRest(top: 59)
    stage.expectSteady { stage.screen.dismiss(animated: true) }
    #expect(stage.phone.root.presentedViewController == nil)
    #expect(stage.phone.root.view.safeAreaInsets.top == 59)
    stage.phone.expectNoFaults()
  }

  @Test("a view without a size has only its own insets", arguments: ModalWay.allCases)
  func unsized(_ way: ModalWay) {
    let phone = Phone()
    let screen = Screen("screen")
    let probe = SafeAreaProbe()
    screen.view = probe
    let delegate = HandWrittenDelegate(.zoom(from: .view(phone.thumbnail)))
    let transition = ModalTransition(
      .zoom(from: .view(phone.thumbnail)), presentation: way.options)
    if way.isPresentUsing {
      phone.root.present(screen, using: transition)
    } else {
      screen.transitioningDelegate = way.usesModalTransition ? transition : delegate
      screen.modalPresentationStyle = way.isFullScreen ? .fullScreen : .custom
      phone.root.present(screen, animated: true)
    }
    phone.settle()
    #expect(probe.insets == [UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)])
    #expect(probe.frame == phone.screen)
    phone.expectNoFaults()
  }

  @Test("pushed, a view without a size has only its own insets")
  func unsizedPush() {
    let stage = NavigationStage(.zoom)
    let probe = SafeAreaProbe()
    stage.photo.view = probe
    stage.push()
    stage.phone.settle()
    #expect(Set(probe.insets.map(\.top)).count == 1 && Set(probe.insets.map(\.bottom)).count == 1)
    stage.phone.expectNoFaults()
  }

  @Test("dismissed by a pan, or canceled", arguments: Case.pannable, [true, false])
  func panned(_ testCase: Case, isGone: Bool) {
    expectSteady(testCase, .panDown, isGone: isGone) { phone in
      let finger = phone.pull(isGone ? 400 : 100)
      phone.simulator.run(for: 0.2)
      finger.lift()
    }
  }

  @Test("dismissed by a drag, or canceled", arguments: Case.pannable, [true, false])
  func dragged(_ testCase: Case, isGone: Bool) {
    expectSteady(testCase, .drag, isGone: isGone) { phone in
      let finger = phone.pull(isGone ? 300 : 100)
      phone.simulator.run(for: 0.2)
      finger.lift()
      phone.simulator.run(for: 0.05)
      // Caught, and released again.
      let second = phone.simulator.touchDown(at: CGPoint(x: 200, y: 500))
      phone.move(second, by: isGone ? 150 : -60)
      phone.simulator.run(for: 0.2)
      second.lift()
    }
  }

  /// Expects a constant safe area while a finger moves the screen, and afterward.
  private func expectSteady(
    _ testCase: Case, _ gesture: DismissalGesture, isGone: Bool, _ move: (Phone) -> Void
  ) {
    for variant in [Simulator.Variant.standard, .freshInsets] {
      let stage = SafeAreaStage(
        testCase.moving, testCase.way, gesture: gesture, variant: variant)
      stage.present()
      stage.phone.settle()
      stage.expectSteady { move(stage.phone) }
      #expect((stage.phone.root.presentedViewController == nil) == isGone)
      if !isGone { stage.expectRest(top: 59) }
      stage.phone.expectNoFaults()
    }
  }

  @Test(
    "caught while it is presented", arguments: Moving.known,
    [DismissalGesture.panDown, .drag])
  func caught(_ moving: Moving, gesture: DismissalGesture) {
    for stays in [true, false] {
      let stage = SafeAreaStage(moving, .presentUsing, gesture: gesture)
      stage.expectSteady {
        stage.present()
        stage.phone.simulator.run(for: 0.25)
        let finger = stage.phone.simulator.touchDown(at: CGPoint(x: 200, y: 500))
        stage.phone.move(finger, by: stays ? -80 : 330)
        stage.phone.simulator.run(for: 0.2)
        finger.lift()
      }
      #expect((stage.phone.root.presentedViewController != nil) == stays)
      if stays { stage.expectRest(top: 59) }
      stage.phone.expectNoFaults()
    }
  }

  @Test(
    "pulled beyond its place, from rest or caught in flight", arguments: Moving.known,
    [UIModalPresentationStyle.custom, .fullScreen, .overFullScreen])
  func stretched(_ moving: Moving, style: UIModalPresentationStyle) {
    for isCaught in [false, true] {
      let stage = SafeAreaStage(Phone())
      let (phone, screen) = (stage.phone, stage.screen)
      let transition = ModalTransition(
        moving.effect(from: phone.thumbnail), timing: .curve(.linear, duration: 1),
        dismissal: .panDown)
      screen.transitioningDelegate = transition
      screen.modalPresentationStyle = style
      phone.present(screen)
      stage.expectSteady {
        if isCaught {
          screen.dismiss(animated: true)
          phone.simulator.run(for: 0.1)
        }
        let finger = phone.pull(isCaught ? 0 : 200)
        phone.move(finger, by: isCaught ? -230 : -400)
        let frame = phone.simulator.visibleFrame(of: screen.view)
        // A temporary clip stays in its place.
        let stays = moving == .zoom && style != .custom
        #expect((frame.height < phone.screen.height - 20) != stays, "\(frame)")
        phone.simulator.run(for: 0.2)
        finger.lift()
      }
      #expect(phone.root.presentedViewController === screen)
      #expect(phone.simulator.visibleFrame(of: screen.view) == phone.screen)
      stage.expectRest(top: 59)
      phone.expectNoFaults()
    }
  }

  @Test("pushed and popped, also canceled", arguments: Moving.known)
  func stacked(_ moving: Moving) throws {
    var navigation: UINavigationController?
    let phone = Phone { root in
      let made = UINavigationController(rootViewController: root)
      navigation = made
      return made
    }
    let stack = try #require(navigation)
    let stage = SafeAreaStage(phone)
    PushTransition(moving.effect(from: phone.thumbnail), popGesture: .fullWidth).attach(to: stack)
    stage.expectSteady { stack.pushViewController(stage.screen, animated: true) }
    stage.expectRest(top: 103)
    for isGone in [false, true] {
      stage.expectSteady {
        let finger = phone.simulator.touchDown(at: CGPoint(x: 60, y: 500))
        for x in stride(from: 60.0, through: isGone ? 300 : 140, by: 20) {
          finger.move(to: CGPoint(x: x, y: 500))
          phone.simulator.step()
        }
        phone.simulator.run(for: 0.2)
        finger.lift()
      }
      #expect((stack.viewControllers.count == 1) == isGone)
      if !isGone { stage.expectRest(top: 103) }
    }
    #expect(phone.root.view.safeAreaInsets.top == 103)
    phone.expectNoFaults()
  }

  @Test(
    "moved by an unknown property, the safe area is corrected", arguments: [true, false],
    [Simulator.Variant.standard, .freshInsets])
  func unknownName(isGone: Bool, variant: Simulator.Variant) {
    let stage = SafeAreaStage(.subclass, .bareFullScreen, gesture: .panDown, variant: variant)
    stage.screen.additionalSafeAreaInsets.bottom = 10
    stage.present()
    stage.phone.simulator.commit()
    let insets = UIEdgeInsets(top: 59, left: 0, bottom: 44, right: 0)
    #expect(stage.probe.safeAreaInsets == insets)
    stage.phone.settle()
    let finger = stage.phone.pull(0)
    for _ in 1...20 {
      finger.move(to: CGPoint(x: 200, y: finger.location.y + (isGone ? 20 : 5)))
      stage.phone.simulator.step()
      #expect(stage.probe.safeAreaInsets == insets)
    }
    stage.phone.simulator.run(for: 0.2)
    finger.lift()
    stage.phone.simulator.step()
    #expect(stage.screen.isBeingDismissed && stage.probe.safeAreaInsets == insets)
    stage.phone.settle()
    let own = UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0)
    #expect(stage.screen.additionalSafeAreaInsets == own)
    #expect((stage.phone.root.presentedViewController == nil) == isGone)
    if !isGone { #expect(stage.probe.safeAreaInsets == insets) }
    stage.phone.expectNoFaults()
  }
}

/// An effect of the app that moves its screen down or, in a stack, sideways.
private struct MovingEffect: TransitionEffect {
  let moving: SafeAreaTests.Moving

  func arrange(_ stage: TransitionStage) {
    let (screen, rest) = (stage.front, stage.frontFrame)
    let away =
      stage.operation.isModal
      ? rest.offsetBy(dx: 0, dy: rest.height) : rest.offsetBy(dx: rest.width, dy: 0)
    let offset = CGAffineTransform(
      translationX: away.minX - rest.minX, y: away.minY - rest.minY)
    switch moving {
    case .zoom: break
    case .center: stage.set(\.center, of: screen, away: away.center)
    case .frame: stage.set(\.frame, of: screen, away: away)
    case .position: stage.set(\.layer.position, of: screen, away: away.center)
    case .transform: stage.set(\.transform, of: screen, away: offset)
    case .both:
      // The screen behind moves, as in a system push.
      stage.set(\.center, of: screen, away: away.center)
      guard let back = stage.back else { return }
      stage.set(\.transform, of: back, settled: CGAffineTransform(translationX: -120, y: -40))
    case .subclass:
      guard let screen = screen as? MovedView else { return }
      stage.set(\MovedView.center, of: screen, away: away.center)
    }
  }
}

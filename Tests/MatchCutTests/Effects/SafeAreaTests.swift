import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The content of a moving screen does not jump by the safe area, whatever moves it, and is not
/// laid out on the way.
@MainActor
@Suite("Safe area of a moving screen")
struct SafeAreaTests {
  /// By what name an effect moves its screen away.
  enum Moving: String, CaseIterable {
    case zoom
    case center
    case frame
    case transform
    case position
    case both
    case subclass

    /// Those that keep the safe area without being made up for.
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

  @Test("panned away, or not", arguments: Case.pannable, [true, false])
  func panned(_ testCase: Case, isGone: Bool) {
    let stage = SafeAreaStage(testCase.moving, testCase.way, gesture: .panDown)
    stage.present()
    stage.phone.settle()
    stage.expectSteady {
      let finger = stage.phone.pull(isGone ? 400 : 100)
      stage.phone.simulator.run(for: 0.2)
      finger.lift()
    }
    #expect((stage.phone.root.presentedViewController == nil) == isGone)
    if !isGone { stage.expectRest(top: 59) }
    stage.phone.expectNoFaults()
  }

  @Test("dragged away, or not", arguments: Case.pannable, [true, false])
  func dragged(_ testCase: Case, isGone: Bool) {
    let stage = SafeAreaStage(testCase.moving, testCase.way, gesture: .drag)
    stage.present()
    stage.phone.settle()
    stage.expectSteady {
      let finger = stage.phone.pull(isGone ? 300 : 100)
      stage.phone.simulator.run(for: 0.2)
      finger.lift()
      stage.phone.simulator.run(for: 0.05)
      // Caught, and let go again.
      let second = stage.phone.simulator.touchDown(at: CGPoint(x: 200, y: 500))
      stage.phone.move(second, by: isGone ? 150 : -60)
      stage.phone.simulator.run(for: 0.2)
      second.lift()
    }
    #expect((stage.phone.root.presentedViewController == nil) == isGone)
    if !isGone { stage.expectRest(top: 59) }
    stage.phone.expectNoFaults()
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

  @Test("pushed and popped, also in vain", arguments: Moving.known)
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

  @Test("moved by a name that nobody can know, it is made up for", arguments: [true, false])
  func unknownName(isGone: Bool) {
    let stage = SafeAreaStage(.subclass, .bareFullScreen, gesture: .panDown)
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

/// An effect of a user's that moves its screen down or, in a stack, to the side.
private struct MovingEffect: TransitionEffect {
  let moving: SafeAreaTests.Moving

  func poses(on stage: TransitionStage) -> TransitionPoses {
    let rest = stage.frontFrame
    let away =
      stage.operation.isModal
      ? rest.offsetBy(dx: 0, dy: rest.height) : rest.offsetBy(dx: rest.width, dy: 0)
    return TransitionPoses(
      away: { move(to: away, from: rest, on: stage) },
      settled: { move(to: rest, from: rest, on: stage) })
  }

  @MainActor private func move(to place: CGRect, from rest: CGRect, on stage: TransitionStage) {
    let screen = stage.front
    let shift = CGAffineTransform(
      translationX: place.minX - rest.minX, y: place.minY - rest.minY)
    switch moving {
    case .zoom: break
    case .center: stage.set(\.center, of: screen, to: place.center)
    case .frame: stage.set(\.frame, of: screen, to: place)
    case .position: stage.set(\.layer.position, of: screen, to: place.center)
    case .transform: stage.set(\.transform, of: screen, to: shift)
    case .both:
      // The screen behind gives way, as that of a system push does.
      stage.set(\.center, of: screen, to: place.center)
      guard let back = stage.back else { return }
      stage.set(
        \.transform, of: back,
        to: place == rest ? CGAffineTransform(translationX: -120, y: -40) : .identity)
    case .subclass:
      guard let screen = screen as? MovedView else { return }
      stage.set(\MovedView.center, of: screen, to: place.center)
    }
  }
}

/// A screen's view of a class of its own.
private final class MovedView: UIView {}

/// Content that notes its safe area and its layouts.
private final class SafeAreaProbe: UIView {
  private(set) var insets: [UIEdgeInsets] = []
  private(set) var layoutCount = 0

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if window != nil { insets.append(safeAreaInsets) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }

  func forget() {
    insets = []
    layoutCount = 0
  }
}

/// A screen whose content notes its safe area.
@MainActor
private final class SafeAreaStage {
  let phone: Phone
  let screen: Screen
  let probe: SafeAreaProbe
  private var delegate: (any UIViewControllerTransitioningDelegate)?
  private var transition: ModalTransition?
  private var way = ModalWay.presentUsing

  init(_ phone: Phone) {
    self.phone = phone
    let probe = SafeAreaProbe(frame: phone.screen)
    probe.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.probe = probe
    screen = Screen("screen") { $0.view.addSubview(probe) }
  }

  convenience init(
    _ moving: SafeAreaTests.Moving, _ way: ModalWay, gesture: DismissalGesture? = nil
  ) {
    self.init(Phone())
    self.way = way
    let effect = moving.effect(from: phone.thumbnail)
    guard !way.usesModalTransition else {
      transition = ModalTransition(effect, dismissal: gesture)
      return
    }
    var recognizer: UIGestureRecognizer?
    if gesture == .drag {
      let delegate = DragDelegate(effect)
      delegate.drag = DragDismissInteraction(dismissing: screen)
      recognizer = delegate.drag?.gestureRecognizer
      self.delegate = delegate
    } else {
      let delegate = HandWrittenDelegate(effect)
      delegate.pan = gesture.map { _ in PanDismissInteraction(dismissing: screen) }
      recognizer = delegate.pan?.gestureRecognizer
      self.delegate = delegate
    }
    if moving == .subclass { screen.view = MovedView(frame: phone.screen) }
    screen.onLoad = { [probe] screen in
      screen.view.addSubview(probe)
      if let recognizer { screen.view.addGestureRecognizer(recognizer) }
    }
    if moving == .subclass { screen.onLoad(screen) }
  }

  func present() {
    if let transition, way == .presentUsing {
      phone.root.present(screen, using: transition)
    } else {
      screen.transitioningDelegate = delegate ?? transition
      screen.modalPresentationStyle = way.removesPresenter ? .fullScreen : .custom
      phone.root.present(screen, animated: true)
    }
  }

  /// Expects that the content hears of no safe area but its own, and is laid out once if it has not
  /// been on screen before, not at all otherwise.
  func expectSteady(sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void) {
    let isNew = probe.window == nil
    probe.forget()
    body()
    phone.settle(sourceLocation: sourceLocation)
    let wrong = probe.insets.filter { $0 != probe.insets.last || !isNew }
    #expect(wrong.isEmpty, "\(probe.insets)", sourceLocation: sourceLocation)
    #expect(probe.layoutCount <= (isNew ? 1 : 0), sourceLocation: sourceLocation)
  }

  func expectRest(top: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    let insets = UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0)
    #expect(probe.safeAreaInsets == insets, sourceLocation: sourceLocation)
    #expect(screen.view.safeAreaInsets == insets, sourceLocation: sourceLocation)
    #expect(screen.additionalSafeAreaInsets == .zero, sourceLocation: sourceLocation)
  }
}

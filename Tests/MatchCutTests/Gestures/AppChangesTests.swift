import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Values that the app sets in flight remain at the end.
@MainActor
struct AppChangesTests {
  /// The time at which the app sets a value.
  enum Moment: String, CaseIterable {
    case inHand
    case released
    case caught
  }

  /// A movement of a finger during a dismissal.
  struct Drag: CustomStringConvertible, Sendable {
    let moment: Moment
    let isGone: Bool
    let effect: TestEffect
    let way: ModalWay
    var description: String { "\(moment), \(isGone ? "finish" : "cancel"), \(effect), \(way)" }

    static let all = TestEffect.all.flatMap { effect in
      let ends = Moment.allCases.flatMap { moment in [true, false].map { (moment, $0) } }
      return effect.cells(of: ends, [ModalWay.presentUsing, .bare, .bareFullScreen]).map {
        Drag(moment: $0.row.0, isGone: $0.row.1, effect: effect, way: $0.column)
      }
    }
  }

  private static let insets = UIEdgeInsets(top: 3, left: 0, bottom: 7, right: 0)

  @Test("a drag does not change it", arguments: Drag.all)
  func drag(_ drag: Drag) {
    let stage = DragStage(DragCase(effect: drag.effect, way: drag.way))
    stage.presentAndSettle()
    let finger = stage.drag(down: drag.isGone ? 250 : 100)
    if drag.moment == .inHand { change(stage.phone, stage.photo) }
    stage.rest(finger)
    if drag.moment != .inHand {
      stage.run(for: 0.05)
      change(stage.phone, stage.photo)
    }
    if drag.moment == .caught {
      let second = stage.touch()
      stage.step()
      stage.move(second, by: CGPoint(x: 0, y: drag.isGone ? 200 : -150))
      stage.rest(second)
    }
    stage.phone.settle()
    #expect(stage.outcomes == [true, drag.isGone])
    expectChanges(stage.phone, stage.photo)
    if drag.isGone { stage.presentAndSettle() }
    expectChanges(stage.phone, stage.photo)
    #expect(stage.phone.simulator.visibleFrame(of: stage.photo.view) == stage.phone.screen)
    stage.phone.expectNoFaults()
  }

  @Test(
    "a caught presentation does not change it", arguments: [true, false],
    [DismissalGesture.panDown, .drag])
  func presentation(stays: Bool, gesture: DismissalGesture) {
    let phone = Phone()
    let photo = Screen("photo")
    let zoom = ModalTransition(.zoom(from: .view(phone.thumbnail)), dismissal: gesture)
    phone.root.present(photo, using: zoom)
    phone.simulator.run(for: 0.25)
    let finger = phone.simulator.touchDown(at: CGPoint(x: 200, y: 400))
    phone.simulator.step()
    change(phone, photo)
    phone.move(finger, by: stays ? -60 : 420)
    phone.simulator.run(for: 0.2)
    finger.lift()
    phone.settle()
    #expect((phone.root.presentedViewController === photo) == stays)
    expectChanges(phone, photo)
    phone.expectNoFaults()
  }

  @Test("a pan that is lifted at once does not change it", arguments: [true, false])
  func earlyLift(isGone: Bool) {
    let phone = Phone()
    let photo = Screen("photo")
    let zoom = ModalTransition(.zoom(from: .view(phone.thumbnail)), dismissal: .panDown)
    phone.root.present(photo, using: zoom)
    phone.settle()
    let finger = phone.simulator.touchDown(at: CGPoint(x: 200, y: 200))
    phone.simulator.step()
    // All in one turn of the run loop, before UIKit has started anything.
    finger.move(to: CGPoint(x: 200, y: 220))
    finger.move(to: CGPoint(x: 200, y: isGone ? 640 : 224))
    change(phone, photo)
    if isGone { finger.lift() } else { finger.cancel() }
    phone.settle()
    #expect((phone.root.presentedViewController == nil) == isGone)
    expectChanges(phone, photo)
    phone.expectNoFaults()
  }

  @Test("a pop does not change it", arguments: [true, false], TestEffect.all)
  func pop(isGone: Bool, effect: TestEffect) {
    let stage = PopStage(PopCase(effect: effect))
    let finger = stage.swipe(isGone ? 250 : 60)
    change(stage.stage.phone, stage.stage.photo)
    stage.simulator.run(for: 0.2)
    finger.lift()
    stage.stage.phone.settle()
    #expect(stage.outcomes == [isGone])
    expectChanges(stage.stage.phone, stage.stage.photo)
    stage.stage.phone.expectNoFaults()
  }

  @Test("a value that it sets in a callback at the end stays, too", arguments: [true, false])
  func atTheEnd(isGone: Bool) {
    weak var thumbnail: UIView?
    let stage = DragStage(DragCase()) { options in
      options.onEnd = { _ in thumbnail?.alpha = 0.75 }
    }
    thumbnail = stage.phone.thumbnail
    stage.presentAndSettle()
    let finger = stage.drag(down: isGone ? 250 : 100)
    stage.phone.thumbnail.alpha = 0.25
    stage.rest(finger)
    stage.phone.settle()
    #expect(stage.phone.thumbnail.alpha == 0.75)
  }

  @Test("with two transitions that hide one source, whichever ends last", arguments: [true, false])
  func twoTransitions(isBetween: Bool) {
    let phone = Phone()
    let screens = [Screen("left"), Screen("right")]
    let hosts = [Screen("host 1"), Screen("host 2")]
    let delegate = HandWrittenDelegate(.zoom(from: .view(phone.thumbnail)))
    for (index, host) in hosts.enumerated() {
      phone.root.addChild(host)
      host.view.frame = CGRect(x: 90 * CGFloat(index), y: 150, width: 90, height: 400)
      host.definesPresentationContext = true
      phone.root.view.addSubview(host.view)
      host.didMove(toParent: phone.root)
    }
    for (host, screen) in zip(hosts, screens) {
      screen.modalPresentationStyle = .overCurrentContext
      screen.transitioningDelegate = delegate
      host.present(screen, animated: true)
      phone.simulator.run(for: 0.1)
      if isBetween { phone.thumbnail.alpha = 0.25 }
    }
    if !isBetween { phone.thumbnail.alpha = 0.25 }
    phone.settle()
    #expect(phone.thumbnail.alpha == 0.25)
    for screen in screens {
      screen.dismiss(animated: true)
      phone.simulator.run(for: 0.04)
    }
    phone.settle()
    #expect(phone.thumbnail.alpha == 0.25)
    phone.expectNoFaults()
  }

  private func change(_ phone: Phone, _ photo: Screen) {
    phone.thumbnail.alpha = 0.25
    photo.additionalSafeAreaInsets = Self.insets
  }

  private func expectChanges(
    _ phone: Phone, _ photo: Screen, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(phone.thumbnail.alpha == 0.25, sourceLocation: sourceLocation)
    #expect(photo.additionalSafeAreaInsets == Self.insets, sourceLocation: sourceLocation)
    guard photo.viewIfLoaded?.window != nil else { return }
    let top = phone.window.safeAreaInsets.top + (photo.navigationController == nil ? 0 : 44)
    #expect(photo.view.safeAreaInsets.top == top + 3, sourceLocation: sourceLocation)
    let bottom = phone.window.safeAreaInsets.bottom
    #expect(photo.view.safeAreaInsets.bottom == bottom + 7, sourceLocation: sourceLocation)
  }
}

import MatchCut
import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

/// Fingers on a phone.
@MainActor
class FingersOn {
  let phone: Phone

  init(_ phone: Phone) {
    self.phone = phone
  }

  func touch(at point: CGPoint? = nil) -> Finger {
    let finger = phone.simulator.touchDown(at: point ?? CGPoint(x: 180, y: 330))
    phone.simulator.step()
    return finger
  }

  @discardableResult
  func move(_ finger: Finger, by translation: CGPoint) -> Finger {
    phone.simulator.move(finger, by: translation, steps: 15)
    return finger
  }

  /// Waits until the finger has no velocity, lifts it, and waits for the end.
  func rest(_ finger: Finger) {
    phone.simulator.rest(finger)
    phone.settle()
  }

  /// Drags down linearly, and waits for the end.
  func drag(_ distance: CGFloat) {
    rest(move(touch(), by: CGPoint(x: 0, y: distance)))
  }

  /// Closes two fingers to a part of their distance, and waits for the end.
  func pinch(to part: CGFloat) {
    let center = CGPoint(x: 200, y: 400)
    let fingers = [-80, 80].map {
      phone.simulator.touchDown(at: CGPoint(x: center.x + $0, y: 400))
    }
    phone.simulator.step()
    for step in 1...15 {
      let distance = 80 * (1 + (part - 1) * CGFloat(step) / 15)
      for (finger, side) in zip(fingers, [-1, 1] as [CGFloat]) {
        finger.move(to: CGPoint(x: center.x + side * distance, y: 400))
      }
      phone.simulator.step()
    }
    phone.simulator.run(for: 0.2)
    for finger in fingers { finger.lift() }
    phone.settle()
  }
}

/// A stack whose top screen can be dragged away.
@MainActor
final class DraggedPopStage: FingersOn {
  private let stage: NavigationStage
  private var held: PushTransition?
  /// The reports of the callbacks.
  private(set) var ends: [Bool] = []

  init(
    _ navigationCase: NavigationCase, gesture: PopGesture = .drag, isRightToLeft: Bool = false,
    pushes: Bool = true, change: (inout GestureOptions) -> Void = { _ in }
  ) {
    stage = NavigationStage(navigationCase)
    if isRightToLeft { stage.simulator.layoutDirection = .rightToLeft }
    super.init(stage.phone)
    var options = GestureOptions()
    options.onEnd = { [weak self] in self?.ends.append($0) }
    change(&options)
    let transition = PushTransition(
      navigationCase.effect.effect(from: .view(stage.phone.thumbnail)), popGesture: gesture,
      popOptions: options)
    held = transition
    transition.attach(to: stage.navigation)
    if pushes { stage.pushAndSettle() }
  }

  var transition: PushTransition { held ?? PushTransition(.fade) }
  var simulator: Simulator { stage.simulator }
  var navigation: UINavigationController { stage.navigation }
  var photo: Screen { stage.photo }
  var outcomes: [Bool] { stage.outcomes }
  var frame: CGRect { simulator.visibleFrame(of: photo.view) }

  func forget() {
    held = nil
  }

  func expectShown(sourceLocation: SourceLocation = #_sourceLocation) {
    stage.expectPhotoShown(sourceLocation: sourceLocation)
    phone.expectNoFaults(sourceLocation: sourceLocation)
  }

  func expectPopped(sourceLocation: SourceLocation = #_sourceLocation) {
    stage.expectRootShown(sourceLocation: sourceLocation)
    phone.expectNoFaults(sourceLocation: sourceLocation)
  }
}

import MatchCut
import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

/// A screen above the root that a finger may dismiss in some direction.
@MainActor
final class PanStage: PanningStage {
  let phone: Phone
  let photo = Screen("photo")
  let panCase: PanCase
  /// The reports of the callbacks.
  let reports = GestureReports()
  private(set) var completions = 0
  private var transition: ModalTransition?

  init(
    _ panCase: PanCase = PanCase(), release: PanRelease = PanRelease(),
    change: (inout GestureOptions) -> Void = { _ in }
  ) {
    self.panCase = panCase
    phone = Phone(
      variant: panCase.variant, refreshRate: panCase.refreshRate,
      isRightToLeft: panCase.isRightToLeft)
    let options = reports.options(change)
    transition = ModalTransition(
      panCase.effect.effect(from: phone.thumbnail),
      dismissal: .pan(
        panCase.among.isEmpty ? panCase.direction : panCase.among, release: release),
      dismissalOptions: options)
  }

  var front: Screen { photo }
  var scene: EffectScene {
    EffectScene(
      isModal: true, isRightToLeft: panCase.isRightToLeft, container: phone.screen,
      rest: phone.screen)
  }
  var effect: TestEffect { panCase.effect }
  var reference: PanReference {
    PanReference(away: panCase.unitVector, length: length)
  }
  var pans: [UIPanGestureRecognizer] {
    (container?.gestureRecognizers ?? []).compactMap { $0 as? UIPanGestureRecognizer }
  }
  var coordinator: (any UIViewControllerTransitionCoordinator)? { photo.transitionCoordinator }
  var isAppearing: Bool { photo.isBeingPresented }
  let stretches = true
  var progresses: [CGFloat] { reports.progresses }
  var ends: [Bool] { reports.ends }
  var container: UIView? { photo.presentationController?.containerView }
  var visibleFrame: CGRect { simulator.visibleFrame(of: photo.view) }
  /// The distance that the screen moves along the axis in a dismissal.
  var length: CGFloat {
    abs(panCase.unitVector.x) * phone.screen.width + abs(panCase.unitVector.y) * phone.screen.height
  }

  func present() {
    guard let transition else { return }
    phone.root.present(photo, using: transition) { [weak self] in self?.completions += 1 }
  }

  func presentAndSettle(sourceLocation: SourceLocation = #_sourceLocation) {
    present()
    phone.settle(sourceLocation: sourceLocation)
  }

  func forgetTransition() {
    transition = nil
  }

  // MARK: The finger

  /// Puts a finger down where it can move in all directions.
  func touch() -> Finger {
    simulator.touchDown(at: CGPoint(x: phone.screen.midX, y: phone.screen.midY))
  }

  /// Moves a finger in the direction that dismisses, in points, linearly; negative is back.
  func move(_ finger: Finger, by distance: CGFloat, for seconds: Double = 0.3) {
    let vector = panCase.unitVector
    simulator.move(
      finger, by: CGPoint(x: vector.x * distance, y: vector.y * distance), for: seconds)
  }

  /// Pulls with a new finger by a part of the axis, and keeps it there, at rest.
  func pull(_ part: CGFloat, for seconds: Double = 0.3) -> Finger {
    let finger = touch()
    simulator.step()
    move(finger, by: part * length, for: seconds)
    return finger
  }

  /// Puts a finger down, and moves it within one turn by distances in the direction that dismisses.
  func moveInOneTurn(by distances: [CGFloat]) -> Finger {
    let finger = touch()
    simulator.step()
    let start = finger.location
    for distance in distances {
      finger.move(
        to: CGPoint(
          x: start.x + panCase.unitVector.x * distance, y: start.y + panCase.unitVector.y * distance
        ))
    }
    return finger
  }

  /// Waits until the finger has no velocity, and lifts it.
  func rest(_ finger: Finger) {
    simulator.rest(finger)
  }

  // MARK: Expectations

  /// Expects the screen at rest, and nothing else in the container.
  func expectPresented(sourceLocation: SourceLocation = #_sourceLocation) {
    phone.expectAtRest(photo, sourceLocation: sourceLocation)
    #expect(container?.subviews.count == 2, sourceLocation: sourceLocation)
    #expect(container?.gestureRecognizers?.count == 1, sourceLocation: sourceLocation)
    #expect(
      phone.root.presentedViewController === photo, sourceLocation: sourceLocation)
    phone.expectNoFaults(sourceLocation: sourceLocation)
  }

  /// Expects that everything is as it was before the screen was presented.
  func expectDismissed(sourceLocation: SourceLocation = #_sourceLocation) {
    phone.expectAsBefore(sourceLocation: sourceLocation)
    #expect(photo.presentingViewController == nil, sourceLocation: sourceLocation)
    #expect(photo.viewIfLoaded?.window == nil, sourceLocation: sourceLocation)
    photo.expectDisappeared(sourceLocation: sourceLocation)
    phone.expectNoFaults(sourceLocation: sourceLocation)
  }

  /// Expects that a longer pull dismisses the screen, whatever happened before.
  func expectStillWorks(sourceLocation: SourceLocation = #_sourceLocation) {
    pull(0.48).lift()
    phone.settle(sourceLocation: sourceLocation)
    expectDismissed(sourceLocation: sourceLocation)
  }
}

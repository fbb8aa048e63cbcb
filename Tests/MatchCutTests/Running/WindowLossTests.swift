import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Apps that remove the views of a transition in flight.
private enum Loss: String, CaseIterable {
  case newRoot = "another root view controller"
  case containerRemoved = "the container is removed"
  case windowHidden = "the window is hidden"
}

private struct Cell: CustomStringConvertible, Sendable {
  let modalCase: ModalCase
  let loss: Loss
  var description: String { "\(modalCase), \(loss.rawValue)" }

  static func all(_ ways: [ModalWay]) -> [Cell] {
    ModalCase.cases(ways).flatMap { modalCase in
      Loss.allCases.map { Cell(modalCase: modalCase, loss: $0) }
    }
  }
}

/// A fade during whose arrangement the app removes the container.
private struct RemovingEffect: TransitionEffect {
  let operation: TransitionOperation

  func arrange(_ stage: TransitionStage) {
    FadeEffect.fade.arrange(stage)
    if stage.operation == operation { stage.container.removeFromSuperview() }
  }
}

@MainActor
struct WindowLossTests {
  @Test(
    "while presenting, and while dismissing", arguments: Cell.all(ModalWay.allCases), [false, true])
  fileprivate func inFlight(_ cell: Cell, isDismissal: Bool) {
    let stage = ModalStage(cell.modalCase)
    if isDismissal {
      stage.presentAndSettle()
      stage.dismiss()
    } else {
      stage.present()
    }
    stage.simulator.run(for: 0.1)
    lose(stage, cell.loss)
    expectEnded(stage, transitions: isDismissal ? 2 : 1, cell.loss)
  }

  @Test("during a drag", arguments: Cell.all(ModalWay.pannable))
  fileprivate func pulling(_ cell: Cell) {
    let stage = ModalStage(cell.modalCase)
    stage.presentAndSettle()
    let finger = stage.phone.pull(300)
    #expect(stage.photo.isBeingDismissed)
    lose(stage, cell.loss)
    finger.lift()
    expectEnded(stage, transitions: 2, cell.loss)
  }

  @Test("after the release", arguments: Cell.all(ModalWay.pannable))
  fileprivate func settling(_ cell: Cell) {
    for finishes in [true, false] {
      let stage = ModalStage(cell.modalCase)
      stage.presentAndSettle()
      if finishes { stage.phone.pullToDismiss() } else { stage.phone.pullInVain() }
      stage.simulator.step()
      lose(stage, cell.loss)
      expectEnded(stage, transitions: 2, cell.loss)
    }
  }

  @Test("before the transition has started", arguments: ModalCase.all)
  func beforeStart(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    stage.dismiss()
    lose(stage, .newRoot)
    stage.phone.settle()
    #expect(stage.photo.transitionCoordinator == nil)
    #expect(stage.phone.thumbnail.alpha == 1)
  }

  @Test(
    "while the effect is arranged", arguments: [DismissalGesture.drag, .panDown],
    Simulator.Variant.all)
  func arranging(_ gesture: DismissalGesture, _ variant: Simulator.Variant) {
    for (operation, isPulled) in [
      (TransitionOperation.present, false), (.dismiss, false), (.dismiss, true),
    ] {
      let phone = Phone(variant: variant)
      let photo = Screen("photo")
      let transition = ModalTransition(RemovingEffect(operation: operation), dismissal: gesture)
      phone.root.present(photo, using: transition)
      phone.settle()
      if isPulled { phone.pull(200).lift() } else { photo.dismiss(animated: true) }
      phone.settle()
      #expect(photo.transitionCoordinator == nil && phone.root.transitionCoordinator == nil)
      #expect(!photo.isBeingPresented && !photo.isBeingDismissed)
      #expect(photo.view.alpha == 1 && photo.view.transform.isIdentity)
      #expect(phone.facts.isEmpty, "\(phone.simulator.faults)")
    }
  }

  @Test("a view that is removed after a catch has its former look")
  func viewRemoved() {
    let phone = Phone()
    let photo = Screen("photo")
    let transition = ModalTransition(.zoom(from: .view(phone.thumbnail)), dismissal: .drag)
    phone.root.present(photo, using: transition)
    phone.simulator.run(for: 0.1)
    let finger = phone.simulator.touchDown(at: phone.screen.center)
    phone.simulator.step()
    photo.view.removeFromSuperview()
    finger.lift()
    phone.settle()
    #expect(photo.view.transform.isIdentity && photo.view.alpha == 1)
    #expect(photo.transitionCoordinator == nil && phone.thumbnail.alpha == 1)
  }

  private func lose(_ stage: ModalStage, _ loss: Loss) {
    switch loss {
    case .newRoot: stage.phone.window.rootViewController = Screen("new root")
    case .containerRemoved: stage.container?.removeFromSuperview()
    case .windowHidden: stage.phone.window.isHidden = true
    }
  }

  /// Expects that the transition has ended once, and that nothing remains hidden or changed.
  private func expectEnded(
    _ stage: ModalStage, transitions: Int, _ loss: Loss,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // Without the container, no animation comes to rest.
    if loss == .containerRemoved {
      #expect(stage.outcomes.count == transitions, sourceLocation: sourceLocation)
    }
    stage.phone.settle(sourceLocation: sourceLocation)
    #expect(
      stage.outcomes.count == transitions, "\(stage.outcomes)", sourceLocation: sourceLocation)
    #expect(stage.photo.transitionCoordinator == nil, sourceLocation: sourceLocation)
    #expect(
      !stage.photo.isBeingPresented && !stage.photo.isBeingDismissed,
      sourceLocation: sourceLocation)
    #expect(stage.phone.thumbnail.alpha == 1, sourceLocation: sourceLocation)
    #expect(stage.photo.view.alpha == 1, sourceLocation: sourceLocation)
    #expect(stage.photo.view.transform.isIdentity, sourceLocation: sourceLocation)
    // A new root instead of a dismissal is the app's mistake, and the only one that is reported.
    let expected = loss == .newRoot ? ["A12", "A7"] : []
    #expect(
      stage.phone.facts.allSatisfy { expected.contains($0) }, "\(stage.simulator.faults)",
      sourceLocation: sourceLocation)
  }
}

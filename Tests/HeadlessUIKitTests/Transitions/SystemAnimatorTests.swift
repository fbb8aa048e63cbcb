import Testing
import UIKit
import UIKitSimulator

/// What the system's own animations do not change.
@MainActor
struct SystemAnimatorTests {
  @Test(arguments: [true, false])
  func `a push and a pop slide, and do not change the alpha`(isPush: Bool) {
    let stage = StackStage(hasDelegate: false)
    if !isPush { stage.pushDetail() }
    if isPush {
      stage.navigation.pushViewController(stage.detail, animated: true)
    } else {
      stage.navigation.popViewController(animated: true)
    }
    stage.simulator.run(for: 0.1)
    stage.list.view.alpha = 0.6
    stage.detail.view.alpha = 0.7
    #expect(stage.simulator.runUntilIdle())
    #expect(abs(stage.list.view.alpha - 0.6) < 1e-6)
    #expect(abs(stage.detail.view.alpha - 0.7) < 1e-6)
  }

  @Test(arguments: [true, false])
  func `a presentation and a dismissal slide, and do not change the alpha`(
    isPresenting: Bool
  ) {
    let stage = ModalStage()
    stage.photo.modalPresentationStyle = .overFullScreen
    stage.root.present(stage.photo, animated: true)
    if !isPresenting {
      stage.simulator.runUntilIdle()
      stage.photo.dismiss(animated: true)
    }
    stage.simulator.run(for: 0.1)
    stage.photo.view.alpha = 0.7
    #expect(stage.simulator.runUntilIdle())
    #expect(abs(stage.photo.view.alpha - 0.7) < 1e-6)
  }

  @Test func `a fade ends with the alpha that it has animated`() {
    let stage = ModalStage()
    stage.photo.modalPresentationStyle = .overFullScreen
    stage.photo.modalTransitionStyle = .crossDissolve
    stage.root.present(stage.photo, animated: true)
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.photo.view.alpha == 1)
    stage.photo.dismiss(animated: true)
    stage.simulator.run(for: 0.1)
    #expect(stage.simulator.visibleAlpha(of: stage.photo.view) < 1)
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.photo.view.alpha == 1)
  }
}

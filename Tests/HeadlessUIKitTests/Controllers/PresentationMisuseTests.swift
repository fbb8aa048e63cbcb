import Testing
import UIKit
import UIKitSimulator

@MainActor
struct PresentationMisuseTests {
  @Test func `A6: a transition that never completes freezes the app`() {
    let stage = ModalStage(present: FadeAnimator(habit: .neverCompletes))
    stage.root.present(stage.photo, animated: true)
    stage.simulator.runUntilIdle()
    #expect(stage.facts == ["A6"])
    #expect(stage.photo.isBeingPresented)
    #expect(stage.root.transitionCoordinator != nil)
    #expect(stage.simulator.hitTest(CGPoint(x: 200, y: 400)) == nil)
    stage.root.dismiss(animated: true)
    #expect(stage.facts == ["A6", "A11"])
  }

  @Test func `A6: a second completeTransition is ignored`() {
    let animator = FadeAnimator(habit: .completesTwice)
    let stage = ModalStage(present: animator)
    stage.presentPhoto()
    #expect(stage.facts == ["A6"])
    #expect(animator.endings == [true])
  }

  @Test func `A7: adding the presenter's view to the container leaves a black window`() {
    let stage = ModalStage(
      present: FadeAnimator(habit: .addsPresenter), dismiss: FadeAnimator())
    stage.presentPhoto()
    #expect(stage.facts.contains("A7"))
    #expect(stage.root.view.window != nil)
    stage.root.dismiss(animated: true)
    stage.simulator.runUntilIdle()
    #expect(stage.root.view.window == nil)
    #expect(stage.simulator.visibleFrame(of: stage.root.view).isNull)
  }

  @Test(
    arguments: [
      FadeAnimator.Habit.leavesViewBehind, .leavesHiddenViewBehind, .leavesClearViewBehind,
    ])
  func `A4: a view left behind in the container is only a hint`(habit: FadeAnimator.Habit) {
    let stage = ModalStage(present: FadeAnimator(habit: habit), dismiss: FadeAnimator())
    stage.presentPhoto()
    #expect(stage.facts == [])
    #expect(stage.simulator.hints.map(\.fact) == ["A4"])
    #expect(stage.simulator.hints.first?.message.contains("left UIView behind") == true)
    stage.root.dismiss(animated: true)
    stage.simulator.runUntilIdle()
    #expect(stage.facts == [] && stage.simulator.hints.count == 1)
    #expect(stage.simulator.shows(stage.root))
  }

  @Test func `A5: a view beside its final frame is only a hint`() {
    let stage = ModalStage(present: FadeAnimator(habit: .missesFinalFrame))
    stage.presentPhoto()
    #expect(stage.facts == [])
    #expect(stage.simulator.hints.map(\.fact) == ["A5"])
    #expect(stage.photo.view.frame.minY == 40)
  }

  @Test func `A6: the incoming view left behind after a canceled dismissal is a fault`() {
    let stage = ModalStage(
      style: .fullScreen, present: FadeAnimator(),
      dismiss: FadeAnimator(habit: .keepsIncomingView))
    stage.presentPhoto()
    stage.release(stage.pull(to: 0.4), finishes: false)
    #expect(stage.facts == ["A6"] && stage.simulator.hints == [])
  }

  @Test(arguments: [true, false], [true, false])
  func `A6: a view that the app adds in flight is its own matter`(
    isPresenting: Bool, finishes: Bool
  ) throws {
    let stage = ModalStage(present: FadeAnimator(), dismiss: FadeAnimator())
    if !isPresenting { stage.presentPhoto() }
    let driver = isPresenting ? stage.push(to: 0.4) : stage.pull(to: 0.4)
    let container = try #require(stage.photo.presentationController?.containerView)
    let toast = UIView(frame: CGRect(x: 20, y: 700, width: 300, height: 44))
    container.addSubview(toast)
    stage.release(driver, finishes: finishes)
    #expect(stage.facts == [] && stage.simulator.hints == [])
    #expect((toast.window != nil) == (isPresenting == finishes))
  }

  @Test func `A6: what the animator itself leaves behind is reported, beside a view of the app`() {
    let stage = ModalStage(
      present: FadeAnimator(), dismiss: FadeAnimator(habit: .leavesViewBehind))
    stage.presentPhoto()
    let driver = stage.pull(to: 0.4)
    stage.photo.presentationController?.containerView?.addSubview(UILabel())
    stage.release(driver, finishes: false)
    #expect(stage.facts == ["A6"])
    #expect(stage.simulator.faults.first?.message.contains("left UIView behind") == true)
  }

  @Test func `A10: appearance transitions begun by an animator are unbalanced`() {
    let stage = ModalStage()
    stage.root.beginAppearanceTransition(true, animated: false)
    stage.root.endAppearanceTransition()
    #expect(stage.facts == ["A10", "A10"])
  }

  @Test func `A12: the presentation controller is cached for the current style`() {
    let stage = ModalStage(present: FadeAnimator())
    stage.photo.modalPresentationStyle = .fullScreen
    let early = stage.photo.presentationController
    stage.photo.modalPresentationStyle = .custom
    #expect(stage.photo.presentationController === early)
    stage.presentPhoto()
    #expect(stage.photo.presentationController?.presentationStyle == .fullScreen)
  }
}

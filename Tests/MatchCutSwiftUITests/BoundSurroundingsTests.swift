import Fuzzing
import MatchCut
import MatchCutSwiftUI
import Testing
import UIKit
import UIKitSimulator

/// A cover and other presentations and views.
@MainActor struct BoundSurroundingsTests {
  @Test func `a state that is set before the view is in a window`() {
    let stage = CoverStage()
    stage.bound.view.removeFromSuperview()
    stage.set(1)
    #expect(stage.root.presentedViewController == nil)
    stage.root.view.addSubview(stage.bound.view)
    stage.settle()
    stage.expectAgreement(on: 1)
  }

  @Test func `a state that changes again before its next update shows nothing`() {
    let stage = CoverStage()
    let presentation = BoundPresentation()
    stage.root.view.addSubview(presentation.anchor)
    presentation.update(
      BoundPresentation.Item(
        id: 1, makeTransition: { ModalTransition(.fade) }, makeScreen: { _ in UIViewController() },
        updateScreen: { _ in }),
      of: BoundPresentation.Source(current: { nil }, clear: {}, onDismiss: nil))
    stage.settle()
    #expect(stage.root.presentedViewController == nil && presentation.screen == nil)
  }

  /// How a view leaves its window while its screen is shown.
  enum Departure: CaseIterable {
    case removed
    case anotherTab
    case pushed
    case removedPresenter
  }

  @Test(arguments: Departure.allCases, [nil, 2])
  func `a state that changes while the view is in no window`(_ departure: Departure, next: Int?) {
    for variant in Simulator.Variant.all {
      for isSameTurn in [true, false] {
        let stage = CoverStage(variant: variant) { _ in
          ModalTransition(
            .cover(from: .bottom),
            presentation: PresentationOptions(removesPresenter: departure == .removedPresenter))
        }
        let (leave, comeBack) = stage.prepare(departure)
        stage.set(1)
        leave()
        if !isSameTurn { stage.settle() }
        stage.bound.id = next
        stage.bound.view.layoutSubviews()
        stage.settle()
        let note: Comment = "\(variant), same turn \(isSameTurn)"
        if next == nil || departure != .removedPresenter {
          #expect(stage.screen == nil && stage.root.presentedViewController == nil, note)
        }
        #expect(stage.bound.dismissals == 1 && stage.bound.id == next, note)
        comeBack()
        stage.settle()
        stage.expectAgreement(on: next, dismissals: 1)
      }
    }
  }

  @Test func `a screen is hidden in the background, also if it has removed its presenter`() {
    let stage = CoverStage { _ in
      ModalTransition(.fade, presentation: PresentationOptions(removesPresenter: true))
    }
    stage.set(1)
    stage.simulator.enterBackground()
    stage.bound.isAnimated = false
    stage.bound.id = nil
    stage.bound.view.layoutSubviews()
    stage.simulator.run(for: 0.2)
    #expect(stage.root.presentedViewController == nil)
    stage.simulator.activate()
    stage.settle()
    stage.expectAgreement(on: nil, dismissals: 1)
  }

  @Test func `a state that is set while something else is dismissed`() {
    let stage = CoverStage()
    stage.root.present(UIViewController(), using: ModalTransition(.fade))
    stage.settle()
    stage.root.dismiss(animated: true)
    stage.simulator.run(for: 0.1)
    stage.set(1)
    stage.expectAgreement(on: 1)
  }

  @Test(arguments: [nil, 0.1])
  func `removing a view dismisses its screen`(_ time: Double?) {
    let stage = CoverStage()
    stage.bound.id = 1
    if let time { stage.simulator.run(for: time) } else { stage.settle() }
    stage.bound.remove()
    stage.settle()
    #expect(stage.root.presentedViewController == nil && stage.bound.dismissals == 1)
    #expect(stage.simulator.faults.isEmpty && stage.bound.mistakes.isEmpty)
  }

  @Test func `a view that is removed before it has presented presents nothing`() {
    let stage = CoverStage()
    stage.bound.id = 1
    stage.bound.remove()
    stage.settle()
    #expect(stage.bound.made.isEmpty && stage.root.presentedViewController == nil)
  }

  @Test func `nothing is left of a view that was removed`() {
    let stage = CoverStage()
    stage.set(1)
    weak let screen = stage.screen
    stage.set(nil)
    #expect(screen == nil)
    weak let anchor = stage.bound.view.subviews.first
    stage.bound.remove()
    stage.settle()
    #expect(anchor == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen], [nil, 0.1])
  func `a dismissal includes what the screen presents`(
    _ style: UIModalPresentationStyle, time: Double?
  ) {
    let stage = CoverStage()
    stage.set(1)
    let above = UIViewController()
    above.modalPresentationStyle = style
    if style == .custom {
      stage.screen?.present(above, using: ModalTransition(.fade))
    } else {
      stage.screen?.present(above, animated: true)
    }
    if let time { stage.simulator.run(for: time) } else { stage.settle() }
    stage.set(nil)
    stage.expectAgreement(on: nil, dismissals: 1)
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen])
  func `a screen that is dismissed from below clears the state`(_ style: UIModalPresentationStyle) {
    let stage = CoverStage()
    stage.set(1)
    let above = UIViewController()
    above.modalPresentationStyle = style
    if style == .custom {
      stage.screen?.present(above, using: ModalTransition(.fade))
    } else {
      stage.screen?.present(above, animated: true)
    }
    stage.settle()
    stage.root.dismiss(animated: true)
    stage.settle()
    stage.expectAgreement(on: nil, dismissals: 1)
    #expect(stage.bound.clears == 1)
  }

  @Test func `the screen may present and dismiss another one`() {
    let stage = CoverStage()
    stage.set(1)
    let above = UIViewController()
    above.modalPresentationStyle = .fullScreen
    stage.screen?.present(above, animated: true)
    stage.settle()
    stage.screen?.dismiss(animated: true)
    stage.settle()
    stage.expectAgreement(on: 1)
    #expect(stage.bound.log == [1])
  }

  @Test func `a scene that goes to the background in flight`() {
    for isOpening in [true, false] {
      let stage = CoverStage()
      if !isOpening { stage.set(1) }
      stage.bound.id = isOpening ? 1 : nil
      stage.simulator.run(for: 0.1)
      stage.simulator.enterBackground()
      stage.simulator.run(for: 1)
      stage.simulator.activate()
      stage.settle()
      stage.expectAgreement(on: stage.bound.id, dismissals: stage.bound.id == nil ? 1 : 0)
    }
  }

  @Test func `a state that changes in the background`() {
    let stage = CoverStage()
    stage.set(1)
    stage.simulator.enterBackground()
    stage.bound.isAnimated = false
    stage.bound.id = nil
    stage.simulator.run(for: 0.2)
    #expect(stage.root.presentedViewController == nil)
    stage.simulator.activate()
    stage.settle()
    stage.expectAgreement(on: nil, dismissals: 1)
  }

  @Test func `an update in the background clears no state`() {
    let stage = CoverStage()
    stage.set(1)
    stage.simulator.enterBackground()
    stage.screen?.dismiss(animated: false)
    stage.simulator.run(for: 0.1)
    #expect(stage.root.presentedViewController == nil)
    stage.bound.content = "new"
    stage.simulator.run(for: 0.1)
    #expect(stage.bound.clears == 0 && stage.bound.mistakes.isEmpty)
    stage.simulator.activate()
    stage.settle()
    stage.expectAgreement(on: nil, dismissals: 1)
  }

  @Test func `the state is cleared before it is told that the screen has gone`() {
    let stage = CoverStage()
    var states: [Int?] = []
    stage.bound.onDismiss = { [bound = stage.bound] in states.append(bound.id) }
    stage.set(1)
    stage.pull(450)
    stage.settle()
    #expect(states == [nil])
    stage.set(2)
    stage.screen?.dismiss(animated: false)
    stage.settle()
    #expect(states == [nil, nil])
  }

  @Test func `a cover on a cover, which is dismissed first or together`() {
    let stage = CoverStage()
    stage.set(1)
    let inner = BoundView { _ in ModalTransition(.cover(from: .bottom), dismissal: .panDown) }
    stage.screen?.view.addSubview(inner.view)
    inner.id = 7
    stage.settle()
    #expect(stage.screen?.presentedViewController === inner.screen && inner.screen != nil)
    stage.pull(450)
    stage.settle()
    #expect(inner.id == nil && inner.dismissals == 1)
    stage.expectAgreement(on: 1)
    inner.id = 8
    stage.settle()
    stage.set(nil)
    stage.expectAgreement(on: nil, dismissals: 1)
    #expect(inner.id == nil && inner.dismissals == 2 && inner.mistakes.isEmpty)
  }
}

extension CoverStage {
  /// Prepares for the view to leave its window, and returns actions that take it away and back.
  fileprivate func prepare(
    _ departure: BoundSurroundingsTests.Departure
  ) -> (leave: () -> Void, comeBack: () -> Void) {
    let content = UIViewController()
    switch departure {
    case .removedPresenter: return ({}, {})
    case .removed:
      return (
        { [self] in bound.view.removeFromSuperview() },
        { [self] in root.view.addSubview(bound.view) }
      )
    case .anotherTab:
      let tabs = UITabBarController()
      tabs.viewControllers = [content, UIViewController()]
      embed(tabs, showing: content)
      return ({ tabs.selectedIndex = 1 }, { tabs.selectedIndex = 0 })
    case .pushed:
      let stack = UINavigationController(rootViewController: content)
      embed(stack, showing: content)
      return (
        { stack.pushViewController(UIViewController(), animated: false) },
        { stack.popViewController(animated: false) }
      )
    }
  }

  private func embed(_ container: UIViewController, showing content: UIViewController) {
    root.addChild(container)
    root.view.addSubview(container.view)
    container.didMove(toParent: root)
    content.view.addSubview(bound.view)
    settle()
  }
}

import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// An effect that hides a view and sets its alpha, too.
private struct HidingEffect: TransitionEffect {
  let view: UIView
  let order: HiddenAndFadedTests.Order
  var part: ClosedRange<Double>?

  func arrange(_ stage: TransitionStage) {
    stage.set(\.alpha, of: stage.front, away: 0.1)
    if order != .alphaFirst { stage.hide(view, during: part) }
    switch order {
    case .alphaFirst: stage.set(\.alpha, of: view, to: 0.5)
    case .hiddenFirst: stage.set(\.alpha, of: view, away: 0.25, settled: 0.5)
    case .opacityOfLayer: stage.set(\.opacity, of: view.layer, settled: 0.5)
    }
    if order == .alphaFirst { stage.hide(view, during: part) }
  }
}

/// A view that an effect hides, and whose alpha it sets.
@MainActor struct HiddenAndFadedTests {
  enum Order: CaseIterable { case alphaFirst, hiddenFirst, opacityOfLayer }
  enum End: CaseIterable { case finished, canceled, reversed, caught, windowLost }

  private let stage = NavigationStage(.fade)

  private func attach(_ order: Order, during part: ClosedRange<Double>? = nil) -> UIView {
    let view = stage.phone.thumbnail
    view.alpha = 0.75
    PushTransition(
      HidingEffect(view: view, order: order, part: part), timing: .curve(.linear, duration: 1)
    ).attach(to: stage.navigation)
    return view
  }

  @Test(arguments: Order.allCases, End.allCases)
  func `hiding wins over an alpha, and the view has its former alpha at the end`(
    _ order: Order, _ end: End
  ) {
    let view = attach(order)
    let driver = stage.drive { stage.push() }
    for progress in [0.25, 0.5] {
      driver.update(progress)
      stage.simulator.step()
      #expect(stage.simulator.visibleAlpha(of: view) == .hidden && view.alpha == .hidden)
    }
    switch end {
    case .finished: driver.finish()
    case .canceled: driver.cancel()
    case .reversed:
      driver.finish()
      stage.simulator.run(for: 0.1)
      driver.pause()
      driver.cancel()
    case .caught:
      driver.finish()
      stage.simulator.run(for: 0.1)
      driver.pause()
      stage.simulator.run(for: 0.1)
      #expect(stage.simulator.visibleAlpha(of: view) == .hidden)
      driver.finish()
    case .windowLost: stage.container.removeFromSuperview()
    }
    stage.phone.settle()
    #expect(view.alpha == 0.75)
  }

  @Test(arguments: Order.allCases, [true, false])
  func `before it is hidden, the view has its own alpha`(_ order: Order, finishes: Bool) {
    let view = attach(order, during: 0.5...1)
    let driver = stage.drive { stage.push() }
    driver.update(0.25)
    stage.simulator.step()
    #expect(stage.simulator.visibleAlpha(of: view) == 0.75)
    driver.update(0.75)
    stage.simulator.step()
    #expect(abs(stage.simulator.visibleAlpha(of: view) - 0.375) < 0.01)
    if finishes { driver.finish() } else { driver.cancel() }
    stage.phone.settle()
    #expect(view.alpha == 0.75)
    stage.phone.expectNoFaults()
  }

  @Test(arguments: Order.allCases)
  func `an alpha that the app sets in flight stays`(_ order: Order) {
    for finishes in [true, false] {
      let view = attach(order)
      let driver = stage.drive { stage.push() }
      driver.update(0.5)
      stage.simulator.step()
      view.alpha = 0.25
      if finishes { driver.finish() } else { driver.cancel() }
      stage.phone.settle()
      #expect(view.alpha == 0.25)
      if finishes { stage.popAndSettle() }
    }
  }

  @Test(arguments: Order.allCases, [true, false])
  func `the source of a zoom is hidden in spite of an alpha`(_ order: Order, isReversed: Bool) {
    let phone = Phone()
    let view = phone.thumbnail
    view.alpha = 0.75
    let effect = TransitionEffectPair(zoom: .zoom(from: .view(view)), view: view, order: order)
    phone.root.present(Screen("screen"), using: ModalTransition(effect))
    phone.simulator.run(for: 0.1)
    #expect(phone.simulator.visibleAlpha(of: view) == .hidden)
    if isReversed { phone.root.presentedViewController?.dismissOrReverse() }
    phone.settle()
    #expect(view.alpha == 0.75)
    if !isReversed {
      phone.root.dismiss(animated: true)
      phone.settle()
    }
    #expect(view.alpha == 0.75)
    phone.expectNoFaults()
  }
}

/// A zoom whose source gets an alpha.
private struct TransitionEffectPair: TransitionEffect {
  let zoom: ZoomEffect
  let view: UIView
  let order: HiddenAndFadedTests.Order

  func arrange(_ stage: TransitionStage) {
    if order == .hiddenFirst { zoom.arrange(stage) }
    if order == .opacityOfLayer {
      stage.set(\.opacity, of: view.layer, away: 0.5)
    } else {
      stage.set(\.alpha, of: view, away: 0.5, settled: 0.25)
    }
    if order != .hiddenFirst { zoom.arrange(stage) }
  }
}

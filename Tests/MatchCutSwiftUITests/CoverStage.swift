import Fuzzing
import MatchCut
import MatchCutSwiftUI
import Testing
import UIKit
import UIKitSimulator

/// A phone whose root screen has a view with a cover.
@MainActor final class CoverStage {
  let simulator: Simulator
  let root = UIViewController()
  let bound: BoundView

  var screen: BoundView.Screen? { bound.screen }

  init(
    variant: Simulator.Variant = .standard,
    _ makeTransition: @escaping (Int) -> ModalTransition = { _ in
      ModalTransition(.cover(from: .bottom), dismissal: .panDown)
    }
  ) {
    simulator = Simulator(variant: variant)
    bound = BoundView(makeTransition: makeTransition)
    root.view.backgroundColor = .white
    root.view.addSubview(bound.view)
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
  }

  /// Sets the state, and updates the cover.
  func set(_ id: Int?, sourceLocation: SourceLocation = #_sourceLocation) {
    bound.id = id
    settle(sourceLocation: sourceLocation)
  }

  func settle(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(simulator.runUntilIdle(), "it never comes to rest", sourceLocation: sourceLocation)
  }

  /// Drags a finger down from the center.
  func pull(_ distance: CGFloat, for duration: Double = 0.3) {
    simulator.drag(
      from: CGPoint(x: 196, y: 300), to: CGPoint(x: 196, y: 300 + distance), duration: duration)
  }

  /// Expects a presented screen at rest, or none, and a state that agrees.
  func expectAgreement(
    on id: Int?, dismissals: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let shown = root.presentedViewController as? BoundView.Screen
    #expect(bound.id == id, sourceLocation: sourceLocation)
    #expect(shown?.id == id, sourceLocation: sourceLocation)
    #expect(screen === shown, sourceLocation: sourceLocation)
    #expect(bound.dismissals == dismissals, sourceLocation: sourceLocation)
    #expect(bound.made == bound.transitions, sourceLocation: sourceLocation)
    #expect(bound.mistakes.isEmpty, "\(bound.mistakes)", sourceLocation: sourceLocation)
    #expect(simulator.faults.isEmpty, "\(simulator.faults)", sourceLocation: sourceLocation)
    if let shown {
      let frame = simulator.visibleFrame(of: shown.view)
      #expect(frame == simulator.window.bounds, sourceLocation: sourceLocation)
    }
  }
}

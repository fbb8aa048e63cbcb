import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// A dismissal that the app requests at any time is carried out, and reported once for each request.
@MainActor struct DismissAtAnyTimeTests {
  @Test("one screen", arguments: TowerStyle.allCases, TowerMoment.allCases)
  func one(_ style: TowerStyle, _ moment: TowerMoment) {
    for variant in Simulator.Variant.all + [.laterModals] {
      for animated in [true, false] {
        for count in 1...2 { dismiss(0, of: 1, style, moment, animated, count, variant) }
      }
    }
  }

  @Test("a tower", arguments: TowerStyle.allCases, TowerMoment.allCases)
  func tower(_ style: TowerStyle, _ moment: TowerMoment) {
    for (index, height) in [(0, 2), (1, 2), (0, 3), (1, 4)] {
      for animated in [true, false] { dismiss(index, of: height, style, moment, animated, 1) }
    }
  }

  /// The same, after all animations are disabled.
  @Test("without animations", arguments: TowerStyle.allCases, TowerMoment.allCases)
  func disabled(_ style: TowerStyle, _ moment: TowerMoment) {
    for (index, height) in [(0, 1), (0, 2)] {
      dismiss(index, of: height, style, moment, true, 1, isAnimated: false)
    }
  }

  private func dismiss(
    _ index: Int, of height: Int, _ style: TowerStyle, _ moment: TowerMoment, _ animated: Bool,
    _ count: Int, _ variant: Simulator.Variant = .standard, isAnimated: Bool = true
  ) {
    guard style.hasGesture || !moment.isPull else { return }
    let tower = Tower(of: height, style, variant, isAnimated: isAnimated)
    var completions = 0
    var requests = 0
    tower.bring(to: moment) {
      for _ in 0..<count {
        requests += 1
        tower.caller(for: index).dismissOrReverse(animated: animated) { completions += 1 }
      }
    }
    let comment: Comment =
      "\(style) \(moment), \(index) of \(height), animated \(animated), \(count) requests, \(variant)"
    tower.expectGone(moment == .gone ? 0 : index, comment)
    #expect(requests == count && completions == count, "\(completions) of \(requests): \(comment)")
    let isSecondDismissal = moment == .sameTurnAsDismiss || moment == .unanimatedDismissal
    let faults = tower.simulator.faults.filter { !isSecondDismissal || $0.fact != "A11" }
    #expect(faults.isEmpty, "\(faults): \(comment)")
  }
}

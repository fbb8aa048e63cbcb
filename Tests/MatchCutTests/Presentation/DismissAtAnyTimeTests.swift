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

  @Test(
    "a screen that is asked while the one above leaves stays", arguments: TowerStyle.allCases,
    TowerMoment.leaving)
  func below(_ style: TowerStyle, _ moment: TowerMoment) {
    guard style.hasGesture || !moment.isPull else { return }
    for variant in Simulator.Variant.all + [.laterModals] {
      for height in 2...3 {
        let tower = Tower(of: height, style, variant)
        let comment: Comment = "\(style) \(moment), \(height) screens, \(variant)"
        var completions = 0
        tower.bring(to: moment) {
          tower.screens[height - 2].dismissOrReverse { completions += 1 }
        }
        tower.expectGone(height - 1, comment)
        #expect(completions == 1, comment)
      }
    }
  }

  @Test(
    "a screen that is asked again while the one above leaves stays", arguments: TowerStyle.allCases,
    [1, 4, 10, 16])
  func askedAgain(_ style: TowerStyle, frames: Int) {
    for variant in Simulator.Variant.all {
      for isAskedAbove in [true, false] {
        let tower = Tower(of: 2, style, variant)
        var completions = 0
        tower.bring(to: .rest) {
          tower.screens[isAskedAbove ? 1 : 0].dismissOrReverse { completions += 1 }
        } meanwhile: {
          for _ in 0..<frames { tower.simulator.step() }
          // The transition may be shorter.
          guard tower.screens[0].presentedViewController != nil else {
            completions += 1
            return
          }
          tower.screens[0].dismissOrReverse { completions += 1 }
        }
        let comment: Comment = "\(style), \(frames) frames, above \(isAskedAbove), \(variant)"
        tower.expectGone(1, comment)
        #expect(completions == 2, comment)
      }
    }
  }

  @Test("requests in many turns before the next frame all complete", arguments: [2, 5, 9, 12])
  func manyTurns(count: Int) {
    for variant in Simulator.Variant.all {
      let (phone, photo) = (Phone(variant: variant), Screen("photo"))
      phone.root.present(photo, using: ModalTransition(.fade, dismissal: .panDown))
      phone.settle()
      var completions = 0
      for _ in 0..<count {
        phone.root.dismissOrReverse { completions += 1 }
        phone.simulator.run(for: 0)
      }
      phone.settle()
      #expect(completions == count && photo.presentingViewController == nil, "\(variant)")
      phone.expectNoFaults()
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

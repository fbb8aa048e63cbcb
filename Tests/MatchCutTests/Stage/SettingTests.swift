import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// An effect of one closure.
private struct Arrangement: TransitionEffect {
  let arrangement: @MainActor @Sendable (TransitionStage) -> Void

  func arrange(_ stage: TransitionStage) { arrangement(stage) }
}

/// Properties that are set more than once, and NaN values.
@MainActor
struct SettingTests {
  /// Pushes with an effect, and returns the stage in the middle of the transition.
  fileprivate func push(
    _ arrangement: @escaping @MainActor @Sendable (TransitionStage) -> Void
  ) -> (NavigationStage, UIPercentDrivenInteractiveTransition) {
    let stage = NavigationStage(.fade)
    PushTransition(Arrangement(arrangement: arrangement), timing: .curve(.linear, duration: 1))
      .attach(to: stage.navigation)
    let driver = stage.drive { stage.push() }
    driver.update(0.5)
    stage.simulator.step()
    return (stage, driver)
  }

  @Test(
    "values that are set again replace the earlier ones, and their part", arguments: [true, false])
  func again(finishes: Bool) {
    let (stage, driver) = push { stage in
      stage.set(\.alpha, of: stage.front, away: 0, during: 0...0.25)
      stage.set(\.layer.opacity, of: stage.front, away: 0.5, settled: 0.7)
    }
    #expect(abs(stage.simulator.visibleAlpha(of: stage.photo.view) - 0.6) < 0.01)
    if finishes { driver.finish() } else { driver.cancel() }
    stage.phone.settle()
    #expect(stage.photo.view.alpha == 1)
    stage.phone.expectNoFaults()
  }

  @Test(
    "a flip combined with a scale has no frame at a right angle",
    arguments: [true, false], [true, false])
  func flipAndScale(isScaleFirst: Bool, finishes: Bool) {
    let stage = NavigationStage(.fade)
    let scale: any TransitionEffect = isScaleFirst ? .sharedAxis(.z) : .scale
    PushTransition(isScaleFirst ? scale.combined(with: .flip) : .flip.combined(with: scale))
      .attach(to: stage.navigation)
    let driver = stage.drive { stage.push() }
    driver.update(0.5)
    stage.simulator.step()
    if finishes { driver.finish() } else { driver.cancel() }
    stage.phone.settle()
    #expect(CATransform3DIsIdentity(stage.photo.view.layer.transform))
    #expect(CATransform3DIsIdentity(stage.root.view.layer.transform))
    if finishes { stage.expectPhotoShown() } else { stage.expectRootShown() }
    stage.phone.expectNoFaults()
  }

  @Test("a canceled 3D rotation restores the exact transform", arguments: [true, false])
  func roundedInSpace(isPop: Bool) {
    let stage = NavigationStage(NavigationCase(effect: .fade, variant: .inexactReversal))
    PushTransition(.flip).attach(to: stage.navigation)
    if isPop { stage.pushAndSettle() }
    let driver = stage.drive { if isPop { stage.pop() } else { stage.push() } }
    driver.update(0.7)
    stage.simulator.step()
    driver.cancel()
    stage.phone.settle()
    #expect(CATransform3DIsIdentity(stage.photo.view.layer.transform))
    #expect(CATransform3DIsIdentity(stage.root.view.layer.transform))
    if isPop { stage.expectPhotoShown() } else { stage.expectRootShown() }
    stage.phone.expectNoFaults()
  }

  @Test("`nil` is a value, and an omitted one is the current value")
  func optional() {
    let (stage, driver) = push { stage in
      stage.set(\.backgroundColor, of: stage.front, settled: nil)
      stage.set(\.tag, of: stage.front, away: 5)
    }
    #expect(stage.photo.view.backgroundColor == nil && stage.photo.view.tag == 0)
    driver.cancel()
    stage.phone.settle()
    #expect(stage.photo.view.backgroundColor == .black && stage.photo.view.tag == 0)
  }

  @Test("a NaN is ignored, and reported once")
  func notNumbers() {
    let (stage, driver) = push { stage in
      stage.set(\.alpha, of: stage.front, away: 0)
      stage.set(\.center, of: stage.front, away: CGPoint(x: CGFloat.nan, y: 0))
      if let back = stage.back { stage.set(\.layer.cornerRadius, of: back, settled: .infinity) }
      stage.set(\.value, of: Gauge(), away: .nan, settled: 1)
    }
    #expect(stage.photo.view.center == stage.phone.screen.center)
    driver.finish()
    stage.phone.settle()
    stage.expectPhotoShown()
    #expect(stage.simulator.faults.isEmpty)
    let hints = stage.simulator.hints.map(\.message)
    #expect(hints.count == 3)
    #expect(hints.allSatisfy { $0.contains("Arrangement sets ") && $0.contains("left alone") })
    for (hint, words) in zip(
      hints,
      ["center of the front screen", "cornerRadius of the screen behind", "type Double of Gauge"])
    {
      #expect(hint.contains(words), "\(hint)")
    }
  }
}

extension SettingTests {
  @Test func `a radius, a shadow or a dimming that is not a number shows nothing`() {
    var views: [UIView] = []
    let (stage, driver) = push { stage in
      let clip = stage.clip(stage.front)
      stage.setCornerRadius(of: clip.view, away: .nan, settled: 1)
      stage.addShadow(to: clip, cornerRadius: .infinity)
      stage.addShadow(to: clip, cornerRadius: 1, from: .nan)
      stage.dimBack(below: clip.view, opacity: .nan)
      views = stage.container.subviews
    }
    #expect(views.last?.layer.cornerRadius == 0)
    #expect(views.filter { $0.backgroundColor == .black }.map(\.alpha) == [0])
    #expect(!views.contains { $0.subviews.first?.layer.shadowPath != nil })
    driver.finish()
    stage.phone.settle()
    stage.expectPhotoShown()
    #expect(stage.simulator.hints.count == 2)
  }
}

private final class Gauge {
  var value = 0.0
}

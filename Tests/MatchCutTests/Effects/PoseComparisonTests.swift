import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// An effect of two closures.
private struct TwoPoses: TransitionEffect {
  typealias Pose = @MainActor @Sendable (TransitionStage) -> Void

  var reduced: any TransitionEffect = FadeEffect()
  let away: Pose
  let settled: Pose

  func poses(on stage: TransitionStage) -> TransitionPoses {
    TransitionPoses(away: { away(stage) }, settled: { settled(stage) })
  }
}

/// Fades the front screen in.
private let fading = TwoPoses(
  away: { $0.set(\.alpha, of: $0.front, to: 0) },
  settled: { $0.set(\.alpha, of: $0.front, to: 1) })

/// Moves and fades the front screen, and takes it for granted that it is opaque where it is away.
private let lacksAway = TwoPoses(
  away: { $0.set(\.center, of: $0.front, to: .zero) },
  settled: {
    $0.set(\.center, of: $0.front, to: CGPoint(x: 196.5, y: 426))
    $0.set(\.alpha, of: $0.front, to: 1)
  })

/// Moves the front screen, and takes its place at rest for granted.
private let lacksSettled = TwoPoses(
  away: { $0.set(\.center, of: $0.front, to: .zero) }, settled: { _ in })

/// Something that is no view.
private final class Stone {
  var weight: CGFloat = 0
}

/// Which poses are reported, and which are not.
@MainActor
struct PoseComparisonTests {
  /// Pushes and pops with an effect, and returns the faults.
  private func faults(
    of effect: any TransitionEffect, reducesMotion: Bool = false, cancels: Bool = false
  ) -> [String] {
    let stage = NavigationStage(.fade)
    stage.simulator.isReduceMotionEnabled = reducesMotion
    PushTransition(effect).attach(to: stage.navigation)
    let driver = stage.drive { stage.push() }
    driver.update(0.5)
    stage.simulator.step()
    if cancels { driver.cancel() } else { driver.finish() }
    stage.phone.settle()
    if cancels {
      stage.expectRootShown()
    } else {
      stage.expectPhotoShown()
      stage.popAndSettle()
      stage.expectRootShown()
    }
    #expect(stage.phone.facts.allSatisfy { $0 == "MatchCut" })
    return stage.simulator.faults.map(\.message)
  }

  @Test("one that a pose leaves out is named, in each transition", arguments: [true, false])
  func missing(isSettled: Bool) throws {
    let faults = faults(of: isSettled ? lacksSettled : lacksAway)
    #expect(faults.count == 2)
    for fault in faults {
      #expect(fault.contains("TwoPoses"))
      #expect(fault.contains("away does not set") == !isSettled)
      #expect(fault.contains("settled does not set") == isSettled)
      #expect(fault.contains(isSettled ? "center of the front" : "alpha of the front"))
      #expect(!fault.contains(isSettled ? "alpha of" : "center of"))
    }
  }

  @Test("a transition that is cancelled reports it, too")
  func cancelled() {
    #expect(faults(of: lacksSettled, cancels: true).count == 1)
  }

  @Test("a presentation and its dismissal report it")
  func modal() {
    let phone = Phone()
    let screen = Screen("screen")
    phone.root.present(screen, using: ModalTransition(lacksAway))
    phone.settle()
    #expect(phone.facts == ["MatchCut"])
    screen.dismiss(animated: true)
    phone.settle()
    #expect(phone.facts == ["MatchCut", "MatchCut"])
  }

  @Test("the same property of another view is missing twice")
  func otherView() {
    let faults = faults(
      of: TwoPoses(
        away: { $0.set(\.alpha, of: $0.front, to: 0) },
        settled: { stage in stage.back.map { stage.set(\.alpha, of: $0, to: 1) } }))
    #expect(faults.count == 2)
    for fault in faults {
      #expect(fault.contains("away does not set alpha of the screen behind"))
      #expect(fault.contains("settled does not set alpha of the front screen"))
    }
  }

  @Test("the same set, in any order and as often as one likes, is not reported")
  func same() {
    #expect(faults(of: fading).isEmpty)
    #expect(
      faults(
        of: TwoPoses(
          away: { stage in
            stage.set(\.alpha, of: stage.front, to: 0)
            stage.set(\.tag, of: stage.front, to: 3)
          },
          settled: { stage in
            for tag in 4...6 { stage.set(\.tag, of: stage.front, to: tag) }
            stage.set(\.alpha, of: stage.front, to: 1)
          })
      ).isEmpty)
  }

  @Test("a property with two names is one property")
  func otherNames() {
    let place = CGRect(x: 0, y: 0, width: 393, height: 852)
    let effect = TwoPoses(
      away: { stage in
        stage.set(\.frame, of: stage.front, to: place.offsetBy(dx: 40, dy: 0))
        stage.set(\.layer.opacity, of: stage.front, to: 0)
        guard let back = stage.back else { return }
        stage.set(\.transform, of: back, to: CGAffineTransform(scaleX: 2, y: 2))
        stage.hide(back)
      },
      settled: { stage in
        stage.set(\.layer.position, of: stage.front, to: CGPoint(x: 196.5, y: 426))
        stage.set(\.bounds, of: stage.front, to: place)
        stage.set(\.alpha, of: stage.front, to: 1)
        guard let back = stage.back else { return }
        stage.set(\.layer.transform, of: back, to: CATransform3DIdentity)
        stage.show(back)
      })
    #expect(faults(of: effect).isEmpty)
  }

  @Test("what changes during a part of the way counts", arguments: [true, false])
  func during(isWhole: Bool) {
    let effect = TwoPoses(
      away: { stage in
        stage.during(0...0.4) { stage.set(\.alpha, of: stage.front, to: 0) }
      },
      settled: { stage in
        stage.during(0.5...1) { if isWhole { stage.set(\.alpha, of: stage.front, to: 1) } }
      })
    #expect(faults(of: effect).count == (isWhole ? 0 : 2))
  }

  @Test("with Reduce Motion, it is the effect that is played that counts")
  func reduceMotion() {
    #expect(faults(of: lacksSettled, reducesMotion: true).isEmpty)
    let reduced = TwoPoses(
      reduced: lacksSettled, away: fading.away, settled: fading.settled)
    #expect(faults(of: reduced).isEmpty)
    #expect(faults(of: reduced, reducesMotion: true).count == 2)
  }

  @Test("two effects at once, and one for each way")
  func compositions() {
    #expect(faults(of: fading.combined(with: .slide(from: .trailing))).isEmpty)
    #expect(faults(of: fading.combined(with: lacksSettled)).count == 2)
    let rest = TwoPoses(
      away: { _ in }, settled: { $0.set(\.center, of: $0.front, to: CGPoint(x: 196.5, y: 426)) })
    #expect(faults(of: lacksSettled.combined(with: rest)).isEmpty)
    #expect(faults(of: .asymmetric(appearing: fading, disappearing: lacksSettled)).count == 1)
  }

  @Test("in a drag, it is reported once, whatever the finger does", arguments: [true, false])
  func dragged(isGone: Bool) {
    let stage = DragStage(DragCase(way: .bare))
    stage.delegate?.effect = lacksSettled
    stage.presentAndSettle()
    #expect(stage.phone.facts == ["MatchCut"])
    stage.rest(stage.drag(down: isGone ? 200 : 100))
    stage.runUntilIdle()
    #expect(stage.outcomes == [true, isGone])
    #expect(stage.phone.facts == ["MatchCut", "MatchCut"])
  }

  @Test("a view that is no more is nobody's fault")
  func gone() {
    let effect = TwoPoses(
      away: { $0.set(\.alpha, of: $0.front, to: 0) },
      settled: { stage in
        stage.set(\.alpha, of: stage.front, to: 1)
        // The stage retains nothing whose value it cannot write.
        stage.set(\.weight, of: Stone(), to: .nan)
      })
    #expect(faults(of: effect).isEmpty)
  }

  @Test("what is not animated strikes no pose, and reports nothing")
  func unanimated() {
    let stage = NavigationStage(.fade)
    PushTransition(lacksSettled).attach(to: stage.navigation)
    stage.pushAndSettle(animated: false)
    stage.popAndSettle(animated: false)
    stage.phone.expectNoFaults()
  }
}

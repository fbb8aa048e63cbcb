import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Notes what an effect is asked, and when.
@MainActor
private final class Diary {
  var lines: [String] = []
}

/// A fade that keeps a diary.
private struct DiaryEffect: TransitionEffect {
  let diary: Diary

  func poses(on stage: TransitionStage) -> TransitionPoses {
    let frame = stage.front.convert(stage.front.bounds, to: stage.container)
    let isInPlace = frame == stage.frontFrame && stage.front.isDescendant(of: stage.container)
    write("poses, \(isInPlace ? "in place" : "\(frame)")")
    return TransitionPoses(
      away: {
        write("away")
        stage.set(\.alpha, of: stage.front, to: 0)
      },
      settled: {
        write("settled")
        stage.set(\.alpha, of: stage.front, to: 1)
      })
  }

  @MainActor private func write(_ line: String) {
    diary.lines.append("\(line)\(UIView.inheritedAnimationDuration > 0 ? ", animated" : "")")
  }
}

/// An effect that does nothing at all.
private struct NoEffect: TransitionEffect {
  func poses(on stage: TransitionStage) -> TransitionPoses {
    TransitionPoses(away: {}, settled: {})
  }
}

/// An effect that changes everything, also what no animation carries, and never by itself puts
/// back.
private struct MessyEffect: TransitionEffect {
  func poses(on stage: TransitionStage) -> TransitionPoses {
    let clip = stage.clip(stage.front)
    let veil = UIView(frame: stage.container.bounds)
    stage.add(veil)
    return TransitionPoses(
      away: { pose(stage, clip, amount: 1) }, settled: { pose(stage, clip, amount: 0.5) })
  }

  @MainActor private func pose(_ stage: TransitionStage, _ clip: TransitionClip, amount: CGFloat) {
    for view in [clip.view, clip.content, stage.back].compactMap({ $0 }) {
      stage.set(\.alpha, of: view, to: 1 - amount / 2)
      stage.set(\.transform, of: view, to: CGAffineTransform(rotationAngle: amount))
      stage.set(\.center, of: view, to: CGPoint(x: 50 * amount, y: 20))
      stage.set(\.bounds, of: view, to: CGRect(x: 0, y: 0, width: 40, height: 90 * amount))
      stage.set(\.backgroundColor, of: view, to: .systemRed)
      stage.set(\.clipsToBounds, of: view, to: amount > 0.5)
      stage.set(\.isUserInteractionEnabled, of: view, to: false)
      stage.set(\.layer.cornerRadius, of: view, to: 30 * amount)
    }
  }
}

/// An effect that changes what is not animated, so that UIKit's animator leaves it alone.
private struct TagEffect: TransitionEffect {
  func poses(on stage: TransitionStage) -> TransitionPoses {
    TransitionPoses(
      away: { stage.set(\.tag, of: stage.front, to: 2) },
      settled: { stage.set(\.tag, of: stage.front, to: 3) })
  }
}

/// A view that places its content when it is laid out.
private final class Frame: UIView {
  let content = UIView()
  var margin: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if content.superview == nil { addSubview(content) }
    content.frame = bounds.insetBy(dx: margin, dy: margin)
  }
}

/// A fade that notes where the content is when it is asked.
private struct MeasuringEffect: TransitionEffect {
  let frame: Frame
  let diary: Diary

  func poses(on stage: TransitionStage) -> TransitionPoses {
    diary.lines.append("\(frame.content.frame.minX), \(frame.content.frame.width)")
    return FadeEffect().poses(on: stage)
  }
}

@MainActor
struct PosesTests {
  @Test(
    "an effect is asked once, and starts where the operation does", arguments: Simulator.Variant.all
  )
  func order(_ variant: Simulator.Variant) {
    let stage = NavigationStage(NavigationCase(effect: .fade, variant: variant))
    let diary = Diary()
    PushTransition(DiaryEffect(diary: diary)).attach(to: stage.navigation)
    stage.pushAndSettle()
    #expect(diary.lines == ["poses, in place", "away", "settled, animated"])
    diary.lines = []
    stage.popAndSettle()
    #expect(diary.lines == ["poses, in place", "settled", "away, animated"])
    diary.lines = []
    let driver = stage.drive { stage.push() }
    driver.update(0.5)
    driver.cancel()
    stage.phone.settle()
    #expect(diary.lines == ["poses, in place", "away", "settled, animated"])
    stage.expectRootShown()
  }

  @Test("an effect is not asked for what is not animated", arguments: Simulator.Variant.all)
  func unanimated(_ variant: Simulator.Variant) {
    let stage = NavigationStage(NavigationCase(effect: .fade, variant: variant))
    let diary = Diary()
    PushTransition(DiaryEffect(diary: diary)).attach(to: stage.navigation)
    stage.pushAndSettle(animated: false)
    stage.popAndSettle(animated: false)
    #expect(diary.lines.isEmpty)
    stage.expectRootShown()
  }

  @Test("the screen in front is laid out when the effect is asked")
  func laidOut() {
    let stage = NavigationStage(.fade)
    let diary = Diary()
    let frame = Frame(frame: stage.screen)
    stage.photo.onLoad = { $0.view.addSubview(frame) }
    PushTransition(MeasuringEffect(frame: frame, diary: diary)).attach(to: stage.navigation)
    stage.pushAndSettle()
    #expect(diary.lines == ["10.0, 373.0"])
    frame.margin = 20
    stage.popAndSettle()
    #expect(diary.lines == ["10.0, 373.0", "20.0, 353.0"])
    stage.expectRootShown()
  }

  @Test("an effect that does nothing takes its time all the same", arguments: Simulator.Variant.all)
  func nothing(_ variant: Simulator.Variant) {
    let stage = NavigationStage(NavigationCase(effect: .fade, variant: variant))
    PushTransition(NoEffect(), timing: .curve(duration: 0.5)).attach(to: stage.navigation)
    stage.push()
    stage.simulator.run(for: 0.45)
    #expect(stage.outcomes.isEmpty)
    stage.simulator.run(for: 0.1)
    stage.expectPhotoShown()
    stage.popAndSettle()
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  @Test("whatever an effect changes is put back", arguments: Simulator.Variant.all, [true, false])
  func putBack(_ variant: Simulator.Variant, finishes: Bool) {
    let stage = NavigationStage(NavigationCase(effect: .fade, variant: variant))
    PushTransition(MessyEffect()).attach(to: stage.navigation)
    stage.pushAndSettle()
    stage.expectPhotoShown()
    #expect(stage.photo.view.backgroundColor == .black)
    let before = Hierarchy(of: stage.container)
    let driver = stage.drive { stage.pop() }
    driver.update(0.5)
    stage.simulator.step()
    if finishes { driver.finish() } else { driver.cancel() }
    stage.phone.settle()
    if finishes {
      stage.expectRootShown()
    } else {
      stage.expectPhotoShown()
      Hierarchy(of: stage.container).expectSame(as: before)
    }
    #expect(stage.photo.view.clipsToBounds == false)
    #expect(stage.photo.view.isUserInteractionEnabled)
    #expect(stage.photo.view.backgroundColor == .black)
    #expect(stage.root.view.backgroundColor == .white)
    stage.phone.expectNoFaults()
  }

  @Test("what the app has set meanwhile stays", arguments: [true, false])
  func appChanges(finishes: Bool) {
    let stage = NavigationStage(.fade)
    PushTransition(TagEffect()).attach(to: stage.navigation)
    stage.photo.view.tag = 1
    let driver = stage.drive { stage.push() }
    driver.update(0.5)
    stage.simulator.step()
    #expect(stage.photo.view.tag == 3)
    stage.photo.view.tag = 7
    if finishes { driver.finish() } else { driver.cancel() }
    stage.phone.settle()
    #expect(stage.photo.view.tag == 7)
  }

  @Test("a part of the way counts from away to settled, in both directions")
  func during() {
    let stage = NavigationStage(.fade)
    PushTransition(LateFade()).attach(to: stage.navigation)
    for isPush in [true, false] {
      let driver = stage.drive { if isPush { stage.push() } else { stage.pop() } }
      for (settled, alpha) in [(0, 0), (0.4, 0), (0.6, 0.5), (0.8, 1), (1, 1)] {
        driver.update(isPush ? settled : 1 - settled)
        stage.simulator.step()
        let seen = stage.simulator.visibleAlpha(of: stage.photo.view)
        #expect(abs(seen - alpha) < 0.01, "at \(settled): \(seen)")
      }
      driver.finish()
      stage.phone.settle()
    }
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }
}

/// A fade between 40 % and 80 % of the way; it gives numbers that are out of range elsewhere.
private struct LateFade: TransitionEffect {
  func poses(on stage: TransitionStage) -> TransitionPoses {
    TransitionPoses(
      away: {
        stage.during(0.4...0.8) { stage.set(\.alpha, of: stage.front, to: 0) }
        stage.during(-3...7) { stage.set(\.layer.cornerRadius, of: stage.front, to: 0) }
      },
      settled: {
        stage.during(0.4...0.8) { stage.set(\.alpha, of: stage.front, to: 1) }
        stage.during(-3...7) { stage.set(\.layer.cornerRadius, of: stage.front, to: 8) }
      })
  }
}

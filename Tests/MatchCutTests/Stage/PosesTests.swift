import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Records the calls of an effect.
@MainActor
private final class Diary {
  var lines: [String] = []
}

/// A fade that records its calls.
private struct DiaryEffect: TransitionEffect {
  let diary: Diary

  func arrange(_ stage: TransitionStage) {
    let frame = stage.front.convert(stage.front.bounds, to: stage.container)
    let isInPlace = frame == stage.frontFrame && stage.front.isDescendant(of: stage.container)
    let isAnimated = UIView.inheritedAnimationDuration > 0
    diary.lines.append("\(isInPlace ? "in place" : "\(frame)")\(isAnimated ? ", animated" : "")")
    stage.set(\.alpha, of: stage.front, away: 0)
  }
}

/// An effect that does nothing at all.
private struct NoEffect: TransitionEffect {
  func arrange(_ stage: TransitionStage) {}
}

/// An effect that changes everything, even properties that do not animate, and restores nothing.
private struct MessyEffect: TransitionEffect {
  func arrange(_ stage: TransitionStage) {
    let clip = stage.clip(stage.front)
    stage.add(UIView(frame: stage.container.bounds))
    for view in [clip.view, clip.content, stage.back].compactMap({ $0 }) {
      stage.set(\.alpha, of: view, away: 0.5, settled: 0.75)
      stage.set(
        \.transform, of: view, away: CGAffineTransform(rotationAngle: 1),
        settled: CGAffineTransform(rotationAngle: 0.5))
      stage.set(\.center, of: view, away: CGPoint(x: 50, y: 20), settled: CGPoint(x: 25, y: 20))
      stage.set(
        \.bounds, of: view, away: CGRect(x: 0, y: 0, width: 40, height: 90),
        settled: CGRect(x: 0, y: 0, width: 40, height: 45))
      stage.set(\.backgroundColor, of: view, away: .systemRed, settled: .systemRed)
      stage.set(\.clipsToBounds, of: view, away: true, settled: false)
      stage.set(\.isUserInteractionEnabled, of: view, away: false, settled: false)
      stage.set(\.layer.cornerRadius, of: view, away: 30, settled: 15)
    }
  }
}

/// An effect that changes a property that does not animate.
private struct TagEffect: TransitionEffect {
  func arrange(_ stage: TransitionStage) {
    stage.set(\.tag, of: stage.front, away: 2, settled: 3)
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

/// A fade that records the place of the content when it is called.
private struct MeasuringEffect: TransitionEffect {
  let frame: Frame
  let diary: Diary

  func arrange(_ stage: TransitionStage) {
    diary.lines.append("\(frame.content.frame.minX), \(frame.content.frame.width)")
    FadeEffect.fade.arrange(stage)
  }
}

@MainActor
struct PosesTests {
  @Test(
    "an effect is called once, with views in place and outside of any animation",
    arguments: Simulator.Variant.all
  )
  func order(_ variant: Simulator.Variant) {
    let stage = NavigationStage(NavigationCase(effect: .fade, variant: variant))
    let diary = Diary()
    PushTransition(DiaryEffect(diary: diary)).attach(to: stage.navigation)
    stage.pushAndSettle()
    #expect(diary.lines == ["in place"])
    diary.lines = []
    stage.popAndSettle()
    #expect(diary.lines == ["in place"])
    diary.lines = []
    let driver = stage.drive { stage.push() }
    driver.update(0.5)
    driver.cancel()
    stage.phone.settle()
    #expect(diary.lines == ["in place"])
    stage.expectRootShown()
  }

  @Test(
    "an effect is not called for a transition without animation", arguments: Simulator.Variant.all)
  func unanimated(_ variant: Simulator.Variant) {
    let stage = NavigationStage(NavigationCase(effect: .fade, variant: variant))
    let diary = Diary()
    PushTransition(DiaryEffect(diary: diary)).attach(to: stage.navigation)
    stage.pushAndSettle(animated: false)
    stage.popAndSettle(animated: false)
    #expect(diary.lines.isEmpty)
    stage.expectRootShown()
  }

  @Test("the front screen is laid out when the effect is called")
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

  @Test(
    "an effect that changes nothing takes its duration as well", arguments: Simulator.Variant.all)
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

  @Test("whatever an effect changes is restored", arguments: Simulator.Variant.all, [true, false])
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

  @Test("a value that the app sets in flight stays", arguments: [true, false])
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

  @Test("a part of the duration is from away to settled, in both directions")
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

/// A fade between 40 % and 80 % of the transition; a part that is out of range is clamped.
private struct LateFade: TransitionEffect {
  func arrange(_ stage: TransitionStage) {
    stage.set(\.alpha, of: stage.front, away: 0, during: 0.4...0.8)
    stage.set(\.layer.cornerRadius, of: stage.front, settled: 8, during: -3...7)
  }
}

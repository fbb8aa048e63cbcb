import MatchCut
import MeasuredMotion
import Testing
import UIKit
import UIKitSimulator

/// The kit's sheet compared with the system's; the article has the numbers.
@MainActor
struct MeasuredSheetTests {
  /// A phone with a sheet.
  @MainActor private final class Stage {
    // More frames than any display draws, so that interpolation matters little; with even more, a pan
    // would not report the whole velocity.
    let simulator = Simulator(size: CGSize(width: 393, height: 852), refreshRate: 240)
    let root = UIViewController()
    let sheet = UIViewController()

    init(height: CGFloat = 600) {
      root.view.backgroundColor = .white
      sheet.view.backgroundColor = .systemBlue
      simulator.window.rootViewController = root
      // The lower safe area is added.
      sheet.preferredContentSize = CGSize(width: 393, height: height - 34)
      simulator.runUntilIdle()
    }

    let bottom: CGFloat = 852
    var top: CGFloat { simulator.visibleFrame(of: sheet.view).minY }
    var isGone: Bool { root.presentedViewController == nil }

    func present(timing: TransitionTiming? = .sheet) -> MotionFilm {
      var options = PresentationOptions()
      options.layout = .bottomSheet()
      options.backdrop = .dimming(.black.withAlphaComponent(0.2))
      root.present(
        sheet,
        using: ModalTransition(
          .cover(from: .bottom), timing: timing, dismissal: .pan(.down, release: .sheet),
          presentation: options))
      return film()
    }

    /// Pulls the sheet down by a distance, and rests.
    func pull(by way: CGFloat) -> Finger {
      let rest = top
      let finger = simulator.touchDown(at: CGPoint(x: 200, y: rest + 40))
      simulator.step()
      while top < rest + way - 0.01, finger.location.y < 850 {
        // The slop of the recognizer is not part of the way.
        let step = min(1, max(rest + way - top, 0.01))
        finger.move(to: CGPoint(x: 200, y: finger.location.y + (top == rest ? 1 : step)))
        simulator.step()
      }
      simulator.run(for: 0.3)
      return finger
    }

    /// Moves a finger on at a speed in points per second, and lifts it.
    func lift(_ finger: Finger, at speed: CGFloat) {
      if speed > 0 {
        for _ in 0..<(simulator.refreshRate * 3 / 20) {
          let y = finger.location.y + speed / CGFloat(simulator.refreshRate)
          finger.move(to: CGPoint(x: finger.location.x, y: y))
          simulator.step()
        }
      }
      finger.lift()
    }

    /// Records the sheet until it is at rest.
    func film() -> MotionFilm {
      simulator.commit()
      let start = simulator.time
      var film = MotionFilm()
      film.add(simulator.visibleFrame(of: sheet.view), at: 0)
      while simulator.time < start + 0.6 {
        simulator.step()
        film.add(simulator.visibleFrame(of: sheet.view), at: simulator.time - start)
      }
      return film
    }
  }

  @Test("it opens and closes on the spring of the system's")
  func opens() {
    let stage = Stage()
    let opening = stage.present()
    let top = stage.top
    #expect(top == 252)
    expect(opening, isLike: .sheet("opening", from: stage.bottom, to: top, within: 1))
    stage.sheet.dismiss(animated: true)
    expect(stage.film(), isLike: .sheet("closing", from: top, to: stage.bottom, within: 1))
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test("without the timing of sheets, it eases in and out")
  func standardTiming() {
    let stage = Stage()
    let film = stage.present(timing: nil)
    let trace = MotionTrace.sheet("opening", from: stage.bottom, to: stage.top, within: 0)
    let deviation = trace.deviation(of: film)
    #expect(abs(deviation.rms - 74) < 1)
  }

  @Test("it is dismissed where the system's is", arguments: SheetRelease.measured)
  func release(_ release: SheetRelease) {
    let stage = Stage(height: release.height)
    _ = stage.present()
    let isFast = release.speed > 0
    let finger = stage.pull(by: isFast ? release.way - release.speed * 0.15 : release.way)
    stage.lift(finger, at: release.speed)
    stage.simulator.runUntilIdle()
    #expect(stage.isGone == release.isDismissed, "\(release)")
  }

  @Test("released at rest, it leaves and returns on the system's spring, or close to it")
  func leaves() {
    for (part, limit) in [(0.6, 2), (0.3, 6)] as [(CGFloat, CGFloat)] {
      let stage = Stage()
      _ = stage.present()
      let rest = stage.top
      let finger = stage.pull(by: 600 * part)
      let start = stage.top
      #expect(abs(start - rest - 600 * part) < 0.1)
      finger.lift()
      let end = part > 0.5 ? stage.bottom : rest
      let trace = MotionTrace.sheet("released at \(part)", from: start, to: end, within: limit)
      expect(stage.film(), isLike: trace)
      #expect(stage.isGone == (part > 0.5))
    }
  }

  @Test("released in motion, it goes on with the velocity of the finger")
  func flung() {
    let stage = Stage()
    _ = stage.present()
    let finger = stage.pull(by: 40)
    stage.lift(finger, at: 1500)
    let trace = MotionTrace.sheet(
      "flung", from: stage.top, to: stage.bottom, at: 1500, within: 12)
    let film = stage.film()
    expect(film, isLike: trace)
    #expect(stage.isGone)
  }

  @Test("the dimming has the opacity of the part that is in sight")
  func dimming() throws {
    let stage = Stage()
    _ = stage.present()
    let view = try #require(stage.sheet.presentationController?.containerView?.subviews.first)
    let finger = stage.pull(by: 150)
    #expect(abs(stage.simulator.visibleAlpha(of: view) - 0.75) < 0.005)
    finger.lift()
  }

  private func expect(
    _ film: MotionFilm, isLike trace: MotionTrace,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let deviation = trace.deviation(of: film)
    #expect(deviation.rms < trace.limit, "\(trace): \(deviation)", sourceLocation: sourceLocation)
  }
}

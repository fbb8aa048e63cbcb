import Testing
import UIKit
import UIKitSimulator

@testable import Demo

/// A scenario in which the status bar cannot be read has a fault.
@MainActor
struct StatusBarCheckTests {
  private let simulator = Simulator()
  private let screen = Screen()

  private final class Screen: UIViewController {
    var style = UIStatusBarStyle.default {
      didSet { setNeedsStatusBarAppearanceUpdate() }
    }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
  }

  init() {
    simulator.window.rootViewController = screen
    screen.view.backgroundColor = .white
    simulator.runUntilIdle()
  }

  private func check(_ script: () -> Void) -> StatusBarCheck {
    let recording = simulator.record(script)
    return StatusBarCheck(recording.frames, refreshRate: recording.refreshRate)
  }

  private func contrast(_ style: UIStatusBarStyle, above color: UIColor) -> Double {
    screen.style = style
    screen.view.backgroundColor = color
    return check { simulator.run(for: 0.1) }.contrastAtRest
  }

  @Test func `a status bar contrasts with what is below it at rest, in its own style`() {
    #expect(abs(contrast(.lightContent, above: .black) - 21) < 0.1)
    #expect(contrast(.darkContent, above: .white) > 18)
    #expect(contrast(.lightContent, above: .white) < 1.1)
    #expect(contrast(.darkContent, above: UIColor(white: 0.2, alpha: 1)) < 2)
  }

  @Test func `a sky is below the status bar, and what a finger holds is not at rest`() throws {
    screen.view.backgroundColor = UIColor(white: 0.2, alpha: 1)
    let sky = CAGradientLayer()
    sky.frame = screen.view.bounds
    sky.colors = [UIColor.white.cgColor, UIColor.black.cgColor]
    screen.view.layer.addSublayer(sky)
    // Dark on dark, but for the sky.
    #expect(check { simulator.run(for: 0.1) }.contrastAtRest > 10)
    sky.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    #expect(simulator.runUntilIdle())
    let held = check {
      let finger = simulator.touchDown(at: CGPoint(x: 200, y: 400))
      simulator.run(for: 0.1)
      finger.lift()
    }
    #expect(held.contrastAtRest == 21)
  }

  @Test(arguments: [(0.2, []), (0.5, ["The status bar cannot be read for 483 ms."])])
  func `it may be unreadable for a quarter of a second, while a finger holds or not`(
    seconds: Double, faults: [String]
  ) {
    let check = check {
      simulator.run(for: 0.1)
      let finger = simulator.touchDown(at: CGPoint(x: 200, y: 400))
      screen.view.backgroundColor = .black
      simulator.run(for: seconds)
      screen.view.backgroundColor = .white
      simulator.run(for: 0.1)
      finger.lift()
    }
    #expect(abs(check.unreadable - seconds) < 0.03)
    #expect(check.faults(of: "a scenario") == faults)
  }

  @Test func `an exception that is none has a fault, and one that is needed has none`() {
    let readable = check { simulator.run(for: 0.5) }
    #expect(readable.faults(of: "tabs").count == 1)
    let unreadable = check {
      simulator.run(for: 0.1)
      screen.view.backgroundColor = .black
      let finger = simulator.touchDown(at: CGPoint(x: 200, y: 400))
      simulator.run(for: 0.5)
      screen.view.backgroundColor = .white
      simulator.run(for: 0.1)
      finger.lift()
    }
    #expect(unreadable.faults(of: "tabs") == [])
    #expect(StatusBarCheck.held.isSubset(of: Scenario.all.map(\.id)))
  }

  @Test func `a bar that cross-fades above a screen that stays is read, but for a moment`() {
    let check = check {
      simulator.run(for: 0.1)
      screen.style = .lightContent
      UIView.animate(withDuration: 0.35) { screen.view.backgroundColor = .black }
      simulator.run(for: 0.6)
    }
    #expect(check.contrastAtRest > 18)
    #expect(check.unreadable > 0 && check.unreadable < 0.2)
  }
}

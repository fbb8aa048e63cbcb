import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import Demo

/// A scenario in which the screen flashes has a fault.
@MainActor
struct BackdropTests {
  private let simulator = Simulator()
  private let root = UIViewController()

  init() {
    simulator.window.rootViewController = root
    simulator.window.backgroundColor = .white
    root.view.backgroundColor = UIColor(white: 0.2, alpha: 1)
    simulator.runUntilIdle()
  }

  private func flash(_ change: () -> Void) -> Double {
    let recording = simulator.record {
      simulator.run(for: 0.1)
      change()
      simulator.run(for: 0.1)
    }
    return Backdrop.flash(in: recording.frames)
  }

  @Test func `white behind a screen that fades is a flash, as bright as it is seen`() {
    let flash = flash {
      root.view.alpha = 0.5
      simulator.step()
      root.view.alpha = 1
    }
    #expect(abs(flash - 0.4) < 0.01)
  }

  @Test func `what covers white is none, in one piece or in two, and neither is a dark frame`() {
    let flash = flash {
      root.view.alpha = 0.5
      for side in 0..<2 {
        let half = UIView(frame: root.view.bounds)
        half.frame.size.width /= 2
        half.frame.origin.x = CGFloat(side) * half.frame.width
        half.backgroundColor = UIColor(white: 0.1, alpha: 1)
        simulator.window.addSubview(half)
      }
      simulator.step()
    }
    #expect(flash == 0)
  }

  @Test func `a part that is clipped away or hidden is none`() {
    let flash = flash {
      let clip = UIView(frame: .zero)
      clip.clipsToBounds = true
      let light = UIView(frame: root.view.bounds)
      light.backgroundColor = .white
      clip.addSubview(light)
      root.view.addSubview(clip)
      simulator.step()
      clip.clipsToBounds = false
      clip.isHidden = true
      simulator.step()
      clip.isHidden = false
      clip.removeFromSuperview()
    }
    #expect(flash == 0)
  }

  private func contrast(_ style: UIStatusBarStyle, above color: UIColor) -> Double {
    final class Screen: UIViewController {
      var style = UIStatusBarStyle.default
      override var preferredStatusBarStyle: UIStatusBarStyle { style }
    }
    let screen = Screen()
    screen.style = style
    screen.view.backgroundColor = color
    simulator.window.rootViewController = screen
    let recording = simulator.record { simulator.run(for: 0.1) }
    return Backdrop.statusBarContrast(in: recording.frames)
  }

  @Test func `a status bar contrasts with what is below it at rest, in its own style`() {
    #expect(abs(contrast(.lightContent, above: .black) - 21) < 0.1)
    #expect(contrast(.darkContent, above: .white) > 18)
    #expect(contrast(.lightContent, above: .white) < 1.1)
    #expect(contrast(.darkContent, above: UIColor(white: 0.2, alpha: 1)) < 2)
  }

  @Test func `a sky is below the status bar, and what a finger holds is not at rest`() throws {
    let sky = CAGradientLayer()
    sky.frame = root.view.bounds
    sky.colors = [UIColor.white.cgColor, UIColor.black.cgColor]
    root.view.layer.addSublayer(sky)
    let still = simulator.record { simulator.run(for: 0.1) }
    // Dark on dark, but for the sky.
    #expect(Backdrop.statusBarContrast(in: still.frames) > 10)
    sky.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    #expect(simulator.runUntilIdle())
    let held = simulator.record {
      let finger = simulator.touchDown(at: CGPoint(x: 200, y: 400))
      simulator.run(for: 0.1)
      finger.lift()
    }
    #expect(Backdrop.statusBarContrast(in: held.frames) == 21)
  }
}

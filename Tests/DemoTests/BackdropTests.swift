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
}

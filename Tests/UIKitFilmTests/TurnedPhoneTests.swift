import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import UIKitFilm

/// Films of a phone whose screen changes its size.
@MainActor
struct TurnedPhoneTests {
  private let upright = CGSize(width: 393, height: 852)

  @Test("a phone on its side is drawn turned, with its top at the right, and so are fingers")
  func turned() {
    let simulator = Simulator(size: upright)
    simulator.resize(to: CGSize(width: 852, height: 393))
    simulator.runUntilIdle()
    _ = simulator.touchDown(at: CGPoint(x: 10, y: 20))
    let frame = simulator.frame.fitted(to: upright)
    let part = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(
      part.applying(frame.nodes[0].transformToSuperlayer)
        == CGRect(x: 343, y: 0, width: 50, height: 100))
    #expect(frame.touches == [CGPoint(x: 373, y: 10)])
  }

  @Test("a smaller window is as large as fits, in the middle")
  func smaller() {
    let simulator = Simulator(size: upright)
    simulator.resize(to: CGSize(width: 393, height: 426))
    simulator.runUntilIdle()
    // Another window does not count.
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
    window.windowScene = simulator.scene
    window.windowLevel = UIWindow.Level(rawValue: -1)
    window.isHidden = false
    simulator.commit()
    let frame = simulator.frame.fitted(to: upright)
    #expect(frame.nodes[0].bounds.width == 90)
    #expect(
      frame.nodes.filter { $0.parent < 0 }.map { $0.bounds.applying($0.transformToSuperlayer) }
        == [
          CGRect(x: 0, y: 213, width: 90, height: 20),
          CGRect(x: 0, y: 213, width: 393, height: 426),
        ])
  }

  @Test("a film knows when the phone lies on its side, and equal sizes change nothing")
  func turns() throws {
    let simulator = Simulator(size: upright)
    simulator.window.rootViewController = UIViewController()
    simulator.runUntilIdle()
    let film = simulator.film {
      simulator.run(for: 0.5)
      simulator.resize(to: CGSize(width: 852, height: 393))
      simulator.run(for: 1)
      simulator.resize(to: upright)
      simulator.run(for: 1)
    }
    let turn = try #require(film.turns.first)
    #expect(film.turns.count == 1)
    #expect((30...45).contains(turn.lowerBound) && (95...105).contains(turn.upperBound))
    #expect(simulator.frame.fitted(to: upright) == simulator.frame)
  }
}

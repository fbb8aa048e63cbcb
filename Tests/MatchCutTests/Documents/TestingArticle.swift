import Foundation
import MatchCut
import Testing
import UIKit
import UIKitFilm
import UIKitSimulator
import XCTest

@MainActor @Test func `a screen fades in`() {
  let simulator = Simulator()
  let root = UIViewController()
  let screen = UIViewController()
  simulator.window.rootViewController = root
  root.present(screen, using: ModalTransition(.fade))
  simulator.run(for: 0.1)
  #expect(simulator.visibleAlpha(of: screen.view) < 1)
  #expect(simulator.runUntilIdle())
  #expect(simulator.visibleAlpha(of: screen.view) == 1)
  #expect(simulator.faults.isEmpty)
}

@MainActor @Test(.filmed) func `a short pull leaves the screen open`() {
  let simulator = Simulator()
  let (root, screen) = (UIViewController(), UIViewController())
  screen.view.backgroundColor = .systemTeal
  simulator.window.rootViewController = root
  root.present(screen, using: ModalTransition(.slide(from: .bottom), dismissal: .panDown))
  #expect(simulator.runUntilIdle())
  simulator.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 260), duration: 0.5)
  #expect(simulator.runUntilIdle())
  #expect(root.presentedViewController === screen)
}

@MainActor @Test func `the screen closes as it did`() throws {
  let simulator = Simulator()
  let (root, screen) = (UIViewController(), UIViewController())
  simulator.window.rootViewController = root
  root.present(screen, animated: false)
  simulator.runUntilIdle()
  let film = simulator.film(showing: .fingers) {
    screen.dismiss(animated: true)
    simulator.runUntilIdle()
  }
  let reference = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "close.svg").path
  // A missing reference is written, to be looked at and committed.
  guard FileManager.default.fileExists(atPath: reference) else {
    try film.write(to: reference)
    return
  }
  let isSame = try String(contentsOfFile: reference, encoding: .utf8) == film.svg
  if !isSame { try film.write(to: reference.replacing("close.svg", with: "close-new.svg")) }
  #expect(isSame, "compare close-new.svg with close.svg")
}

final class FilmCaseTests: XCTestCase {
  @MainActor func testScreenCloses() async {
    let simulator = Simulator()
    let (root, screen) = (UIViewController(), UIViewController())
    simulator.window.rootViewController = root
    root.present(screen, animated: false)
    simulator.runUntilIdle()
    let film = simulator.film {
      screen.dismiss(animated: true)
      simulator.runUntilIdle()
    }
    addTeardownBlock {
      if self.testRun?.totalFailureCount != 0 { try? film.write(to: "close.svg") }
    }
    XCTAssertNil(root.presentedViewController)
  }
}

@MainActor private func pull(_ simulator: Simulator) {
  let finger = simulator.touchDown(at: CGPoint(x: 200, y: 300))
  simulator.step()
  finger.move(to: CGPoint(x: 200, y: 500))
  simulator.step()
  finger.cancel()
}

@MainActor @Test(arguments: [true, false])
func `the effect that an article shows pushes, and a finger cancels it`(finishes: Bool) {
  let simulator = Simulator()
  let (list, detail) = (UIViewController(), UIViewController())
  let navigation = UINavigationController(rootViewController: list)
  PushTransition(BlindTransition.BlindEffect(), popGesture: .fullWidth).attach(to: navigation)
  simulator.window.rootViewController = navigation
  simulator.runUntilIdle()
  navigation.pushViewController(detail, animated: true)
  simulator.run(for: 0.2)
  #expect(simulator.visibleFrame(of: detail.view).height < 852)
  simulator.runUntilIdle()
  #expect(simulator.visibleFrame(of: detail.view) == simulator.window.bounds)
  simulator.drag(
    from: CGPoint(x: 60, y: 400), to: CGPoint(x: finishes ? 360 : 110, y: 400), duration: 1)
  simulator.runUntilIdle()
  #expect(navigation.topViewController === (finishes ? list : detail))
  #expect(list.view.transform.isIdentity && detail.view.alpha == 1)
  #expect(simulator.faults.isEmpty)
}

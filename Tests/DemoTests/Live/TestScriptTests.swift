import Foundation
import Testing

@testable import Demo

/// The tests that the live phone saves; `SavedByHand.swift` is one, and compiled.
@MainActor
struct TestScriptTests {
  @Test func `a saved test equals the one beside this file`() throws {
    var history = LiveHistory()
    func wait(_ count: Int) { for _ in 0..<count { history.addFrame() } }
    history.add(.choose(.timing, 2))
    history.add(.tweak(.distance, 2))
    history.add(.tweaked(false))
    history.add(.touchDown(finger: 1, at: CGPoint(x: 110, y: 240), ago: 0))
    wait(6)
    history.add(.lift(finger: 1, ago: 0.0042))
    wait(60)
    history.add(.touchDown(finger: 2, at: CGPoint(x: 205.5, y: 360), ago: 0.01))
    wait(1)
    for step in 1...6 {
      let place = CGPoint(x: 205.5 + Double(step), y: 360 + Double(step) * 12.5)
      history.add(.move(finger: 2, to: place, ago: 0.0061))
      wait(1)
    }
    history.add(.stall(0.05))
    wait(3)
    history.add(.cancel(finger: 2))
    history.add(.reduceMotion(true))
    history.add(.rightToLeft(true))
    history.add(.rightToLeft(false))
    history.add(.activate(false))
    wait(2)
    history.add(.activate(true))
    history.add(.refreshRate(120))
    history.add(.landscape(true))
    wait(120)
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "SavedByHand.swift")
    let saved = TestScript(history: history).text
    #expect(try String(contentsOf: file, encoding: .utf8) == saved)
  }

  @Test func `unused variables are not declared`() {
    var history = LiveHistory()
    history.addFrame()
    let text = TestScript(history: history).text
    #expect(!text.contains("trial") && !text.contains("tweak") && !text.contains("fingers"))
    #expect(text.contains("\n  simulator.step()\n"))
  }

  @Test func `a test begins with the same screen as the phone`() {
    func text(_ start: LiveStart) -> String {
      TestScript(history: LiveHistory(start: start)).text
    }
    #expect(text(.tabs).contains("\n  simulator.window.rootViewController = PlacesTabController()"))
    #expect(!text(.tabs).contains("let app"))
    #expect(text(.splash).contains("\n  reveal.dismiss()\n"))
  }

  @Test func `the history is limited`() {
    var history = LiveHistory()
    for index in 0..<LiveHistory.limit { history.add(.stall(Double(index))) }
    #expect(!history.isTooLong)
    history.addFrame()
    #expect(history.isTooLong && history.entries.count == LiveHistory.limit)
  }
}

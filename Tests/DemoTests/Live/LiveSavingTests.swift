import Foundation
import MatchCut
import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import Demo

/// What a phone was told, saved and repeated.
@MainActor
final class LiveSavingTests: LiveVisit {
  @Test(arguments: LiveStart.allCases)
  func `the phone begins with a screen, and is saved with it`(start: LiveStart) throws {
    session.receive(.set(.start(start)), at: now)
    let name = "\(start.makeScreen().map { type(of: $0) } ?? AppViewController.self)"
    let root = try #require(phone.simulator.window.rootViewController)
    #expect("\(type(of: root))" == name && readAll().contains { $0.contains("\"phone\":") })
    #expect(heard.last?.contains("\"start\":\(start.rawValue)") == true)
    // The drawing of a keyboard has no screen.
    func screens() -> Int { phone.simulator.scene.windows.count { $0.rootViewController != nil } }
    #expect((screens() > 1) == (start == .splash))
    #expect((phone.simulator.scene.windows.count > screens()) == (start == .chat))
    run(for: 2)
    #expect(screens() == 1)
    tap(110, 240)
    let again = LivePhone(phone.history.start)
    phone.history.play(on: again) {}
    #expect(again.simulator.log == phone.simulator.log)
    session.receive(.press(.restart), at: now)
    #expect(phone.history.start == start)
    #expect(phone.simulator.faults == [])
  }

  @Test func `saves have a pause between them, in which the phone continues`() {
    tap(110, 240)
    func isSaved(in seconds: Double) -> Bool {
      session.receive(.press(.save), at: now)
      let time = phone.simulator.time
      touch(.down, 10, 10)
      run(for: seconds)
      touch(.up, 10, 10)
      #expect(abs(phone.simulator.time - time - seconds) < 0.1)
      return heard.contains { $0.hasPrefix("{\"saved\"") }
    }
    let count = phone.history.entries.reduce(0) { count, entry in
      if case .frames(let frames) = entry { count + frames } else { count }
    }
    #expect(!isSaved(in: 0.1), "\(count) frames are not repeated in six")
    run(for: Double(count) / 60)
    #expect(heard.contains { $0.hasPrefix("{\"saved\"") })
    heard = []
    #expect(!isSaved(in: 1))
    #expect(heard.contains { $0.contains("Wait a moment") })
    run(for: 1.1)
    #expect(isSaved(in: 5))
  }

  private func save() -> LiveArchive.Outcome? {
    guard let save = archive.save(phone) else { return nil }
    while true {
      if let outcome = save.advance() { return archive.keep(outcome) }
    }
  }

  @Test func `a recording repeats the actions, and is saved`() throws {
    #expect(save() == .refused("Nothing has happened yet."))
    tap(110, 240)
    session.receive(.set(.phone(.landscape(true))), at: now)
    run(for: 0.5)
    session.receive(.set(.phone(.landscape(false))), at: now)
    run(for: 1)
    session.receive(.press(.stall), at: now)
    drag(from: CGPoint(x: 205, y: 360), by: 220, in: 0.3)
    touch(.up, 205, 580)
    run(for: 1)
    let recording = LiveRecording(history: phone.history)
    #expect(recording.advance() && recording.faults == [])
    #expect(recording.size == CGSize(width: 393, height: 852))
    // From the rotation on: two rests of half a second, the blocked main thread, and the transition
    // of the photo.
    #expect((1.8...2.8).contains(Double(recording.frames.count) / 60))
    #expect(photo == nil)
    let again = LivePhone()
    phone.history.play(on: again) {}
    let isSame = again.simulator.frame == phone.simulator.frame
    #expect(isSame && again.simulator.log == phone.simulator.log)
    #expect(save() == .saved("live-1"))
    #expect(save() == .saved("live-2"))
    for suffix in ["html", "svg", "swift"] {
      #expect(FileManager.default.fileExists(atPath: folder.path + "/live-1.\(suffix)"))
      #expect(archive.response(to: "/saved/live-2.\(suffix)") != nil)
    }
    #expect(archive.response(to: "/saved/../live-1.html") == nil)
  }
}

import Foundation
import MatchCut
import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import Demo

/// The phone with a page, on a clock that the tests set.
@MainActor
final class LiveSessionTests {
  private let session: LiveSession
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let archive: LiveArchive
  private var now = 100.0
  private var touches = 0
  private var frame = 0
  /// All messages to the page.
  private var heard: [String] = []

  init() {
    archive = LiveArchive(folder: folder) { $0() }
    session = LiveSession(
      archive: archive,
      explanations: FactBook("| Fact |\n| A5b | Said once. | observed | x |\n| A | x |"))
    session.connect(at: now)
    _ = readAll()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Reads the messages to the page, and acknowledges the frames.
  @discardableResult private func readAll() -> [String] {
    let messages = session.takeMessages()
    heard += messages
    for message in messages {
      guard let match = message.firstMatch(of: /^{"frame":(\d+)/), let number = Int(match.1) else {
        continue
      }
      frame = number
      session.receive(.drawn(number), at: now)
    }
    return messages + session.takeMessages()
  }

  private func run(for seconds: Double) {
    let end = now + seconds
    while now < end {
      now += 1 / 240.0
      session.advance(to: now)
      readAll()
    }
  }

  private func touch(_ phase: LiveTouch.Phase, _ x: Double, _ y: Double, finger: Int = 1) {
    touches += 1
    // The page has its own clock.
    let touch = LiveTouch(
      phase: phase, finger: finger, place: CGPoint(x: x, y: y), time: now - 50.001,
      now: now - 50, number: touches)
    session.receive(.touch(touch), at: now)
  }

  private func drag(from start: CGPoint, by distance: CGFloat, in seconds: Double) {
    touch(.down, start.x, start.y)
    let steps = Int(seconds * 60)
    for step in 1...steps {
      run(for: 1 / 60.0)
      touch(.move, start.x, start.y + distance * CGFloat(step) / CGFloat(steps))
    }
  }

  private func tap(_ x: Double, _ y: Double) {
    touch(.down, x, y)
    run(for: 0.05)
    touch(.up, x, y)
    run(for: 0.8)
  }

  private var phone: LivePhone { session.phones.chosen }

  private var photo: PhotoViewController? { phone.screen as? PhotoViewController }

  @Test func `a tap opens a photo, a drag dismisses it, without a fault`() {
    tap(110, 240)
    #expect(photo != nil)
    drag(from: CGPoint(x: 205, y: 360), by: 220, in: 0.15)
    touch(.up, 205, 580)
    run(for: 1)
    #expect(photo == nil)
    #expect(phone.simulator.faults == [])
  }

  @Test func `a drag that is released at rest returns, and so does a canceled one`() {
    tap(110, 240)
    for phase in [LiveTouch.Phase.up, .cancel] {
      drag(from: CGPoint(x: 205, y: 360), by: 60, in: 0.3)
      run(for: 0.3)
      touch(phase, 205, 420)
      run(for: 1)
      #expect(photo != nil && photo?.isBeingDismissed == false)
    }
    drag(from: CGPoint(x: 205, y: 360), by: 60, in: 0.3)
    session.receive(.visible(false), at: now)
    #expect(session.wakeTime == nil && phone.fingersDown == [])
    session.receive(.visible(true), at: now)
    run(for: 1)
    #expect(photo != nil && photo?.isBeingDismissed == false)
    #expect(phone.simulator.faults == [])
  }

  @Test func `at rest the clock stops, and a touch starts it again`() {
    run(for: 1)
    #expect(session.wakeTime == nil)
    let time = phone.simulator.time
    run(for: 1)
    #expect(phone.simulator.time == time)
    touch(.down, 10, 10)
    #expect(session.wakeTime == now)
    // While a finger is down, time passes.
    run(for: 1)
    #expect(session.wakeTime != nil)
  }

  @Test func `in slow motion, a second plays a tenth in as many frames`() {
    session.receive(.set(.speed(.tenth)), at: now)
    touch(.down, 10, 10)
    let time = phone.simulator.time
    run(for: 1)
    #expect(abs(phone.simulator.time - time - 0.1) < 0.005)
    #expect(phone.simulator.refreshRate == 600)
  }

  @Test func `paused, a step is one frame, which includes waiting touches`() {
    session.receive(.set(.paused(true)), at: now)
    touch(.down, 10, 10)
    run(for: 0.5)
    let time = phone.simulator.time
    #expect(phone.fingersDown == [] && session.wakeTime == nil)
    session.receive(.press(.step), at: now)
    #expect(phone.fingersDown == [1])
    #expect(abs(phone.simulator.time - time - 1 / 60.0) < 1e-9)
    #expect(session.wakeTime == nil)
  }

  @Test func `a page that does not draw gets a limited number of frames`() {
    touch(.down, 205, 360)
    var sent = 0
    for step in 1...60 {
      touch(.move, 205, 360 - Double(step))
      now += 1 / 60.0
      session.advance(to: now)
      sent += session.takeMessages().filter { $0.hasPrefix("{\"frame\"") }.count
    }
    #expect((1...4).contains(sent))
    session.receive(.drawn(frame + sent), at: now)
    #expect(session.takeMessages().contains { $0.hasPrefix("{\"frame\"") })
  }

  @Test func `of several movements in a frame, the last one is used`() {
    touch(.down, 10, 10)
    run(for: 0.02)
    for x in [20.0, 30, 40] { touch(.move, x, 10) }
    run(for: 0.02)
    let moves = phone.history.entries.filter {
      if case .action(.move) = $0 { true } else { false }
    }
    #expect(moves.count == 1)
    #expect(phone.place(of: 1) == CGPoint(x: 40, y: 10))
  }

  @Test func `settings take effect, and the panel shows them`() throws {
    let settings: [(String, Int)] = [
      ("effect", 2), ("timing", 3), ("photos", 1), ("stories", 2), ("reduceMotion", 1),
      ("rightToLeft", 1), ("dark", 1), ("landscape", 1), ("inactive", 1), ("frameRate", 120),
      ("speed", 4), ("paused", 1),
    ]
    for (name, value) in settings {
      let setting = try #require(LiveSetting(name: name, value: value))
      session.receive(.set(setting), at: now)
      #expect(readAll().contains { $0.contains("\"\(name)\":\(value)") })
    }
    #expect(phone.simulator.isReduceMotionEnabled)
    #expect(phone.simulator.window.bounds.width == 852)
    #expect(phone.app.photos.dismissal == .panDown)
    #expect(phone.simulator.refreshRate == 480)
    // An app that is not active receives no touches.
    session.receive(.set(.paused(false)), at: now)
    touch(.down, 10, 10)
    run(for: 0.1)
    #expect(phone.fingersDown == [])
    for (name, value) in [("speed", 3), ("frameRate", 61), ("paused", 2), ("colour", 1)] {
      #expect(LiveSetting(name: name, value: value) == nil)
    }
  }

  @Test func `a fault has the statement of its fact`() {
    phone.app.view.center.x = .nan
    touch(.down, 10, 10)
    run(for: 0.1)
    let said = heard.joined()
    #expect(said.contains("[A5b]") && said.contains("Said once. (observed)"))
  }

  @Test func `starting over has a new app and an empty history`() {
    tap(110, 240)
    session.receive(.press(.restart), at: now)
    #expect(photo == nil && phone.history.entries == [])
    #expect(readAll().contains { $0.contains("\"phone\":") })
  }

  @Test func `starting over unpauses, and drops the taps of the pause`() {
    session.receive(.set(.paused(true)), at: now)
    touch(.down, 110, 240)
    touch(.up, 110, 240)
    run(for: 0.2)
    session.receive(.press(.restart), at: now)
    #expect(readAll().contains { $0.contains("\"paused\":0") })
    run(for: 1)
    #expect(photo == nil && phone.simulator.time > 0.5)
    tap(110, 240)
    #expect(photo != nil)
  }

  @Test(arguments: LiveStart.allCases)
  func `the phone begins with a screen, and is saved with it`(start: LiveStart) throws {
    session.receive(.set(.start(start)), at: now)
    let name = "\(start.makeScreen().map { type(of: $0) } ?? AppViewController.self)"
    let root = try #require(phone.simulator.window.rootViewController)
    #expect("\(type(of: root))" == name && readAll().contains { $0.contains("\"phone\":") })
    #expect(heard.last?.contains("\"start\":\(start.rawValue)") == true)
    #expect((phone.simulator.scene.windows.count > 1) == (start == .splash))
    run(for: 2)
    #expect(phone.simulator.scene.windows.count == 1)
    tap(110, 240)
    let again = LivePhone(phone.history.start)
    phone.history.play(on: again) {}
    #expect(again.simulator.log == phone.simulator.log)
    session.receive(.press(.restart), at: now)
    #expect(phone.history.start == start)
    #expect(phone.simulator.faults == [])
  }

  @Test func `a page that reconnects numbers its touches from the beginning`() throws {
    tap(110, 240)
    session.disconnect()
    session.connect(at: now)
    let first = try #require(readAll().first)
    #expect(first.hasPrefix("{\"frame\":1,\"touch\":0,"))
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

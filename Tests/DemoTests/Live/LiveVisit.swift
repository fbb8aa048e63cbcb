import Foundation
import MatchCut
import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import Demo

/// A phone with a page that touches it, on a clock that the tests set.
@MainActor
class LiveVisit {
  let session: LiveSession
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  let archive: LiveArchive
  var now = 100.0
  private var touches = 0
  private(set) var frame = 0
  /// All messages to the page.
  var heard: [String] = []

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
  @discardableResult func readAll() -> [String] {
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

  func run(for seconds: Double) {
    let end = now + seconds
    while now < end {
      now += 1 / 240.0
      session.advance(to: now)
      readAll()
    }
  }

  func touch(_ phase: LiveTouch.Phase, _ x: Double, _ y: Double, finger: Int = 1) {
    touches += 1
    // The page has its own clock.
    let touch = LiveTouch(
      phase: phase, finger: finger, place: CGPoint(x: x, y: y), time: now - 50.001,
      now: now - 50, number: touches)
    session.receive(.touch(touch), at: now)
  }

  func drag(from start: CGPoint, by distance: CGFloat, in seconds: Double) {
    touch(.down, start.x, start.y)
    let steps = Int(seconds * 60)
    for step in 1...steps {
      run(for: 1 / 60.0)
      touch(.move, start.x, start.y + distance * CGFloat(step) / CGFloat(steps))
    }
  }

  func tap(_ x: Double, _ y: Double) {
    touch(.down, x, y)
    run(for: 0.05)
    touch(.up, x, y)
    run(for: 0.8)
  }

  var phone: LivePhone { session.phones.chosen }

  var photo: PhotoViewController? { phone.screen as? PhotoViewController }
}

import Foundation
import MatchCut
import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import Demo

/// The phone in real time, as its page uses it.
@MainActor
final class LiveSessionTests: LiveVisit {
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

  @Test func `a page that reconnects numbers its touches from the beginning`() throws {
    tap(110, 240)
    session.disconnect()
    session.connect(at: now)
    let first = try #require(readAll().first)
    #expect(first.hasPrefix("{\"frame\":1,\"touch\":0,"))
  }
}

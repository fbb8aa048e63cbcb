import Foundation
import MatchCut
import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import Demo

/// Two phones on one input.
@MainActor
struct LiveComparisonTests {
  private func photo(on phone: LivePhone) -> PhotoViewController? {
    phone.screen as? PhotoViewController
  }

  private func run(_ phones: LivePhones, frames: Int = 60) {
    for _ in 0..<frames { phones.step() }
  }

  private func tap(_ phones: LivePhones, at point: CGPoint) {
    phones.perform(.touchDown(finger: 1, at: point, ago: 0))
    run(phones, frames: 3)
    phones.perform(.lift(finger: 1, ago: 0))
  }

  @Test func `one tap opens a photo on both, by the kit and by the system`() throws {
    var phones = LivePhones()
    phones.compare(true)
    #expect(phones.isComparing && phones.side == 1)
    tap(phones, at: CGPoint(x: 110, y: 240))
    run(phones, frames: 6)
    let frames = phones.all.map(\.simulator.frame)
    #expect(frames[0] != frames[1])
    run(phones, frames: 120)
    let photos = phones.all.compactMap(photo)
    try #require(photos.count == 2)
    #expect(photos[0].modalPresentationStyle == .custom && photos[0].transitioningDelegate != nil)
    #expect(photos[1].modalPresentationStyle != .custom && photos[1].transitioningDelegate == nil)
    #expect(phones.areAtRest)
    #expect(phones.all.flatMap(\.simulator.faults).isEmpty)
  }

  @Test func `a phone that starts over, or another one beside it, has the same settings`() {
    var phones = LivePhones()
    let settings: [LiveAction] = [.reduceMotion(true), .rightToLeft(true), .dark(true)]
    for action in [.choose(.effect, 2)] + settings { phones.perform(action) }
    phones.startOver(with: .app)
    phones.compare(true)
    for phone in phones.all {
      #expect(phone.simulator.isReduceMotionEnabled)
      #expect(phone.simulator.layoutDirection == .rightToLeft)
      #expect(phone.simulator.userInterfaceStyle == .dark)
    }
    #expect(phones.all.map { $0.trial[.effect] } == [2, Trial.systemEffect])
  }

  @Test func `one drag is followed on both, canceled and finished`() throws {
    var phones = LivePhones()
    phones.compare(true)
    phones.choose(1)
    phones.perform(.choose(.effect, 0))
    phones.perform(.choose(.photos, 1))
    #expect(phones.all.map(\.app.photos.dismissal) == [.drag, .panDown])
    tap(phones, at: CGPoint(x: 110, y: 240))
    run(phones, frames: 120)
    for (way, isOpen) in [(60.0, true), (400, false)] {
      phones.perform(.touchDown(finger: 1, at: CGPoint(x: 205, y: 300), ago: 0))
      for step in 1...30 {
        let place = CGPoint(x: 205, y: 300 + way * Double(step) / 30)
        phones.perform(.move(finger: 1, to: place, ago: 0))
        phones.step()
      }
      #expect(phones.all.map(\.fingersDown) == [[1], [1]])
      run(phones, frames: 20)
      phones.perform(.lift(finger: 1, ago: 0))
      run(phones, frames: 90)
      #expect(phones.all.map { photo(on: $0) != nil } == [isOpen, isOpen])
    }
    #expect(phones.all.flatMap(\.simulator.faults).isEmpty)
  }

  @Test func `the system's stories have no transition of the kit, until another is chosen`() {
    let phone = LivePhone()
    phone.perform(.choose(.effect, Trial.systemEffect))
    #expect(phone.app.journal.delegate == nil)
    phone.perform(.choose(.effect, 0))
    #expect(phone.app.journal.delegate != nil && phone.app.photos.trial.usesKit)
  }

  @Test func `starting over keeps both and their menus, and ending it leaves the first`() {
    var phones = LivePhones()
    phones.perform(.choose(.timing, 1))
    phones.compare(true)
    #expect(phones.all.map { $0.trial[.timing] } == [1, 0])
    #expect(phones.all.map { $0.trial[.effect] } == [0, Trial.systemEffect])
    phones.choose(2)
    #expect(phones.side == 1)
    phones.startOver(with: .splash)
    #expect(phones.all.map { $0.trial[.effect] } == [0, Trial.systemEffect])
    phones.compare(true)
    #expect(phones.all.count == 2)
    phones.compare(false)
    #expect(phones.all.count == 1 && phones.side == 0 && phones.chosen.trial[.timing] == 1)
  }

  @Test func `the page draws both, with ids of their own, and the menus of one`() throws {
    let session = LiveSession(
      archive: LiveArchive(folder: FileManager.default.temporaryDirectory),
      explanations: FactBook(""))
    session.connect(at: 0)
    _ = session.takeMessages()
    session.receive(.set(try #require(LiveSetting(name: "compare", value: 1))), at: 0)
    let messages = session.takeMessages()
    let drawing = try #require(messages.first { $0.hasPrefix("{\"frame\"") })
    let ids = drawing.matches(of: /id=\\"([\w-]+)\\"/).map { String($0.1) }
    #expect(ids.filter { $0.hasSuffix("screen") } == ["screen", "second-screen"])
    #expect(Set(ids).count == ids.count)
    #expect(messages.last?.contains("\"effect\":\(Trial.systemEffect)") == true)
    session.receive(.set(.side(0)), at: 0)
    let panel = try #require(session.takeMessages().last)
    #expect(panel.contains("\"effect\":0") && panel.contains("\"isNewLog\":true"))
  }
}

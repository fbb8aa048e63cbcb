import Foundation
import MatchCut
import ShownCode
import Testing
import UIKit
import UIKitSimulator

@testable import Demo

/// The values of the page, the transition that they make, and its code.
@MainActor
struct TweakTests {
  /// Choices, by the function of `TweakCode.swift` that is their code.
  private nonisolated static let choices: [String: [Tweak.Control: Int]] = [
    "standard": [:],
    "zoom": [.cornerRadius: 7, .duration: 11, .damping: 10, .angle: 8, .distance: 2, .speed: 3],
    "pan": [
      .effect: 1, .gesture: 1, .direction: 1, .threshold: 6, .speed: 8, .duration: 4,
      .cornerRadius: 6, .dimming: 9,
    ],
    "circle": [.effect: 3, .direction: 2, .damping: 0, .dimming: 1],
    "scale": [.effect: 2, .gesture: 1, .angle: 1],
    "fade": [.effect: 4, .gesture: 1, .direction: 2, .distance: 3],
  ]

  private static func tweak(_ name: String) -> Tweak {
    var tweak = Tweak()
    for (control, index) in choices[name] ?? [:] { tweak[control] = index }
    return tweak
  }

  @Test(arguments: choices.keys.sorted())
  func `the code is compiled`(name: String) throws {
    let path = "Tests/DemoTests/Live/TweakCode.swift"
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "TweakCode.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let function = text.components(separatedBy: "  func \(name)() {\n").dropFirst().first
    let body = function?.components(separatedBy: "\n  }\n")[0] ?? ""
    let shown = ShownCode(Self.tweak(name).code, shownIn: "The choice \"\(name)\"")
    if let advice = shown.advice(for: CompiledCode(path: path, text: body)) {
      Issue.record("\(advice)")
    }
  }

  @Test func `the code says every value that is not the default`() {
    for control in Tweak.Control.allCases {
      for index in control.values.indices {
        var tweak = Tweak()
        if control == .threshold { tweak[.gesture] = 1 }
        let before = tweak.code
        tweak[control] = index
        #expect(tweak.isOn && (tweak.code == before) == (index == control.standard), "\(control)")
        if let number = control.values[index] {
          #expect(tweak.code.contains(LiveAction.number(number)), "\(control) \(number)")
        }
        tweak[control] = control.standard
        #expect(tweak.code == before)
      }
      var tweak = Tweak()
      tweak[control] = control.values.count
      #expect(tweak == Tweak())
    }
  }

  @Test func `the transition has what the code says`() {
    let standard = Self.tweak("standard")
    #expect(standard.timing == nil && standard.dismissal == .drag)
    #expect(standard.presentation.backdrop == .automatic && !standard.isOn)
    let zoom = Self.tweak("zoom")
    #expect(zoom.timing == .spring(duration: 0.6, dampingRatio: 0.7))
    #expect(zoom.dismissal == .drag(.down, release: DragRelease(distance: 60, speed: 600)))
    #expect(zoom.presentation.cornerRadius == 0 && zoom.angle == 45)
    let pan = Self.tweak("pan")
    let release = PanRelease(threshold: 0.6, flickSpeed: 1350)
    #expect(pan.dismissal == .pan(.up, release: release))
    #expect(pan.timing == .spring(duration: 0.25) && pan.effect == .cover)
    #expect(pan.presentation.backdrop == .dimming(UIColor(white: 0, alpha: 0.4)))
    #expect(pan.presentation.cornerRadius == 20)
    let circle = Self.tweak("circle")
    #expect(circle.dismissal == .drag([.down, .up]) && circle.effect == .circle)
    #expect(circle.timing == .spring(dampingRatio: 0.2))
    #expect(Self.tweak("fade").dismissal == .pan([.down, .up]))
  }

  /// Returns whether a photo stays open that is opened, dragged and released at rest.
  private func isOpen(on phone: LivePhone, after distance: CGFloat = 80) -> Bool {
    phone.perform(.touchDown(finger: 1, at: CGPoint(x: 110, y: 240), ago: 0))
    for _ in 0..<4 { phone.step() }
    phone.perform(.lift(finger: 1, ago: 0))
    for _ in 0..<60 { phone.step() }
    phone.perform(.touchDown(finger: 2, at: CGPoint(x: 200, y: 400), ago: 0))
    for step in 1...20 {
      let place = CGPoint(x: 200, y: 400 + distance * CGFloat(step) / 20)
      phone.perform(.move(finger: 2, to: place, ago: 0))
      phone.step()
    }
    for _ in 0..<30 { phone.step() }
    phone.perform(.lift(finger: 2, ago: 0))
    for _ in 0..<90 { phone.step() }
    let isOpen = phone.screen is PhotoViewController
    if isOpen {
      phone.app.dismiss(animated: false)
      for _ in 0..<4 { phone.step() }
    }
    #expect(phone.simulator.faults == [])
    return isOpen
  }

  @Test func `the phone uses a value from the next transition on, until that is turned off`() {
    let phone = LivePhone()
    #expect(isOpen(on: phone))
    phone.perform(.tweak(.distance, 1))
    #expect(phone.tweak.distance == 40 && !isOpen(on: phone))
    phone.perform(.tweaked(false))
    #expect(isOpen(on: phone))
    phone.perform(.tweaked(true))
    #expect(!isOpen(on: phone))
    phone.perform(.tweak(.direction, 1))
    #expect(isOpen(on: phone) && !isOpen(on: phone, after: -80))
  }

  @Test func `a phone that repeats what was done has the same values`() {
    let phones = [LivePhone(), LivePhone()]
    for action in [.tweak(.effect, 2), .tweak(.duration, 99), .tweaked(false)] as [LiveAction] {
      phones[0].perform(action)
      phones[0].step()
    }
    phones[0].history.play(on: phones[1]) {}
    #expect(phones[1].tweak == phones[0].tweak && phones[1].tweak.effect == .scale)
    #expect(phones[1].tweak.duration == nil && !phones[1].tweak.isOn)
  }

  @Test func `each of two phones has values of its own, which stay when they start over`() {
    var phones = LivePhones()
    phones.compare(true)
    phones.perform(.tweak(.duration, 5))
    #expect(phones.all.map(\.tweak.isOn) == [false, true])
    phones.choose(0)
    phones.perform(.tweak(.effect, 2))
    phones.perform(.tweaked(false))
    phones.startOver(with: .app)
    #expect(phones.all.map(\.tweak.effect) == [.scale, .zoom])
    #expect(phones.all.map { $0.tweak[.duration] } == [0, 5])
    #expect(phones.all.map { $0.app.photos.photoTransition != nil } == [false, true])
  }

  @Test func `the page has a labeled field for each value, and is told of all`() throws {
    for control in Tweak.Control.allCases {
      let field = "data-set=\"tweak-\(control.rawValue)\""
      let label = try #require(
        LivePage.html.components(separatedBy: "<label>").first { $0.contains(field) })
      #expect(label.contains(control.title) && label.contains("</label>"))
      #expect(
        LiveSetting(name: "tweak-\(control.rawValue)", value: 1) == .phone(.tweak(control, 1)))
    }
    #expect(LiveSetting(name: "tweak-colour", value: 1) == nil)
    #expect(LiveSetting(name: "tweaked", value: 1) == .phone(.tweaked(true)))
    let json = Self.tweak("pan").json
    #expect(json.contains("[\"tweak-distance\",6,\"132.5 pt\",false]"))
    #expect(json.contains("[\"tweak-threshold\",6,\"0.6\",true]"))
    #expect(json.contains("<span class=\\\"k\\\">let</span>"))
    #expect(json.contains("\"code\":\"let transition = ModalTransition(\\n  .cover(from: .bottom)"))
  }
}

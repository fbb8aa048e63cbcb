import Foundation

/// A message of a page to the server.
enum LiveMessage: Equatable {
  case touch(LiveTouch)
  /// The page has drawn a frame.
  case drawn(Int)
  case set(LiveSetting)
  case press(LiveButton)
  /// Whether the page is visible.
  case visible(Bool)

  private struct Fields: Decodable {
    var touch: String?
    var finger: Int?
    var x: Double?
    var y: Double?
    var time: Double?
    var now: Double?
    var number: Int?
    var drawn: Int?
    var set: String?
    var value: Int?
    var press: String?
    var visible: Bool?
  }

  /// Parses a message; nil if it is invalid.
  init?(_ text: String) {
    guard let fields = try? JSONDecoder().decode(Fields.self, from: Data(text.utf8)) else {
      return nil
    }
    if let touch = fields.touch {
      guard let phase = LiveTouch.Phase(rawValue: touch), let finger = fields.finger,
        let x = fields.x, let y = fields.y, let time = fields.time, let now = fields.now,
        let number = fields.number
      else { return nil }
      let place = CGPoint(x: Self.inReach(x), y: Self.inReach(y))
      self = .touch(
        LiveTouch(
          phase: phase, finger: finger, place: place, time: time / 1000, now: now / 1000,
          number: number))
    } else if let frame = fields.drawn {
      self = .drawn(frame)
    } else if let name = fields.set, let value = fields.value {
      guard let setting = LiveSetting(name: name, value: value) else { return nil }
      self = .set(setting)
    } else if let name = fields.press {
      guard let button = LiveButton(rawValue: name) else { return nil }
      self = .press(button)
    } else if let isVisible = fields.visible {
      self = .visible(isVisible)
    } else {
      return nil
    }
  }

  private static func inReach(_ value: Double) -> Double {
    LiveAction.rounded(min(max(value, -5000), 5000))
  }
}

/// An event of a finger, a pen or a mouse.
struct LiveTouch: Equatable {
  enum Phase: String {
    case down
    case move
    case up
    case cancel
  }

  let phase: Phase
  let finger: Int
  /// The location, in points of the phone's screen.
  let place: CGPoint
  /// The time, in seconds on the page's clock.
  let time: Double
  /// The time at which the page sent it.
  let now: Double
  /// The number of the touch, by which the page recognizes it.
  let number: Int
}

/// A button beside the phone.
enum LiveButton: String {
  case step
  case stall
  case restart
  case save
}

/// A setting beside the phone.
enum LiveSetting: Equatable {
  case paused(Bool)
  case speed(LiveClock.Speed)
  case frameRate(Int)
  /// Starts over with a screen.
  case start(LiveStart)
  /// Whether a second phone receives the same input. Both start over.
  case compare(Bool)
  /// The phone that the menus change.
  case side(Int)
  case phone(LiveAction)

  init?(name: String, value: Int) {
    if let menu = Trial.Menu.allCases.first(where: { "\($0)" == name }) {
      self = .phone(.choose(menu, value))
      return
    }
    if name.hasPrefix(TweakPage.prefix) {
      let control = Tweak.Control(rawValue: String(name.dropFirst(TweakPage.prefix.count)))
      guard let control else { return nil }
      self = .phone(.tweak(control, value))
      return
    }
    if name == "speed" {
      guard let speed = LiveClock.Speed(rawValue: value) else { return nil }
      self = .speed(speed)
      return
    }
    if name == "frameRate" {
      guard [60, 120].contains(value) else { return nil }
      self = .frameRate(value)
      return
    }
    if name == "start" {
      guard let start = LiveStart(rawValue: value) else { return nil }
      self = .start(start)
      return
    }
    guard [0, 1].contains(value) else { return nil }
    switch name {
    case "compare": self = .compare(value == 1)
    case "side": self = .side(value)
    case "paused": self = .paused(value == 1)
    case "tweaked": self = .phone(.tweaked(value == 1))
    case "reduceMotion": self = .phone(.reduceMotion(value == 1))
    case "rightToLeft": self = .phone(.rightToLeft(value == 1))
    case "dark": self = .phone(.dark(value == 1))
    case "landscape": self = .phone(.landscape(value == 1))
    case "inactive": self = .phone(.activate(value == 0))
    default: return nil
    }
  }
}

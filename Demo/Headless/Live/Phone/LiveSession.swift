import Foundation
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

/// The phone in real time, and what a page hears of it.
@MainActor final class LiveSession {
  /// How many frames may be on their way to the page: it says which ones it has drawn.
  private static let framesOnTheWay = 3
  /// How many touches may wait for a frame.
  private static let touchLimit = 1000
  /// How long the main thread hangs at the push of a button, in seconds.
  private static let stall = 0.4
  /// How long the phone goes on between two saves, in seconds: each plays everything again.
  private static let savePause = 2.0

  private(set) var phone = LivePhone()
  private(set) var clock = LiveClock()
  private let archive: LiveArchive
  private let explanations: FactBook
  private var page = LivePageState()

  private var isConnected = false
  private var messages: [String] = []
  /// Touches that wait for the next frame, with their times on the clock of this machine.
  private var touches: [(touch: LiveTouch, time: Double)] = []
  /// The page's clock is behind by at most this.
  private var clockOffset = Double.infinity
  /// The last touch that the phone has heard of.
  private var lastTouch = 0
  private var sentFrames = 0
  private var drawnFrames = 0
  private var isOutdated = false
  /// When what was done may be saved again; nil until time has gone on after a save.
  private var saveTime: Double? = 0

  init(archive: LiveArchive, explanations: FactBook) {
    self.archive = archive
    self.explanations = explanations
  }

  /// Takes out what the page is to be told.
  func takeMessages() -> [String] {
    defer { messages = [] }
    return messages
  }

  /// When there will be something to do, in real seconds; nil as long as nobody does anything.
  var wakeTime: Double? { isConnected ? clock.next : nil }

  /// Whether the phone does something.
  var isWaiting: Bool { wakeTime != nil }

  // MARK: The page

  /// A page has come, and is told everything.
  func connect(at now: Double) {
    isConnected = true
    clock.isHidden = false
    clockOffset = .infinity
    // The page counts frames and touches anew.
    (sentFrames, drawnFrames, lastTouch, isOutdated) = (0, 0, 0, false)
    page = LivePageState()
    messages = []
    draw()
    clock.start(at: now)
  }

  /// The page has gone: the fingers on it too, and time stands still.
  func disconnect() {
    isConnected = false
    messages = []
    takeFingersAway()
    clock.stop()
  }

  func receive(_ message: LiveMessage, at now: Double) {
    switch message {
    case .touch(let touch): receive(touch, at: now)
    case .drawn(let frame):
      drawnFrames = max(drawnFrames, min(frame, sentFrames))
      clock.align(to: now)
      if isOutdated { draw() }
    case .set(let setting): set(setting, at: now)
    case .press(let button): press(button, at: now)
    case .visible(let isVisible):
      clock.isHidden = !isVisible
      if isVisible { clock.start(at: now) } else { takeFingersAway() }
    }
  }

  private func receive(_ touch: LiveTouch, at now: Double) {
    // The least delay that was seen is the difference between the clocks.
    clockOffset = min(clockOffset, now - touch.now)
    guard touches.count < Self.touchLimit else { return }
    touches.append((touch, min(touch.time + clockOffset, now)))
    clock.start(at: now)
  }

  private func set(_ setting: LiveSetting, at now: Double) {
    switch setting {
    case .paused(let isPaused): clock.isPaused = isPaused
    case .speed(let speed): clock.speed = speed
    case .frameRate(let rate): clock.frameRate = rate
    case .start(let start): startOver(with: start)
    case .phone(let action): phone.perform(action)
    }
    phone.perform(.refreshRate(clock.refreshRate))
    clock.start(at: now)
    phone.simulator.commit()
    draw()
  }

  private func press(_ button: LiveButton, at now: Double) {
    switch button {
    case .step:
      clock.isPaused = true
      // A step is a frame of the display, also in slow motion.
      phone.perform(.refreshRate(clock.frameRate))
      playFrame(due: now)
      phone.perform(.refreshRate(clock.refreshRate))
    case .stall: phone.perform(.stall(Self.stall))
    case .restart: startOver(with: phone.history.start)
    case .save: save(at: now)
    }
    clock.start(at: now)
    draw()
  }

  private func startOver(with start: LiveStart) {
    phone = LivePhone(start)
    touches = []
    clock.isPaused = false
    page = LivePageState()
    phone.perform(.refreshRate(clock.refreshRate))
  }

  private func save(at now: Double) {
    let isReady = saveTime.map { $0 <= now } ?? false
    if isReady { saveTime = nil }
    let outcome = isReady ? archive.save(phone) : .refused("Wait a moment before you save again.")
    messages.append(outcome.message)
  }

  private func takeFingersAway() {
    touches = []
    for finger in phone.fingersDown { phone.perform(.cancel(finger: finger)) }
  }

  // MARK: Time

  /// Plays the frames that are due, and draws the last one.
  func advance(to now: Double) {
    if saveTime == nil { saveTime = now + Self.savePause }
    guard isConnected else { return }
    var isNew = false
    while let due = clock.takeFrame(at: now) {
      playFrame(due: due)
      isNew = true
    }
    guard isNew else { return }
    draw()
    if phone.isAtRest && touches.isEmpty { clock.stop() }
  }

  private func playFrame(due: Double) {
    let ready = touches.prefix { $0.time <= due }
    touches.removeFirst(ready.count)
    for (index, entry) in ready.enumerated() {
      lastTouch = max(lastTouch, entry.touch.number)
      // Of several movements in a frame, an app hears of the last one.
      let isOvertaken = ready.dropFirst(index + 1).first { $0.touch.finger == entry.touch.finger }
      if entry.touch.phase == .move, isOvertaken?.touch.phase == .move { continue }
      let ago = LiveAction.rounded(clock.age(of: entry.time, at: due))
      phone.perform(entry.touch, ago: ago)
    }
    phone.step()
  }

  // MARK: Drawing

  private func draw() {
    guard isConnected else { return }
    guard sentFrames - drawnFrames < Self.framesOnTheWay else {
      isOutdated = true
      return
    }
    isOutdated = false
    let frame = sentFrames + 1
    if let text = page.update(to: phone, frame: frame, touch: lastTouch) {
      sentFrames = frame
      messages.append(text)
    }
    if let text = page.updatePanel(to: phone, clock: clock, explanations: explanations) {
      messages.append(text)
    }
  }
}

extension LivePhone {
  /// Hears of a touch; a finger that is lifted was moved there first.
  fileprivate func perform(_ touch: LiveTouch, ago: Double) {
    let finger = touch.finger
    switch touch.phase {
    case .down: perform(.touchDown(finger: finger, at: touch.place, ago: ago))
    case .move: perform(.move(finger: finger, to: touch.place, ago: ago))
    case .up:
      if place(of: finger) != touch.place {
        perform(.move(finger: finger, to: touch.place, ago: ago))
      }
      perform(.lift(finger: finger, ago: ago))
    case .cancel: perform(.cancel(finger: finger))
    }
  }
}

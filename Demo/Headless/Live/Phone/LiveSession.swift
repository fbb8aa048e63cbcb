import Foundation
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

/// The phones in real time, and the messages to their page.
@MainActor final class LiveSession {
  /// The largest number of frames that the page has not acknowledged.
  private static let framesOnTheWay = 3
  /// The largest number of touches that wait for a frame.
  private static let touchLimit = 1000
  /// How long the button blocks the main thread, in seconds.
  private static let stall = 0.4
  /// The pause between two saves, in seconds: each plays everything again, and writes files.
  private static let savePause = 2.0
  /// How often a save that another thread writes is looked at, in seconds.
  private static let saveInterval = 0.02

  private(set) var phones = LivePhones()
  private(set) var clock = LiveClock()
  private let archive: LiveArchive
  private let explanations: FactBook
  private var drawings: [LivePageState] = []
  private var panel: LivePanel

  private var isConnected = false
  private var messages: [String] = []
  /// Touches that wait for the next frame, with their times on this machine's clock.
  private var touches: [(touch: LiveTouch, time: Double)] = []
  /// The largest possible offset of the page's clock.
  private var clockOffset = Double.infinity
  /// The last touch that the phone has received.
  private var lastTouch = 0
  /// The last touch that the page was told of.
  private var sentTouch = 0
  private var sentFrames = 0
  private var drawnFrames = 0
  private var isOutdated = false
  /// The save that goes on, if any.
  private var save: LiveSave?
  /// When the next one is possible, or that one goes on.
  private var saveTime = 0.0

  init(archive: LiveArchive, explanations: FactBook) {
    self.archive = archive
    self.explanations = explanations
    panel = LivePanel(explanations: explanations)
  }

  /// Returns the messages to the page, and removes them.
  func takeMessages() -> [String] {
    defer { messages = [] }
    return messages
  }

  /// The time of the next work, in real seconds; nil if there is none before an event.
  var wakeTime: Double? {
    guard isConnected else { return nil }
    return save == nil ? clock.next : min(saveTime, clock.next ?? .infinity)
  }

  // MARK: The page

  /// A page has connected, and gets the whole state.
  func connect(at now: Double) {
    isConnected = true
    clock.isHidden = false
    clockOffset = .infinity
    // The page numbers frames and touches from the beginning.
    (sentFrames, drawnFrames, lastTouch, sentTouch, isOutdated) = (0, 0, 0, 0, false)
    forgetPage()
    messages = []
    draw()
    clock.start(at: now)
  }

  /// The page has disconnected: its fingers are canceled, and the clock is stopped.
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
    // The least delay so far is the offset of the clocks.
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
    case .start(let start): startOver { $0.startOver(with: start) }
    case .compare(let isOn): startOver { $0.compare(isOn) }
    case .side(let side):
      phones.choose(side)
      panel = LivePanel(explanations: explanations)
    case .phone(let action): phones.perform(action)
    }
    phones.perform(.refreshRate(clock.refreshRate))
    clock.start(at: now)
    for phone in phones.all { phone.simulator.commit() }
    draw()
  }

  private func press(_ button: LiveButton, at now: Double) {
    switch button {
    case .step:
      clock.isPaused = true
      // A step is one frame of the display, in slow motion as well.
      phones.perform(.refreshRate(clock.frameRate))
      playFrame(due: now)
      phones.perform(.refreshRate(clock.refreshRate))
    case .stall: phones.perform(.stall(Self.stall))
    case .restart: startOver { $0.startOver(with: $0.chosen.history.start) }
    case .save: save(at: now)
    }
    clock.start(at: now)
    draw()
  }

  private func startOver(_ change: (inout LivePhones) -> Void) {
    change(&phones)
    touches = []
    clock.isPaused = false
    forgetPage()
    phones.perform(.refreshRate(clock.refreshRate))
  }

  /// The next message draws everything.
  private func forgetPage() {
    drawings = ["", "second-"].prefix(phones.all.count).map { LivePageState(prefix: $0) }
    panel = LivePanel(explanations: explanations)
  }

  private func save(at now: Double) {
    func refuse(_ reason: String) {
      messages.append(LiveArchive.Outcome.refused(reason).message)
    }
    guard save == nil, saveTime <= now else {
      return refuse("Wait a moment before you save again.")
    }
    save = archive.save(phones.chosen)
    saveTime = now
    if save == nil { refuse("That is too much to save. Start over, and save earlier.") }
  }

  /// Goes on with a save, and sends its outcome.
  private func goOnSaving(at now: Double) {
    guard let save, saveTime <= now else { return }
    if let outcome = save.advance() {
      self.save = nil
      saveTime = now + Self.savePause
      messages.append(archive.keep(outcome).message)
    } else {
      saveTime = save.isRepeating ? now : now + Self.saveInterval
    }
  }

  private func takeFingersAway() {
    touches = []
    for phone in phones.all {
      for finger in phone.fingersDown { phone.perform(.cancel(finger: finger)) }
    }
  }

  // MARK: Time

  /// Plays the frames that are due, and draws the last one.
  func advance(to now: Double) {
    guard isConnected else { return }
    goOnSaving(at: now)
    var isNew = false
    while let due = clock.takeFrame(at: now) {
      playFrame(due: due)
      isNew = true
    }
    guard isNew else { return }
    draw()
    if phones.areAtRest && touches.isEmpty { clock.stop() }
  }

  private func playFrame(due: Double) {
    let ready = touches.prefix { $0.time <= due }
    touches.removeFirst(ready.count)
    for (index, entry) in ready.enumerated() {
      lastTouch = max(lastTouch, entry.touch.number)
      // Of several movements in a frame, the app receives the last one.
      let isOvertaken = ready.dropFirst(index + 1).first { $0.touch.finger == entry.touch.finger }
      if entry.touch.phase == .move, isOvertaken?.touch.phase == .move { continue }
      let ago = LiveAction.rounded(clock.age(of: entry.time, at: due))
      for phone in phones.all { phone.perform(entry.touch, ago: ago) }
    }
    phones.step()
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
    let changes = zip(drawings.indices, phones.all).map { drawings[$0].update(to: $1) }
    if changes.contains(where: { $0 != "{}" }) || sentTouch != lastTouch {
      sentFrames = frame
      sentTouch = lastTouch
      messages.append(
        "{\"frame\":\(frame),\"touch\":\(lastTouch),\"phones\":\(JSONText.array(changes))}")
    }
    if let text = panel.update(to: phones, clock: clock) { messages.append(text) }
  }
}

extension LivePhone {
  /// Performs a touch; a finger that lifts is moved to its location first.
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

import UIKit
@_spi(Simulator) import UIKitSimulator

extension App {
  /// Plays an event.
  func play(_ event: Event) {
    if event.isOfProgram { endStall() }
    if event.mayJump { jumps.forget() }
    switch event {
    case .down(let index, let x, let y): touch(index, x: x, y: y)
    case .trackpad(let index, let x, let y): touch(index, x: x, y: y, isOnTrackpad: true)
    case .move(let index, let x, let y, let seconds):
      move(index, by: CGPoint(x: x, y: y), seconds: seconds)
    case .lift(let index):
      deck?.interfere()
      fingers.removeValue(forKey: index)?.lift()
    case .tapAlert(let spot): tapAlert(spot)
    case .cancel(let index):
      deck?.interfere()
      fingers.removeValue(forKey: index)?.cancel()
    case .run(let seconds): run(for: seconds)
    case .commit: simulator.commit()
    case .settle:
      // Time stands still in a container that is held.
      (root as? AppContainer)?.letGo(finishes: true)
      releaseMotions()
      runUntilIdle()
    case .stall(let seconds):
      stallEnd = max(stallEnd, simulator.time + seconds)
      // Events during the block arrive in the first frame after it.
      journal.noteStall(simulator.time...stallEnd + 2 / Double(simulator.refreshRate))
      simulator.stall(for: seconds)
    case .resize(let size):
      journal.disturb()
      hasChangedRoom = true
      simulator.resize(to: size.size)
    case .deactivate:
      journal.disturb()
      simulator.deactivate()
    case .background:
      // Nothing ends an animator of the app's or UIKit's that has frozen in the background.
      guard !simulator.variant.freezesAnimators else { break }
      journal.disturb()
      hasBeenInBackground = true
      simulator.enterBackground()
    case .activate: simulator.activate()
    case .reduceMotion(let isOn):
      hasReducedMotion = hasReducedMotion || isOn
      simulator.isReduceMotionEnabled = isOn
    case .dark(let isOn):
      hasChangedRoom = true
      simulator.userInterfaceStyle = isOn ? .dark : .light
    case .escape:
      journal.disturb()
      excusePromisesOfTurn()
      journal.noteCall(at: simulator.time)
      escape()
    case .act(let act): perform(act)
    case .when(let trigger, let act): hook(act, to: trigger)
    }
  }

  /// Lifts all fingers, restores removed views, and waits until nothing moves.
  ///
  /// - Returns: Whether the app comes to rest.
  func comeToRest() -> Bool {
    if isTouched { jumps.forget() }
    for finger in fingers.keys.sorted() { fingers.removeValue(forKey: finger)?.lift() }
    endStall()
    simulator.activate()
    perform(.find)
    releaseMotions()
    // Behind the app's window, it takes no touches.
    other?.show(isInFront: false)
    guard let container = root as? AppContainer else { return runUntilAtRest() }
    container.letGo(finishes: true)
    // As something ends, the app may drive it once more.
    runUntilIdle()
    container.letGo(finishes: true)
    return runUntilAtRest()
  }

  /// Waits until nothing moves, also what the app pauses as something ends.
  private func runUntilAtRest() -> Bool {
    var isAtRest = runUntilIdle()
    while isAtRest, !heldAnimators.isEmpty {
      releaseMotions()
      isAtRest = runUntilIdle()
    }
    for change in repeatedAtRest { change() }
    repeatedAtRest = []
    return isAtRest
  }

  // MARK: Time

  private func step() {
    simulator.step()
    jumps.look(at: self)
  }

  private func run(for seconds: Double) {
    let count = Int((seconds * Double(simulator.refreshRate) - 1e-6).rounded(.up))
    for _ in 0..<max(0, count) { step() }
  }

  /// Waits until nothing moves, with a look at each frame.
  @discardableResult private func runUntilIdle() -> Bool {
    simulator.commit()
    let end = simulator.time + 10
    while !simulator.isIdle, simulator.time < end { step() }
    return simulator.runUntilIdle()
  }

  /// While the main thread is blocked, neither the app nor UIKit runs.
  private func endStall() {
    while simulator.time < stallEnd { step() }
  }

  private func touch(_ index: Int, x: Double, y: Double, isOnTrackpad: Bool = false) {
    guard fingers[index] == nil else { return }
    journal.interfere()
    excusePromises()
    journal.hasBeenTouched = true
    deck?.interfere()
    jumps.noteTouch(isFirst: !isTouched)
    let size = window.bounds.size
    let point = CGPoint(x: x * size.width, y: y * size.height)
    fingers[index] =
      isOnTrackpad ? simulator.touchTrackpad(at: point) : simulator.touchDown(at: point)
  }

  /// Taps with a finger of its own.
  private func tapAlert(_ spot: AlertSpot) {
    guard let alert = top as? AppAlert, let point = point(of: spot, on: alert) else { return }
    let finger = 2
    func isReached() -> Bool { alert.isAnswered(by: simulator.hitTest(point), at: spot) }
    let wasReached = isReached()
    touch(finger, x: point.x / window.bounds.width, y: point.y / window.bounds.height)
    for _ in 0..<3 { step() }
    // UIKit ignores the tap beside another finger, and right after a dismissal.
    let isFree =
      fingers.count == 1 && !isStalled && !hasWaitingDismissal
      && !journal.hasCall(at: simulator.time, within: 2 / Double(simulator.refreshRate))
    if wasReached, isReached(), isFree { alert.answer.isAwaited = true }
    play(.lift(finger))
    simulator.commit()
  }

  private func move(_ index: Int, by way: CGPoint, seconds: Double) {
    guard let finger = fingers[index] else { return }
    let start = finger.location
    let count = Int((seconds * Double(simulator.refreshRate)).rounded())
    // An animator that is reversed takes the content back to where it was, but not the height of the
    // large title, which has shrunk with it.
    if plan.stack.hasLargeTitles, top.transitionCoordinator != nil { hasChangedRoom = true }
    for frame in 1...max(1, count) where finger.isDown {
      journal.interfere()
      if chain.contains(where: { plan(of: $0)?.way == .sheet }) {
        journal.noteSheetPull(at: simulator.time)
      }
      jumps.noteMovement()
      let part = CGFloat(frame) / CGFloat(max(1, count))
      finger.move(to: CGPoint(x: start.x + way.x * part, y: start.y + way.y * part))
      if count > 0 { step() }
    }
  }

  private func escape() {
    // VoiceOver is in an alert that is on top.
    var responder: UIResponder? = (top is AppAlert ? top : topScreen)?.viewIfLoaded
    while let current = responder, !current.accessibilityPerformEscape() {
      responder = current.next
    }
  }
}

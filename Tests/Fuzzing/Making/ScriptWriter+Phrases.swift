// Sequences of events that interfere with each other.
extension ScriptWriter {
  /// A finger catches a new transition, once or twice, while the app acts.
  mutating func addCatch() {
    if dice.chance(0.3) { addHook() }
    add(dice.chance(0.6) ? presentation() : beginning())
    addMoment()
    if dice.chance(0.3) {
      add(dismissal())
      addMoment()
    }
    for _ in 0..<dice.count(in: 1...2) {
      guard let finger = addDown(x: 0.5, y: dice.number(in: 0.2...0.8)) else { return }
      if dice.chance(0.8) { addMovement(of: finger) }
      if dice.chance(0.3) { add(act()) }
      if dice.chance(0.3) { addMovement(of: finger) }
      if dice.chance(0.9) { addRelease(of: finger) }
      addMoment()
    }
    addPause()
  }

  /// Two fingers touch, together or one after the other, and lift in the same way.
  mutating func addPinch() {
    if dice.chance(0.5) {
      add(presentation())
      addMoment()
    }
    guard let one = addDown(x: 0.3, y: 0.4) else { return }
    if dice.chance(0.3) { addMovement(of: one) }
    guard let other = addDown(x: 0.8, y: 0.5) else { return addRelease(of: one) }
    let way = dice.number(in: 10...120).rounded()
    addMovement(of: one, x: way, y: 0)
    addMovement(of: other, x: -way, y: 10)
    if dice.chance(0.3) { add(act()) }
    for finger in dice.chance(0.5) ? [one, other] : [other, one] {
      if dice.chance(0.3) { addMovement(of: finger) }
      if dice.chance(0.9) { addRelease(of: finger) }
    }
    addMoment()
  }

  /// The app drives its own container, and ends it or selects a screen in between.
  private mutating func addDrive() {
    for _ in 0..<dice.count(in: 1...5) {
      if dice.chance(0.15) { addHook() }
      add(dice.chance(0.8) ? drive() : stackChange())
      addMoment()
    }
    addPause()
  }

  /// A stack that is presented comes or goes while it pushes or pops.
  mutating func addStackInFlight() {
    add(.present(plan(), inStack: true, animated: animated()))
    addPause()
    for _ in 0..<dice.count(in: 1...2) {
      add(stackStep())
      addMoment()
    }
    add(dismissal())
    if dice.chance(0.5) { addMoment() }
    if dice.chance(0.3) { add(stackStep()) }
    addPause()
  }

  /// A finger swipes to a neighboring screen, and the app selects one, too.
  private mutating func addSideSwipe() {
    if app.root == .container { return addDrive() }
    for _ in 0..<dice.count(in: 1...2) {
      if dice.chance(0.3) { add(stackChange()) }
      // The tab bar is low on the screen, where a finger may just tap.
      let isLow = dice.chance(0.3)
      let x = isLow ? dice.number(in: 0.1...0.9) : 0.5
      guard let finger = addDown(x: x, y: isLow ? 0.95 : 0.5) else { return }
      let way = isLow && dice.chance(0.4) ? 0 : dice.number(in: -400...400).rounded()
      addMovement(of: finger, x: way, y: 0)
      if dice.chance(0.3) { add(stackChange()) }
      if dice.chance(0.4) { addMovement(of: finger, x: dice.pick([-way, way]), y: 0) }
      addRelease(of: finger)
      addMoment()
    }
    addPause()
  }

  /// A finger swipes back, and the app changes the stack, too.
  mutating func addSwipe() {
    guard !app.root.hasSides || app.root == .deckInStack && dice.chance(0.3) else {
      return addSideSwipe()
    }
    for _ in 0..<dice.count(in: 0...2) {
      add(.push(animated: animated()))
      addPause()
    }
    let isRightToLeft = app.device.isRightToLeft
    for _ in 0..<dice.count(in: 1...2) {
      let x = dice.chance(0.25) ? 0.3 : 0.01
      guard let finger = addDown(x: isRightToLeft ? 1 - x : x, y: 0.5) else { return }
      let way = dice.number(in: 20...500).rounded() * (isRightToLeft ? -1 : 1)
      addMovement(of: finger, x: way, y: 0)
      if dice.chance(0.4) { add(stackChange()) }
      if dice.chance(0.3) { addMovement(of: finger) }
      addRelease(of: finger)
      addMoment()
    }
    addPause()
  }

  /// The splash covers and opens, mostly before it is at rest.
  mutating func addSplash() {
    add(.cover(animated: dice.chance(0.3)))
    addMoment()
    for _ in 0..<dice.count(in: 1...3) {
      if dice.chance(0.3) { add(act()) }
      add(splashChange())
      addMoment()
    }
    addPause()
  }

  /// A view leaves its window, mostly in flight.
  mutating func addLoss() {
    add(beginning())
    addMoment()
    let finger = dice.chance(0.3) ? addDown(x: 0.5, y: 0.4) : nil
    if let finger { addMovement(of: finger) }
    add(.lose(dice.pick(Loss.self)))
    addPause()
    if dice.chance(0.6) {
      add(.find)
      addPause()
    }
    if let finger { addRelease(of: finger) }
  }

  /// One screen is presented while another one is dismissed, perhaps with the same source.
  mutating func addExchange() {
    add(presentation())
    addPause()
    if dice.chance(0.3) { add(sourceChange()) }
    add(dismissal())
    addMoment()
    if dice.chance(0.3) { add(sourceChange()) }
    add(presentation())
    addMoment()
    if dice.chance(0.5) { add(dismissal()) }
    addPause()
  }
}

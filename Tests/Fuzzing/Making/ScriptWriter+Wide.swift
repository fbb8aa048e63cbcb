// What the app and the user do beside the transitions.
extension ScriptWriter {
  /// An animation of the app's own.
  mutating func motion() -> Act {
    let index = dice.count(in: 0...1)
    let view: MovedView = dice.pick(weighted: [
      (3, .front), (3, .back), (3, .source(index)), (2, .sourceBehind(index)), (2, .container),
    ])
    let property: MovedProperty = dice.pick(weighted: [
      (6, .alpha(dice.pick([0.6, 0.77, 1]))), (1, .corners(dice.pick([0, 9]))),
      (2, .turn(dice.pick([0, 0.3]))), (2, .layout),
    ])
    return .move(view, property, dice.pick(MotionKind.self))
  }

  mutating func promise() -> Act {
    if dice.chance(0.15) { return .promiseLast(animated: animated()) }
    if dice.chance(0.3) { return .promiseAbove(dice.count(in: 0...3), animated: animated()) }
    return .promise(dice.chance(0.5) ? 0 : dice.count(in: 1...3), animated: animated())
  }

  mutating func wait() -> Act {
    .presentOrWait(plan(), from: dice.count(in: 0...3), animated: animated())
  }

  /// Another act, in an animation block or outside of any.
  mutating func wrapped() -> Act {
    .within(
      dice.pick(Wrapping.self),
      dice.pick(weighted: [
        (3, presentation()), (1, wait()), (3, dismissal()), (2, promise()), (2, stackChange()),
        (2, tweak()),
        (1, sourceChange()),
      ]))
  }

  mutating func typing() -> Act {
    dice.pick(weighted: [
      (4, .type(isBehind: false)), (1, .type(isBehind: true)), (2, .endTyping),
      (1, .search(dice.chance(0.7))),
    ])
  }

  mutating func windowAct() -> WindowAct {
    dice.pick(weighted: [
      (2, .show(isInFront: dice.chance(0.5))), (1, .hide),
      (4, .present(plan(), animated: animated())), (3, .dismissOrReverse(animated: animated())),
      (1, .close),
    ])
  }

  /// Anything that only a wide app does.
  mutating func wideAct() -> Act {
    dice.pick(weighted: [
      (8, motion()), (4, promise()), (2, .promisePop(animated: animated())), (3, wrapped()),
      (2, typing()), (1, .window(windowAct())), (1, .animations(dice.chance(0.4))),
      (1, dice.chance(0.5) ? .detach : .attach), (1, .reinsert), (2, alert()), (4, wait()),
    ])
  }

  /// The app animates what a transition moves or hides, while the user catches it.
  mutating func addMotions() {
    add(dice.chance(0.6) ? presentation() : beginning())
    if dice.chance(0.3) { addPause() } else { addMoment() }
    if dice.chance(0.3) { add(dismissal()) }
    var fingers = dice.chance(0.3) ? addFingers() : []
    for _ in 0..<dice.count(in: 1...3) {
      if fingers.isEmpty, dice.chance(0.2) { fingers = addFingers() }
      add(dice.chance(0.8) ? motion() : dice.chance(0.5) ? tweak() : sourceChange())
      addMoment()
      for finger in fingers where dice.chance(0.5) { addMovement(of: finger) }
    }
    for finger in fingers { addRelease(of: finger) }
    addPause()
  }

  /// Up to four screens on top of each other, which are promised to go, from any of them on.
  mutating func addTower() {
    for _ in 0..<dice.count(in: 2...4) {
      add(presentation())
      if dice.chance(0.7) { addPause() } else { addMoment() }
    }
    for _ in 0..<dice.count(in: 1...3) {
      add(dice.pick(weighted: [(3, promise()), (1, dismissal()), (1, presentation())]))
      addMoment()
    }
    addPause()
  }

  /// Screens on top of each other, of which a lower one dismisses while a higher one is about to go.
  mutating func addOverlap() {
    for _ in 0..<dice.count(in: 2...3) {
      add(presentation())
      addEvent(.settle)
    }
    for _ in 0..<dice.count(in: 2...3) {
      add(
        dice.chance(0.3) ? dismissal() : .promiseAbove(dice.count(in: 0...2), animated: animated()))
      addMoment()
    }
    addPause()
  }

  /// A promise in the turn of something else, or while a gesture drives the transition.
  mutating func addPromise() {
    if dice.chance(0.3) { addHook(promise()) }
    add(presentation())
    if dice.chance(0.6) { addTime() }
    let finger = dice.chance(0.4) ? addDown(x: 0.5, y: dice.number(in: 0.2...0.6)) : nil
    if let finger { addMovement(of: finger, x: 0, y: dice.number(in: 20...200).rounded()) }
    for _ in 0..<dice.count(in: 1...3) {
      add(promise())
      if dice.chance(0.5) { addMoment() }
    }
    if let finger {
      if dice.chance(0.3) { addMovement(of: finger) }
      addRelease(of: finger)
    }
    addPause()
  }

  /// For a while, UIKit animates nothing.
  mutating func addUnanimated() {
    if dice.chance(0.3) { addHook(promise()) }
    add(.animations(false))
    for _ in 0..<dice.count(in: 1...4) {
      add(dice.pick(weighted: [(4, beginning()), (2, promise()), (1, act())]))
      if dice.chance(0.6) { addMoment() }
    }
    if dice.chance(0.6) { add(.animations(true)) }
    addPause()
  }

  /// The keyboard is up while screens come and go, and the device turns.
  mutating func addTyping() {
    if dice.chance(0.7) {
      add(.type(isBehind: false))
      addPause()
    }
    add(dice.chance(0.6) ? presentation() : beginning())
    if dice.chance(0.4) { add(.contentSize(dice.pick([200, 320]))) }
    addMoment()
    if dice.chance(0.6) { add(typing()) }
    if dice.chance(0.3) { addEvent(.resize(dice.pick([.phone, .landscape]))) }
    if dice.chance(0.3) { add(dismissal()) }
    addPause()
    if dice.chance(0.4) { add(typing()) }
    addPause()
  }

  mutating func addOtherWindow() {
    add(.window(.show(isInFront: dice.chance(0.5))))
    for _ in 0..<dice.count(in: 1...3) {
      add(.window(windowAct()))
      addMoment()
      if dice.chance(0.5) { add(beginning()) }
    }
    addPause()
  }

  /// The user scrolls on a trackpad.
  mutating func addTrackpad() {
    if dice.chance(0.5) { add(beginning()) }
    addPause()
    guard let finger = addDown(x: 0.5, y: 0.4, isOnTrackpad: true) else { return }
    for _ in 0..<dice.count(in: 1...3) { addMovement(of: finger) }
    if dice.chance(0.3) { add(act()) }
    addRelease(of: finger)
    addPause()
  }

  /// The user switches to another app, mostly in flight.
  mutating func addBackground() {
    add(beginning())
    addMoment()
    addEvent(.background)
    if dice.chance(0.5) { add(act()) }
    addPause()
    addEvent(.activate)
    addPause()
  }

  /// Two fingers take a screen back, while the app animates its source.
  mutating func addPinchedMotion() {
    add(presentation())
    addPause()
    let fingers = [addDown(x: 0.3, y: 0.4), addDown(x: 0.8, y: 0.5)].compactMap { $0 }
    for (finger, way) in zip(fingers, [60.0, -60]) {
      addMovement(of: finger, x: way, y: 10)
      if dice.chance(0.5) { add(motion()) }
    }
    for finger in fingers { addRelease(of: finger) }
    addMoment()
    add(motion())
    addPause()
  }

  /// What a screen is above changes while it is there.
  mutating func addSurroundings() {
    for _ in 0..<dice.count(in: 1...2) {
      add(presentation())
      addPause()
    }
    for _ in 0..<dice.count(in: 1...2) {
      switch dice.count(in: 0...4) {
      case 0: addEvent(.dark(dice.chance(0.6)))
      case 1: addEvent(.resize(dice.pick(ScreenSize.self)))
      case 2: add(.reinsert)
      default: add(dice.chance(0.5) ? tweak() : motion())
      }
      addPause()
    }
    add(dismissal())
    addPause()
  }

  /// A stack is changed while it pushes or pops.
  mutating func addPops() {
    for _ in 0..<dice.count(in: 1...3) {
      add(dice.chance(0.6) ? stackStep() : stackReplacement())
      addMoment()
    }
    add(.promisePop(animated: animated()))
    addPause()
  }

  private mutating func addFingers() -> [Int] {
    let first = addDown(x: 0.3, y: 0.4)
    guard dice.chance(0.5) else { return [first].compactMap { $0 } }
    return [first, addDown(x: 0.8, y: 0.5)].compactMap { $0 }
  }
}

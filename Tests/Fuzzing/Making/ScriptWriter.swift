/// Writes random events in related sequences: a presentation and a finger that catches it find more
/// than unrelated events.
struct ScriptWriter {
  var dice: Dice
  let app: AppPlan
  private(set) var events: [Event] = []
  /// The fingers on the screen.
  private var fingers: Set<Int> = []

  init(app: AppPlan, dice: Dice) {
    self.app = app
    self.dice = dice
  }

  mutating func write(atLeast count: Int) -> [Event] {
    while events.count < count { addPhrase() }
    return events
  }

  private enum Phrase {
    case beginning
    case act
    case touch
    case movement
    case time
    case system
    case hook
    case catching
    case swipe
    case loss
    case exchange
    case stack
    case pinch
    case splash
    case motions, tower, overlap, promise, unanimated, typing, window, trackpad, background
    case pinchedMotion, surroundings, pops, alert
  }

  private mutating func addPhrase() {
    let swipe = app.root.hasNavigation || app.root.hasSides ? 4 : 1
    let phrase: Phrase = dice.pick(weighted: [
      (9, .beginning), (6, .act), (6, .touch), (3, .movement), (3, .time), (1, .system),
      (4, .hook), (8, .catching), (swipe, .swipe), (2, .loss), (2, .exchange),
      (2, .stack), (3, .pinch), (1, .splash),
      (8, .motions), (3, .tower), (2, .overlap), (5, .promise), (2, .unanimated), (4, .typing),
      (1, .window),
      (1, .trackpad), (1, .background), (2, .pinchedMotion), (3, .surroundings),
      (app.root.hasNavigation ? 3 : 1, .pops), (5, .alert),
    ])
    switch phrase {
    case .beginning: add(beginning())
    case .act: add(act())
    case .touch: return addTouch()
    case .movement: return addMovement()
    case .time: return addTime()
    case .system: return addSystem()
    case .hook: return addHook()
    case .catching: return addCatch()
    case .swipe: return addSwipe()
    case .loss: return addLoss()
    case .exchange: return addExchange()
    case .stack: return addStackInFlight()
    case .pinch: return addPinch()
    case .splash: return addSplash()
    case .motions: return addMotions()
    case .tower: return addTower()
    case .overlap: return addOverlap()
    case .promise: return addPromise()
    case .unanimated: return addUnanimated()
    case .typing: return addTyping()
    case .window: return addOtherWindow()
    case .trackpad: return addTrackpad()
    case .background: return addBackground()
    case .pinchedMotion: return addPinchedMotion()
    case .surroundings: return addSurroundings()
    case .pops: return addPops()
    case .alert: return addAlert()
    }
    addPause()
  }

  mutating func add(_ act: Act) {
    events.append(.act(act))
  }

  mutating func addEvent(_ event: Event) {
    events.append(event)
  }

  /// Mostly there is some time between two sequences; without it, they happen in one turn.
  mutating func addPause() {
    if dice.chance(0.8) { addTime() }
  }

  mutating func addTime() {
    events.append(
      dice.pick(weighted: [
        (4, .run(0.02)), (6, .run(0.05)), (6, .run(0.15)), (4, .run(0.35)), (4, .settle),
        (1, .commit), (1, .stall(0.2)),
      ]))
  }

  /// So little time that a transition is still in flight afterward.
  mutating func addMoment() {
    events.append(
      dice.pick(weighted: [(2, .commit), (3, .run(0.02)), (4, .run(0.1)), (3, .run(0.2))]))
  }

  mutating func addHook() {
    // Reversals are most likely to confuse callbacks.
    addHook(dice.chance(0.3) ? .dismissOrReverse(animated: animated()) : act())
  }

  mutating func addHook(_ act: Act) {
    events.append(.when(dice.pick(Trigger.self), act))
  }

  // MARK: Fingers

  private mutating func addTouch() {
    let isAtEdge = dice.chance(0.3)
    guard
      let finger = addDown(
        x: isAtEdge ? dice.pick([0.01, 0.99]) : dice.number(in: 0.05...0.95),
        y: dice.number(in: 0.05...0.95))
    else { return addRelease(of: dice.pick([0, 1])) }
    for _ in 0..<dice.count(in: 1...3) { addMovement(of: finger) }
    if dice.chance(0.2) { add(act()) }
    if dice.chance(0.8) { addRelease(of: finger) }
    addPause()
  }

  /// Puts a finger on the screen, if one is left.
  mutating func addDown(x: Double, y: Double, isOnTrackpad: Bool = false) -> Int? {
    guard let finger = [0, 1].first(where: { !fingers.contains($0) }) else { return nil }
    fingers.insert(finger)
    events.append(isOnTrackpad ? .trackpad(finger, x: x, y: y) : .down(finger, x: x, y: y))
    return finger
  }

  private mutating func addMovement() {
    guard let finger = fingers.sorted().first else { return addTouch() }
    addMovement(of: finger)
    if dice.chance(0.3) { addRelease(of: finger) }
  }

  mutating func addMovement(of finger: Int) {
    let far = dice.pick(weighted: [(2, 12.0), (3, 60.0), (4, 250.0), (2, 700.0)])
    let along = (dice.number(in: 0.2...1) * far).rounded()
    let across = (dice.number(in: -0.3...0.3) * far).rounded()
    let way = dice.pick(weighted: [
      (5, (x: across, y: along)), (2, (x: across, y: -along)), (4, (x: along, y: across)),
      (2, (x: -along, y: across)),
    ])
    addMovement(of: finger, x: way.x, y: way.y)
  }

  mutating func addMovement(of finger: Int, x: Double, y: Double) {
    let seconds = dice.pick(weighted: [(2, 0), (4, 0.05), (4, 0.1), (3, 0.3)])
    events.append(.move(finger, x: x, y: y, seconds: seconds))
  }

  mutating func addRelease(of finger: Int) {
    fingers.remove(finger)
    events.append(dice.chance(0.85) ? .lift(finger) : .cancel(finger))
  }

  // MARK: The system

  private mutating func addSystem() {
    switch dice.count(in: 0...5) {
    case 5: events.append(.dark(dice.chance(0.6)))
    case 0: events.append(.resize(dice.pick(ScreenSize.self)))
    case 1: events.append(.reduceMotion(dice.chance(0.5)))
    case 2: events.append(.escape)
    default:
      events.append(.deactivate)
      addPause()
      events.append(.activate)
    }
    addPause()
  }
}

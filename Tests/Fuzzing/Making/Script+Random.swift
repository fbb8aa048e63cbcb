extension Script {
  /// Makes up an app and what happens to it.
  package init(seed: UInt64) {
    var dice = Dice(seed: seed)
    app = AppPlan(&dice)
    var writer = ScriptWriter(app: app, dice: dice)
    events = writer.write(atLeast: writer.dice.count(in: 3...20))
  }
}

/// Makes up what happens to an app, in phrases that belong together: a presentation and a finger
/// that catches it reach more than as many events that have nothing to do with each other.
struct ScriptWriter {
  var dice: Dice
  private let app: AppPlan
  private var events: [Event] = []
  /// Which fingers are on the screen.
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
    case presentation
    case dismissal
    case stack
    case finger
    case movement
    case time
    case system
    case source
    case hook
    case other
  }

  private mutating func addPhrase() {
    let stack = app.root.hasNavigation ? 6 : 1
    let phrase: Phrase = dice.pick(weighted: [
      (8, .presentation), (4, .dismissal), (stack, .stack), (10, .finger), (3, .movement),
      (4, .time), (1, .system), (2, .source), (4, .hook), (2, .other),
    ])
    switch phrase {
    case .presentation: add(.present(plan, inStack: dice.chance(0.15), animated: animated))
    case .dismissal: add(dismissal)
    case .stack: add(stackChange)
    case .finger: return addTouch()
    case .movement: return addMovement()
    case .time: events.append(time)
    case .system: return addSystem()
    case .source: add(sourceChange)
    case .hook: events.append(.when(dice.pick(Trigger.self), act))
    case .other: add(other)
    }
    addTime()
  }

  private mutating func add(_ act: Act) {
    events.append(.act(act))
  }

  /// Mostly there is some time between two phrases; without it, they happen in one turn.
  private mutating func addTime() {
    if dice.chance(0.8) { events.append(time) }
  }

  // MARK: Fingers

  private mutating func addTouch() {
    let finger = fingers.contains(0) ? 1 : 0
    if fingers.contains(finger) { return addRelease(of: finger) }
    fingers.insert(finger)
    let isAtEdge = dice.chance(0.3)
    events.append(
      .down(
        finger, x: isAtEdge ? dice.pick([0.01, 0.99]) : dice.number(in: 0.05...0.95),
        y: dice.number(in: 0.05...0.95)))
    for _ in 0..<dice.count(in: 1...3) { addMovement(of: finger) }
    if dice.chance(0.2) { events.append(.act(act)) }
    if dice.chance(0.8) { addRelease(of: finger) }
    addTime()
  }

  private mutating func addMovement() {
    guard let finger = fingers.sorted().first else { return addTouch() }
    addMovement(of: finger)
    if dice.chance(0.3) { addRelease(of: finger) }
  }

  private mutating func addMovement(of finger: Int) {
    let far = dice.pick(weighted: [(2, 12.0), (3, 60.0), (4, 250.0), (2, 700.0)])
    let along = (dice.number(in: 0.2...1) * far).rounded()
    let across = (dice.number(in: -0.3...0.3) * far).rounded()
    let way = dice.pick(weighted: [
      (5, (x: across, y: along)), (2, (x: across, y: -along)), (4, (x: along, y: across)),
      (2, (x: -along, y: across)),
    ])
    let seconds = dice.pick(weighted: [(2, 0), (4, 0.05), (4, 0.1), (3, 0.3)])
    events.append(.move(finger, x: way.x, y: way.y, seconds: seconds))
  }

  private mutating func addRelease(of finger: Int) {
    fingers.remove(finger)
    events.append(dice.chance(0.85) ? .lift(finger) : .cancel(finger))
  }

  // MARK: Time and system

  private var time: Event {
    mutating get {
      dice.pick(weighted: [
        (4, .run(0.02)), (6, .run(0.05)), (6, .run(0.15)), (4, .run(0.35)), (4, .settle),
        (1, .commit), (1, .stall(0.2)),
      ])
    }
  }

  private mutating func addSystem() {
    switch dice.count(in: 0...4) {
    case 0: events.append(.resize(dice.pick(ScreenSize.self)))
    case 1: events.append(.reduceMotion(dice.chance(0.5)))
    case 2: events.append(.escape)
    default:
      events.append(.deactivate)
      addTime()
      events.append(.activate)
    }
    addTime()
  }

  // MARK: What the app does

  private var animated: Bool {
    mutating get { dice.chance(0.85) }
  }

  private var plan: Int {
    mutating get { dice.count(in: 0...(app.modals.count - 1)) }
  }

  private var act: Act {
    mutating get {
      switch dice.count(in: 0...9) {
      case 0...1: .present(plan, inStack: dice.chance(0.15), animated: animated)
      case 2...4: dismissal
      case 5...6: stackChange
      case 7: sourceChange
      default: other
      }
    }
  }

  private var dismissal: Act {
    mutating get {
      dice.pick(weighted: [
        (4, .dismiss(animated: animated)), (4, .dismissOrReverse(animated: animated)),
        (1, .dismissAll(animated: animated)),
      ])
    }
  }

  private var stackChange: Act {
    mutating get {
      dice.pick(weighted: [
        (5, .push(animated: animated)), (4, .pop(animated: animated)),
        (1, .popToRoot(animated: animated)),
        (
          1,
          .setStack(
            keep: dice.count(in: 0...2), add: dice.count(in: 0...2), animated: animated)
        ),
        (1, .hideBar(dice.chance(0.5), animated: animated)),
      ])
    }
  }

  private var sourceChange: Act {
    mutating get {
      let index = dice.count(in: 0...1)
      return .source(
        dice.pick(weighted: [
          (2, .hide(index)), (2, .show(index)), (2, .remove(index)), (2, .restore(index)),
          (2, .move(index, x: dice.number(in: -200...300), y: dice.number(in: -200...900))),
          (2, .fade(index, dice.pick([0.3, 0.6, 0.9]))), (1, .turn(index, 0.3)),
          (1, .collapse(index)),
        ]))
    }
  }

  private var other: Act {
    mutating get {
      let insets = dice.pick([0.0, 11, 23])
      let alpha = dice.pick([0.7, 0.85, 0.95])
      return dice.pick(weighted: [
        (2, .tweak(.alpha(alpha))), (2, .tweak(.insets(insets))),
        (2, .tweak(.behindAlpha(alpha))), (2, .tweak(.behindInsets(insets))),
        (3, .scroll(dice.pick([0, 40, 300]), animated: dice.chance(0.3))),
        (2, .contentSize(dice.pick([0, 200, 320]))),
        (
          2,
          .answer(
            dice.pick([.thumbnail(0), .thumbnail(1), .frame, .nothing, .nonsense]))
        ),
        (2, .lock(dice.chance(0.6))), (2, .refuse(dice.chance(0.6))),
        (1, .presentTwice(plan)), (1, .replaceRoot), (3, .lose(dice.pick(Loss.self))), (3, .find),
      ])
    }
  }
}

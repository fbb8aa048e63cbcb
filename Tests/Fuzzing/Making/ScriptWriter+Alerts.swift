// What the app and the user do with alerts.
extension ScriptWriter {
  /// An alert or an action sheet, mostly from the top.
  mutating func alert() -> Act {
    let isSheet = dice.chance(0.4)
    let plan = AlertPlan(
      isSheet: isSheet, hasField: !isSheet && dice.chance(0.4), actions: dice.count(in: 1...3),
      hasCancel: dice.chance(0.6))
    return .alert(
      plan, from: dice.pick(weighted: [(6, 0), (2, 1), (1, 2)]), animated: animated())
  }

  mutating func tap() -> Event {
    .tapAlert(dice.chance(0.8) ? .button(dice.count(in: 0...2)) : .beside)
  }

  /// An alert comes over a screen or beside a transition, is answered or dismissed, and its handler
  /// acts.
  mutating func addAlert() {
    if dice.chance(0.5) {
      add(dice.chance(0.6) ? presentation() : beginning())
      if dice.chance(0.5) { addMoment() } else { addEvent(.settle) }
    }
    if dice.chance(0.2) { add(.type(isBehind: false)) }
    if dice.chance(0.6) { addEvent(.when(.handler, handling())) }
    let finger = dice.chance(0.2) ? addDown(x: 0.5, y: 0.4) : nil
    if let finger { addMovement(of: finger) }
    add(alert())
    if dice.chance(0.7) { addEvent(.settle) } else { addMoment() }
    for _ in 0..<dice.count(in: 1...3) {
      if dice.chance(0.5) { addEvent(tap()) } else { add(besideAlert()) }
      addMoment()
    }
    if let finger { addRelease(of: finger) }
    addPause()
  }

  /// What a handler does.
  private mutating func handling() -> Act {
    dice.pick(weighted: [
      (3, alert()), (3, dismissal()), (2, promise()), (2, presentation()), (2, stackChange()),
    ])
  }

  /// What an app does while an alert is on top.
  private mutating func besideAlert() -> Act {
    dice.pick(weighted: [
      (4, dismissal()), (3, promise()), (1, presentation()), (2, stackChange()), (1, alert()),
      (1, typing()), (1, act()),
    ])
  }
}

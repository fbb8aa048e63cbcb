extension Script {
  /// Creates a random app and its events.
  package init(seed: UInt64) {
    var dice = Dice(seed: seed)
    app = AppPlan(&dice)
    var writer = ScriptWriter(app: app, dice: dice)
    events = writer.write(atLeast: writer.dice.count(in: 3...20))
  }
}

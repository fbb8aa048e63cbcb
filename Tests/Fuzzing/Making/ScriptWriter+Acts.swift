// Acts of the app.
extension ScriptWriter {
  mutating func animated() -> Bool { dice.chance(0.85) }

  mutating func plan() -> Int { dice.count(in: 0...(app.modals.count - 1)) }

  /// Returns any act.
  mutating func act() -> Act {
    switch dice.count(in: 0...12) {
    case 0...4: beginning()
    case 10...12: wideAct()
    case 5...6: sourceChange()
    default: other()
    }
  }

  /// Returns an act that begins a transition.
  mutating func beginning() -> Act {
    let stack = app.root.hasNavigation || app.root.hasSides ? 4 : 1
    return switch dice.count(in: 0...(7 + stack)) {
    case 0...3: presentation()
    case 4...7: dismissal()
    default: stackChange()
    }
  }

  mutating func presentation() -> Act {
    .present(plan(), inStack: dice.chance(0.15), animated: animated())
  }

  mutating func dismissal() -> Act {
    dice.pick(weighted: [
      (4, .dismiss(animated: animated())), (4, .dismissOrReverse(animated: animated())),
      (1, .dismissAll(animated: animated())),
    ])
  }

  mutating func stackChange() -> Act {
    guard !app.root.hasSides || app.root == .deckInStack && dice.chance(0.5) else {
      if app.root.hasDeck || app.root == .tabs, dice.chance(0.2) {
        return .replaceSides(keep: dice.count(in: 0...2))
      }
      if app.hasStacksBeside, dice.chance(0.3) { return stackStep() }
      if app.root == .container, dice.chance(0.6) { return drive() }
      return .select(dice.count(in: 0...2), animated: animated())
    }
    return dice.pick(weighted: [
      (9, stackStep()), (1, .popToRoot(animated: animated())), (1, stackReplacement()),
      (1, .hideBar(dice.chance(0.5), animated: animated())),
    ])
  }

  /// Something that a stack is asked for most.
  mutating func stackStep() -> Act {
    dice.pick(weighted: [
      (6, .push(animated: animated())), (3, .pop(animated: animated())),
      (2, .popOrReverse(animated: animated())),
    ])
  }

  /// What an app does that drives its own container.
  mutating func drive() -> Act {
    dice.pick(weighted: [
      (4, .drive(dice.pick([0, 0.3, 0.7, 1]))), (2, .letGo(finishes: dice.chance(0.5))),
      (2, .endNow),
    ])
  }

  mutating func stackReplacement() -> Act {
    .setStack(keep: dice.count(in: 0...2), add: dice.count(in: 0...2), animated: animated())
  }

  mutating func sourceChange() -> Act {
    let index = dice.count(in: 0...1)
    let (x, y) = (dice.number(in: -200...300), dice.number(in: -200...900))
    return .source(
      dice.pick(weighted: [
        (2, .hide(index)), (2, .show(index)), (2, .remove(index)), (2, .restore(index)),
        (2, .move(index, x: x.rounded(), y: y.rounded())),
        (2, .fade(index, dice.pick([0.3, 0.6, 0.9, 1]))), (1, .turn(index, 0.3)),
        (1, .collapse(index)),
      ]))
  }

  /// Returns an act that begins no transition, or begins one in a wrong way.
  mutating func other() -> Act {
    dice.pick(weighted: [
      (9, tweak()), (3, .scroll(dice.pick([0, 40, 300]), animated: dice.chance(0.3))),
      (2, .contentSize(dice.pick([0, 200, 320]))), (2, .content(contentChange())),
      (2, .answer(dice.pick([.thumbnail(0), .thumbnail(1), .frame, .nothing, .nonsense]))),
      (2, .lock(dice.chance(0.6))), (2, .refuse(dice.chance(0.6))), (1, .presentTwice(plan())),
      (2, .presentAgain(animated: animated())), (1, .replaceRoot),
      (2, .lose(dice.pick(Loss.self))), (2, .find), (2, splashChange()),
    ])
  }

  mutating func contentChange() -> ContentChange {
    let number = dice.count(in: 0...3)
    return dice.pick(weighted: [
      (2, .reload), (2, .insert(number)), (2, .remove(number * 4)),
      (2, .show(number * 9, animated: animated())), (3, .turn(number, animated: animated())),
    ])
  }

  mutating func splashChange() -> Act {
    dice.pick(weighted: [
      (4, .cover(animated: animated())), (2, .coverAgain(animated: animated())),
      (7, .open(animated: animated())),
    ])
  }

  mutating func tweak() -> Act {
    let insets = dice.pick([0.0, 11, 23])
    let (alpha, isOn) = (dice.pick([0.7, 0.85, 0.95]), dice.chance(0.5))
    return .tweak(
      dice.pick(weighted: [
        (2, .alpha(alpha)), (2, .insets(insets)), (2, .behindAlpha(alpha)),
        (2, .behindInsets(insets)), (1, .touches(isOn)), (1, .clips(isOn)),
        (1, .behindTouches(isOn)), (1, .behindClips(isOn)),
        (1, .text(dice.count(in: 0...30))), (1, .behindText(dice.count(in: 0...30))),
      ]))
  }
}

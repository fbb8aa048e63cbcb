extension Event {
  /// Simpler events, the simplest first.
  var simpler: [Event] {
    switch self {
    case .down(let finger, let x, let y):
      [
        .down(0, x: 0.5, y: 0.3), .down(finger, x: 0.5, y: 0.3), .down(finger, x: 0.5, y: y),
        .down(finger, x: x, y: 0.3),
      ]
    case .trackpad(let finger, let x, let y): [.down(finger, x: x, y: y)]
    case .move(let finger, let x, let y, let seconds):
      [
        .move(finger, x: 0, y: y, seconds: 0), .move(finger, x: x, y: 0, seconds: 0),
        .move(finger, x: x, y: y, seconds: 0), .move(finger, x: 0, y: y, seconds: seconds),
        .move(finger, x: x, y: 0, seconds: seconds),
        .move(finger, x: (x / 2).rounded(), y: (y / 2).rounded(), seconds: seconds),
      ]
    case .tapAlert(let spot): spot == .button(0) ? [] : [.tapAlert(.button(0))]
    case .cancel(let finger): [.lift(finger)]
    case .settle: [.run(0.02)]
    case .run(let seconds): [.settle, .commit] + (seconds > 0.05 ? [.run(0.05)] : [])
    case .stall: [.run(0.05)]
    case .act(let act): act.simpler.map(Event.act)
    case .when(let trigger, let act):
      [.act(act)] + act.simpler.map { Event.when(trigger, $0) }
    case .background: [.deactivate]
    case .lift, .commit, .resize, .deactivate, .activate, .reduceMotion, .dark, .escape: []
    }
  }
}

extension Act {
  /// Simpler acts.
  var simpler: [Act] {
    switch self {
    case .present(let plan, let inStack, let animated):
      [.present(0, inStack: false, animated: true)]
        + (inStack ? [.present(plan, inStack: false, animated: animated)] : [])
        + (plan > 0 ? [.present(0, inStack: inStack, animated: animated)] : [])
    case .presentOrWait(let plan, let level, let animated):
      [.present(plan, inStack: false, animated: animated)]
        + (plan > 0 ? [.presentOrWait(0, from: level, animated: animated)] : [])
        + (level > 0 ? [.presentOrWait(plan, from: 0, animated: animated)] : [])
        + (animated ? [] : [.presentOrWait(plan, from: level, animated: true)])
    case .alert(let plan, let index, let animated):
      (plan == AlertPlan() ? [] : [.alert(AlertPlan(), from: index, animated: animated)])
        + (index > 0 ? [.alert(plan, from: 0, animated: animated)] : [])
        + (animated ? [] : [.alert(plan, from: index, animated: true)])
    case .presentTwice: [.present(0, inStack: false, animated: true)]
    case .dismissAll(let animated): [.dismiss(animated: animated)]
    case .within(let wrapping, let act):
      [act] + act.simpler.map { Act.within(wrapping, $0) }
        + (wrapping == .block ? [] : [.within(.block, act)])
    case .move(let view, let property, let kind):
      (kind == .block || kind.isOfLayer ? [] : [.move(view, property, .block)])
        + (view == .front ? [] : [.move(.front, property, kind)])
    case .promise(let index, let animated):
      (index > 0 ? [.promise(0, animated: animated)] : [])
        + (animated ? [] : [.promise(index, animated: true)])
    case .promiseAbove(let index, let animated):
      [.promise(index, animated: animated)]
        + (index > 0 ? [.promiseAbove(0, animated: animated)] : [])
        + (animated ? [] : [.promiseAbove(index, animated: true)])
    case .promiseLast(let animated): [.promise(0, animated: animated)]
    case .dismissOrReverse(let animated): [.dismiss(animated: animated)]
    case .cover(true): [.cover(animated: false)]
    case .coverAgain(let animated):
      [.cover(animated: animated)] + (animated ? [.coverAgain(animated: false)] : [])
    case .open(false): [.open(animated: true)]
    case .select(let index, false): [.select(index, animated: true)]
    case .popToRoot(let animated), .popOrReverse(let animated): [.pop(animated: animated)]
    case .setStack(_, _, let animated):
      [
        .push(animated: true), .pop(animated: true),
        .setStack(keep: 1, add: 1, animated: animated),
      ]
    default: []
    }
  }
}

extension EffectPlan {
  /// Simpler effects.
  var simpler: [EffectPlan] {
    switch self {
    case .zoom(let source): source == .behind(0) ? [] : [.zoom(.behind(0))]
    case .match(let source): [.zoom(source)] + (source == .behind(0) ? [] : [.match(.behind(0))])
    default: []
    }
  }
}

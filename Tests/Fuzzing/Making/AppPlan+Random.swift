@_spi(Simulator) import UIKitSimulator

extension AppPlan {
  /// Creates a random app; about half of the choices are the defaults.
  init(_ dice: inout Dice) {
    device = DevicePlan(&dice)
    root = dice.pick(weighted: [
      (4, .screen), (4, .navigation), (1, .inset), (2, .nestedNavigation), (2, .deck),
      (2, .deckInStack),
      (2, .tabs), (2, .container),
    ])
    contents = (0..<dice.count(in: 1...3)).map { _ in
      dice.pick(weighted: [
        (3, .plain), (4, .scroll), (1, .pager), (2, .pagesOfScrolls), (1, .controls), (2, .list),
        (1, .pages),
      ])
    }
    modals = (0..<dice.count(in: 1...3)).map { _ in ModalPlan(&dice) }
    stack = StackPlan(&dice)
    splash = dice.pick(weighted: [(4, .view), (2, .path), (1, .nothing)])
    hasStacksBeside = dice.chance(0.3)
    hasTabObjects = root == .tabs && dice.chance(0.3)
    hasPinnedScreens = root == .container && dice.chance(0.5)
    hasConstrainedContent = dice.chance(0.4)
    hasTwin = dice.chance(0.25)
    opener = dice.chance(0.2) ? (dice.chance(0.5) ? .up : dice.pick(DirectionPlan.self)) : nil
    if dice.chance(0.1) {
      firstAct =
        root.hasSides ? .select(dice.count(in: 1...2), animated: true) : .push(animated: true)
    }
    guard dice.chance(0.2) else { return }
    // All screens zoom out of the same thumbnail.
    let zoom = EffectPlan.zoom(.first(dice.count(in: 0...1)))
    for index in modals.indices { modals[index].effect = zoom }
    stack.effect = zoom
  }
}

extension DevicePlan {
  init(_ dice: inout Dice) {
    size = dice.pick(weighted: [(8, .phone), (2, .landscape), (1, .small), (1, .tablet)])
    refreshRate = dice.pick(weighted: [(6, 60), (2, 120), (1, 30)])
    variant = dice.chance(0.5) ? 0 : dice.count(in: 0...(Simulator.Variant.extended.count - 1))
    reducesMotion = dice.chance(0.1)
    isRightToLeft = dice.chance(0.15)
  }
}

extension ModalPlan {
  init(_ dice: inout Dice) {
    way = dice.pick(weighted: [
      (10, .using), (3, .assigned), (2, .fullScreen), (1, .overFullScreen), (1, .currentContext),
      (1, .overCurrentContext), (3, .handWritten), (1, .handWrittenStrict), (1, .sheet),
    ])
    effect = EffectPlan(&dice)
    timing = TimingPlan(&dice)
    gesture = dice.chance(0.2) ? nil : GesturePlan(&dice)
    isEager = dice.chance(0.2)
    isSheet = dice.chance(0.15)
    animator = AnimatorPlan(&dice)
    layout = dice.pick(weighted: [
      (8, .fill), (3, .card), (2, .bottomSheet), (1, .custom), (1, .nonsense), (1, .negative),
    ])
    backdrop = dice.pick(BackdropPlan.self)
    cornerRadius = dice.chance(0.7) ? 0 : dice.number(in: 0...60)
    dismissesOnTapOutside = dice.chance(0.4)
    removesPresenter = dice.chance(0.2)
  }
}

extension AnimatorPlan {
  init(_ dice: inout Dice) {
    self = dice.pick(weighted: [
      (5, .kit), (2, .property), (1, .keeping), (2, .block), (2, .leaving), (1, .layer),
      (1, .silent),
      (1, .silentProperty),
    ])
  }
}

extension GesturePlan {
  init(_ dice: inout Dice) {
    // Downward, where stories scroll, too.
    let direction = dice.chance(0.5) ? .down : dice.pick(DirectionPlan.self)
    self = dice.chance(0.5) ? .drag(direction) : .pan(direction)
  }
}

extension StackPlan {
  init(_ dice: inout Dice) {
    way = dice.pick(weighted: [
      (6, .attached), (2, .attachedWithDelegate), (2, .attachedWithAnimators),
      (1, .attachedWithoutEffect),
      (2, .assigned),
      (1, .system),
    ])
    effect = EffectPlan(&dice)
    timing = TimingPlan(&dice)
    animator = AnimatorPlan(&dice)
    gesture = dice.pick(weighted: [(4, .edge), (4, .fullWidth), (4, .drag), (1, nil)])
    isEager = dice.chance(0.2)
    hidesBar = dice.chance(0.3)
    hasLargeTitles = dice.chance(0.2)
  }
}

extension EffectPlan {
  init(_ dice: inout Dice) {
    self = dice.pick(weighted: [
      (5, .fade), (9, .zoom(SourcePlan(&dice))), (3, .match(SourcePlan(&dice))),
      (5, .kit(dice.pick(KitEffectPlan.allCases))), (2, .slide), (2, .turn), (2, .curtain),
      (2, .pairs), (1, .still),
    ])
  }
}

extension SourcePlan {
  init(_ dice: inout Dice) {
    let thumbnail = dice.count(in: 0...1)
    self = dice.pick(weighted: [
      (4, .first(thumbnail)), (4, .behind(thumbnail)), (1, .frame), (1, .frameInView),
      (2, .provider),
    ])
  }
}

extension TimingPlan {
  init(_ dice: inout Dice) {
    self = dice.pick(weighted: [(6, .own), (2, .quick), (2, .spring), (1, .linear), (1, .none)])
  }
}

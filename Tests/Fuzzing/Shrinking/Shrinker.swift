/// Shrinks a script as long as it has the same finding.
package struct Shrinker {
  private let isSame: (Script) -> Bool
  /// The number of further scripts to try.
  private var patience: Int
  private var script: Script

  /// Shrinks a script.
  ///
  /// - Parameters:
  ///   - script: A script with a finding.
  ///   - patience: The largest number of scripts to try.
  ///   - isSame: Whether another script has the same finding.
  /// - Returns: The shortest script found.
  package static func shrink(
    _ script: Script, patience: Int = 2000, while isSame: @escaping (Script) -> Bool
  ) -> Script {
    var shrinker = Shrinker(isSame: isSame, patience: patience, script: script)
    shrinker.run()
    return shrinker.script
  }

  private mutating func run() {
    var former: Script?
    while former != script, patience > 0 {
      former = script
      dropEvents()
      for index in script.events.indices {
        tryAll(script.events[index].simpler) { $0.events[index] = $1 }
      }
      simplifyApp()
    }
  }

  /// Removes as many consecutive events as possible, long runs first.
  private mutating func dropEvents() {
    var length = max(1, script.events.count / 2)
    while length > 0 {
      var start = 0
      while start < script.events.count {
        var candidate = script
        candidate.events.removeSubrange(start..<min(start + length, candidate.events.count))
        if !take(candidate) { start += length }
      }
      length /= 2
    }
  }

  /// Replaces each part of the app by its simplest form.
  private mutating func simplifyApp() {
    if script.app.contents.count > 1 {
      tryAll(script.app.contents.indices.map { $0 }) { $0.app.contents.remove(at: $1) }
    }
    for index in script.app.contents.indices where script.app.contents[index] != .plain {
      tryAll([ContentKind.plain, .scroll]) { $0.app.contents[index] = $1 }
    }
    simplifyModals()
    let plain = AppPlan()
    tryAll([plain.root, .navigation]) { $0.app.root = $1 }
    tryAll([plain.device.size]) { $0.app.device.size = $1 }
    tryAll([plain.device.refreshRate]) { $0.app.device.refreshRate = $1 }
    tryAll(Array(0..<script.app.device.variant)) { $0.app.device.variant = $1 }
    tryAll([false]) { $0.app.device.reducesMotion = $1 }
    tryAll([false]) { $0.app.device.isRightToLeft = $1 }
    tryAll([plain.splash]) { $0.app.splash = $1 }
    tryAll([false]) { $0.app.hasStacksBeside = $1 }
    tryAll([false]) { $0.app.hasTabObjects = $1 }
    tryAll([false]) { $0.app.hasPinnedScreens = $1 }
    tryAll([false]) { $0.app.hasConstrainedContent = $1 }
    tryAll([false]) { $0.app.hasTwin = $1 }
    tryAll([nil]) { $0.app.opener = $1 }
    tryAll([nil]) { $0.app.firstAct = $1 }
    tryAll([plain.stack]) { $0.app.stack = $1 }
    tryAll([plain.stack.way]) { $0.app.stack.way = $1 }
    tryAll([.fade] + script.app.stack.effect.simpler) { $0.app.stack.effect = $1 }
    tryAll([plain.stack.timing]) { $0.app.stack.timing = $1 }
    tryAll([plain.stack.gesture, nil]) { $0.app.stack.gesture = $1 }
    tryAll([.kit, .block]) { $0.app.stack.animator = $1 }
    tryAll([false]) { $0.app.stack.isEager = $1 }
    tryAll([false]) { $0.app.stack.hidesBar = $1 }
    tryAll([false]) { $0.app.stack.hasLargeTitles = $1 }
  }

  private mutating func simplifyModals() {
    if script.app.modals.count > 1 {
      tryAll(script.app.modals.indices.map { $0 }) { $0.app.modals.remove(at: $1) }
    }
    let plain = ModalPlan()
    for index in script.app.modals.indices {
      tryAll([plain]) { $0.app.modals[index] = $1 }
      tryAll([plain.way, .assigned]) { $0.app.modals[index].way = $1 }
      tryAll([.fade] + script.app.modals[index].effect.simpler) {
        $0.app.modals[index].effect = $1
      }
      tryAll([plain.timing]) { $0.app.modals[index].timing = $1 }
      tryAll([nil, .pan(.down), .drag(.down)]) { $0.app.modals[index].gesture = $1 }
      tryAll([false]) { $0.app.modals[index].isEager = $1 }
      tryAll([false]) { $0.app.modals[index].isSheet = $1 }
      tryAll([.kit, .block]) { $0.app.modals[index].animator = $1 }
      tryAll([plain.layout, .card]) { $0.app.modals[index].layout = $1 }
      tryAll([plain.backdrop]) { $0.app.modals[index].backdrop = $1 }
      tryAll([plain.cornerRadius]) { $0.app.modals[index].cornerRadius = $1 }
      tryAll([false]) { $0.app.modals[index].dismissesOnTapOutside = $1 }
      tryAll([false]) { $0.app.modals[index].removesPresenter = $1 }
    }
  }

  /// Uses the first of several values with the same finding.
  private mutating func tryAll<Value>(_ values: [Value], _ set: (inout Script, Value) -> Void) {
    for value in values {
      var candidate = script
      set(&candidate, value)
      if candidate == script || take(candidate) { return }
    }
  }

  private mutating func take(_ candidate: Script) -> Bool {
    guard patience > 0 else { return false }
    patience -= 1
    guard isSame(candidate) else { return false }
    script = candidate
    return true
  }
}

import UIKit
import UIKitSimulator

/// The phone, and while the user compares, a second one that receives the same input.
@MainActor struct LivePhones {
  /// The phones, from left to right.
  private(set) var all = [LivePhone()]
  /// The index of the phone that the menus change, and that is saved.
  private(set) var side = 0

  var chosen: LivePhone { all[side] }
  var isComparing: Bool { all.count > 1 }
  var areAtRest: Bool { all.allSatisfy(\.isAtRest) }

  /// Performs an action on both phones; a choice of a transition is for one of them.
  func perform(_ action: LiveAction) {
    switch action {
    case .choose, .tweak, .tweaked: chosen.perform(action)
    default: for phone in all { phone.perform(action) }
    }
  }

  func step() {
    for phone in all { phone.step() }
  }

  /// Chooses the phone that the menus change.
  mutating func choose(_ side: Int) {
    if all.indices.contains(side) { self.side = side }
  }

  /// Starts over with new phones, whose menus and settings stay as they are.
  mutating func startOver(with start: LiveStart) {
    all = all.map { old in
      let phone = LivePhone(start)
      for action in old.choices + old.settings { phone.perform(action) }
      return phone
    }
  }

  /// Starts over with two phones, of which the second has the system's transitions, or with one.
  mutating func compare(_ isOn: Bool) {
    guard isOn != isComparing else { return }
    if isOn {
      let second = LivePhone()
      for action in all[0].settings { second.perform(action) }
      second.perform(.choose(.effect, Trial.systemEffect))
      all.append(second)
      side = 1
    } else {
      all.removeLast()
      side = 0
    }
    startOver(with: all[0].history.start.hasApp ? all[0].history.start : .app)
  }
}

import MatchCut
import UIKit
import UIKitFilm
@_spi(Simulator) import UIKitSimulator

/// The events of a view with a cover, with their times.
package struct BindingScript: CustomStringConvertible {
  /// A view with a cover: the first one, one beside it, or one in the content of the first cover.
  enum Place: String, CustomDebugStringConvertible {
    case outer, sibling, inner

    var debugDescription: String { ".\(rawValue)" }
  }

  enum Act {
    /// The state of a cover changes.
    case set(Int?, Place, isAnimated: Bool)
    /// A sheet of the system is presented, or closes.
    case openSheet, closeSheet
    /// Code dismisses the screen, or everything that is presented.
    case dismiss(isAnimated: Bool)
    case dismissAll
    case presentOther
    /// The content changes.
    case changeContent
    /// The view leaves the window, or returns to it.
    case detach, attach
    /// The view is removed for good.
    case remove
    case refuse(Bool)
    case touchDown(CGPoint)
    case move(CGVector)
    case lift, cancelTouch
    case enterBackground, activate
  }

  /// The transition of each cover.
  enum Look: CaseIterable {
    case cover, coverWithoutGesture, draggedZoom, roundedCard
    /// One in whose place the view leaves the window.
    case coverInPlace
  }

  let look: Look
  let variant: Int
  /// Whether the second view is updated before the first one.
  let isSiblingFirst: Bool
  var events: [(act: Act, wait: Double)]

  /// Creates a random script.
  package init(seed: UInt64) {
    var dice = Dice(seed: seed)
    look = dice.pick(Look.self)
    variant = dice.count(in: 0...(Simulator.Variant.all.count - 1))
    isSiblingFirst = dice.chance(0.5)
    events = []
    var isTouching = false
    for _ in 0..<dice.count(in: 3...14) {
      if dice.chance(0.1) {
        events += Self.exchange(&dice)
        continue
      }
      let act = Self.act(&dice, isTouching: isTouching)
      switch act {
      case .touchDown: isTouching = true
      case .lift, .cancelTouch: isTouching = false
      default: break
      }
      events.append(
        (act, dice.chance(0.25) ? 0 : dice.number(in: 0...(dice.chance(0.3) ? 1 : 0.2))))
    }
  }

  package var count: Int { events.count }

  package var description: String {
    let order = isSiblingFirst ? "the sibling first" : "in order"
    return
      (["\(look), variant \(variant), \(order)"] + events.map { "  \($0.act), then \($0.wait) s" })
      .joined(separator: "\n")
  }

  private static func act(_ dice: inout Dice, isTouching: Bool) -> Act {
    if isTouching, dice.chance(0.7) {
      let vector = CGVector(
        dx: dice.number(in: -60...60), dy: dice.number(in: dice.chance(0.7) ? 0...250 : -200...0))
      return dice.pick(weighted: [(6, .move(vector)), (3, .lift), (1, .cancelTouch)])
    }
    let id = dice.chance(0.45) ? nil : dice.count(in: 1...2)
    let point = CGPoint(x: dice.number(in: 20...370), y: dice.number(in: 100...700))
    let place: Place = dice.pick(weighted: [(4, .outer), (2, .sibling), (2, .inner)])
    return dice.pick(weighted: [
      (12, .set(id, place, isAnimated: dice.chance(0.85))), (1, .openSheet), (1, .closeSheet),
      (2, .dismiss(isAnimated: dice.chance(0.8))), (1, .dismissAll), (1, .presentOther),
      (1, .changeContent), (1, .detach), (2, .attach), (1, .remove), (1, .refuse(dice.chance(0.5))),
      (isTouching ? 0 : 8, .touchDown(point)), (1, .enterBackground), (2, .activate),
    ])
  }

  /// One cover, or a sheet, gives way to another one, in either order and some frames apart.
  private static func exchange(_ dice: inout Dice) -> [(act: Act, wait: Double)] {
    let (one, other): (Place, Place) = dice.chance(0.5) ? (.outer, .sibling) : (.sibling, .outer)
    let isSheet = dice.chance(0.3)
    let first = isSheet ? Act.openSheet : .set(1, one, isAnimated: true)
    let steps = [
      isSheet ? Act.closeSheet : .set(nil, one, isAnimated: true),
      .set(2, other, isAnimated: true),
    ]
    let apart = dice.chance(0.4) ? 0 : (Double(dice.count(in: 1...18)) / 0.6).rounded(.down) / 100
    let order = dice.chance(0.5) ? steps : steps.reversed()
    return [(first, 1), (order[0], apart), (order[1], dice.number(in: 0...1))]
  }

  /// Plays the script.
  ///
  /// - Returns: What is wrong; empty if nothing is.
  @MainActor package func play() -> [String] { play(on: app()) }

  /// Draws eight moments.
  @MainActor package func strip() -> String {
    let app = app()
    return app.simulator.film { _ = play(on: app) }.strip(of: 8)
  }

  @MainActor private func app() -> BindingApp {
    BindingApp(look, variant: Simulator.Variant.all[variant], isSiblingFirst: isSiblingFirst)
  }

  @MainActor private func play(on app: BindingApp) -> [String] {
    for event in events { app.play(event.act, wait: event.wait) }
    return app.judge()
  }

  /// Removes what is not needed for the finding.
  @MainActor package func shrunk() -> BindingScript {
    var best = self
    var index = 0
    while index < best.events.count {
      var candidate = best
      candidate.events.remove(at: index)
      if candidate.play().isEmpty { index += 1 } else { best = candidate }
    }
    return best
  }
}

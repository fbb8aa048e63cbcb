import MatchCut
import UIKit
@_spi(Simulator) import UIKitSimulator

/// The events of an app with covers, with their times.
package struct BindingScript: CustomStringConvertible {
  enum Act {
    /// The state of a cover changes.
    case set(Int?, of: Cover, isAnimated: Bool)
    /// Code dismisses the screen, or everything that is presented.
    case dismiss(isAnimated: Bool)
    case dismissAll
    /// Something that is not bound is presented, or dismissed.
    case presentOther, dismissOther
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

  /// A cover of the app: two of one screen, and one in the content of the first.
  enum Cover: CaseIterable {
    case outer, inner, second
  }

  /// The transition of each cover.
  enum Look: CaseIterable {
    case cover, coverWithoutGesture, draggedZoom, scaledCard
  }

  let look: Look
  let variant: Int
  var events: [(act: Act, wait: Double)]

  /// Creates a random script.
  package init(seed: UInt64) {
    var dice = Dice(seed: seed)
    look = dice.pick(Look.self)
    variant = dice.count(in: 0...(Simulator.Variant.all.count - 1))
    events = []
    var isTouching = false
    for _ in 0..<dice.count(in: 3...14) {
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
    (["\(look), variant \(variant)"] + events.map { "  \($0.act), then \($0.wait) s" })
      .joined(separator: "\n")
  }

  private static func act(_ dice: inout Dice, isTouching: Bool) -> Act {
    if isTouching, dice.chance(0.7) {
      let vector = CGVector(
        dx: dice.number(in: -60...60), dy: dice.number(in: dice.chance(0.7) ? 0...250 : -200...0))
      return dice.pick(weighted: [(6, .move(vector)), (3, .lift), (1, .cancelTouch)])
    }
    let id = dice.chance(0.45) ? nil : dice.count(in: 1...2)
    let cover = dice.chance(0.55) ? Cover.outer : dice.pick(Cover.self)
    let point = CGPoint(x: dice.number(in: 20...370), y: dice.number(in: 100...700))
    return dice.pick(weighted: [
      (12, .set(id, of: cover, isAnimated: dice.chance(0.85))),
      (2, .dismiss(isAnimated: dice.chance(0.8))), (1, .dismissAll), (1, .presentOther),
      (1, .dismissOther), (1, .changeContent), (1, .detach), (2, .attach), (1, .remove),
      (1, .refuse(dice.chance(0.5))),
      (isTouching ? 0 : 8, .touchDown(point)), (1, .enterBackground), (2, .activate),
    ])
  }

  /// Plays the script.
  ///
  /// - Returns: What is wrong; empty if nothing is.
  @MainActor package func play() -> [String] {
    let app = BindingApp(look, variant: Simulator.Variant.all[variant])
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

import MatchCut
import UIKit
import UIKitSimulator

/// An effect for tests of transitions, and its expected look.
///
/// The table is ``all``: a new effect gets a row there, and is tested wherever effects are.
struct TestEffect: CustomStringConvertible, Sendable {
  /// The dimming of the screen behind a presentation.
  var dimming: UIColor {
    UIColor(white: 0, alpha: self == .zoom || self == .matchedZoom ? 0.15 : 0.2)
  }

  /// The expected look at a progress from away to settled, in a scene.
  typealias Look = @Sendable (_ part: CGFloat, _ scene: EffectScene) -> EffectLook

  let description: String
  /// Whether it moves the screen with its transform.
  let usesTransform: Bool
  /// Whether it moves or fades the screen behind, too.
  let movesBack: Bool
  /// Whether the screen moves as a whole after a drag, by its position and its size.
  let fliesAsWhole: Bool
  /// Whether it disappears as the reverse of how it appears.
  let mirrors: Bool
  private let make: @Sendable (ZoomSource) -> any TransitionEffect
  private let look: Look

  /// Creates a row of the table.
  init(
    _ description: String, usesTransform: Bool = false, movesBack: Bool = false,
    fliesAsWhole: Bool = true, mirrors: Bool = true,
    _ make: @escaping @Sendable (ZoomSource) -> any TransitionEffect, look: @escaping Look
  ) {
    self.usesTransform = usesTransform
    self.movesBack = movesBack
    self.fliesAsWhole = fliesAsWhole
    self.mirrors = mirrors
    self.description = description
    self.make = make
    self.look = look
  }

  /// Any effect, whose expected look is that of the test.
  init(_ effect: any TransitionEffect) {
    self.init("\(type(of: effect))", { _ in effect }, look: { _, scene in scene.atRest })
  }

  /// The effect, played from a source if it has one.
  func effect(from source: ZoomSource) -> any TransitionEffect {
    make(source)
  }

  /// The effect, played from a view if it has a source.
  @MainActor func effect(from view: UIView) -> any TransitionEffect {
    make(.view(view))
  }

  /// The expected look at a progress from away, 0, to settled, 1, with a linear curve.
  func look(at part: CGFloat, in scene: EffectScene) -> EffectLook {
    look(part, scene)
  }

  /// Whether it has its own clip around the screen, which is clipped at the bottom during a drag.
  var cutsOff: Bool { self == .zoom || self == .matchedZoom }

  /// The longest distance that an edge of the screen moves, in points.
  func travel(in scene: EffectScene) -> CGFloat {
    look(at: 0, in: scene).frame.distance(to: look(at: 1, in: scene).frame)
  }
}

extension TestEffect {
  /// Every effect of the kit, and effects of apps, which move the screen.
  static let all: [TestEffect] = [zoom, fade, slide, lean] + kit

  /// Effects of different kinds: with a clip, by opacity, by position, by transform, and in 3D
  /// together with the screen behind.
  static let kinds: [TestEffect] = [zoom, fade, slide, lean, flip]

  /// The parameters with which the effect is tested.
  ///
  /// The zoom is tested with all of them, each other kind in each row with alternating columns, and
  /// the rest once: what two effects of one kind share is tested once.
  func cells<Row, Column>(
    of rows: [Row], _ columns: [Column]
  ) -> [(row: Row, column: Column)] {
    let index = Self.all.firstIndex(of: self) ?? 0
    if self == .zoom { return rows.flatMap { row in columns.map { (row, $0) } } }
    guard Self.kinds.contains(self) else {
      return [(rows[index % rows.count], columns[index % columns.count])]
    }
    return rows.enumerated().map { ($0.element, columns[($0.offset + index) % columns.count]) }
  }

  static let zoom = TestEffect(
    "zoom", mirrors: false, { .zoom(from: $0) },
    look: { part, scene in
      let (source, rest) = (scene.source, scene.rest)
      let small = max(source.width / rest.width, source.height / rest.height)
      let scale = small.interpolated(to: 1, at: part)
      // While it appears, the clip is scaled together with the page in it.
      let unit = scene.isComing ? small : 1
      let size = scene.isComing ? scale : 1
      func length(_ one: CGFloat, _ other: CGFloat) -> CGFloat {
        (one / unit).interpolated(to: other, at: part) * size
      }
      let center = CGPoint(
        x: source.midX.interpolated(to: rest.midX, at: part),
        y: source.midY.interpolated(to: rest.midY, at: part))
      let width = length(source.width, rest.width)
      let height = length(source.height, rest.height)
      return EffectLook(
        frame: CGRect(
          x: center.x - width / 2, y: center.y - height / 2, width: width, height: height),
        cornerRadius: length(scene.sourceRadius, scene.displayRadius), scale: scale,
        sourceAlpha: .hidden)
    })

  static let fade = TestEffect(
    "fade", { _ in .fade },
    look: { part, scene in
      var look = scene.atRest
      look.alpha = EffectLook.alpha(at: part)
      return look
    })

  /// Moves the screen by its center.
  static let slide = TestEffect(
    "slide", { _ in SlideEffect() },
    look: { part, scene in
      var look = scene.atRest
      let side: CGFloat = scene.isRightToLeft ? -1 : 1
      look.frame = scene.rest.offsetBy(
        dx: scene.isModal ? 0 : side * scene.container.width * (1 - part),
        dy: scene.isModal ? scene.container.height * (1 - part) : 0)
      return look
    })

  /// Moves and scales the screen with its transform.
  static let lean = TestEffect(
    "lean", usesTransform: true, { _ in LeanEffect() },
    look: { part, scene in
      let scale = 0.4 + 0.6 * part
      let size = CGSize(width: scene.rest.width * scale, height: scene.rest.height * scale)
      var look = scene.atRest
      look.frame = CGRect(
        x: scene.rest.midX - size.width / 2 - 60 * (1 - part),
        y: scene.rest.midY - size.height / 2 + 200 * (1 - part), width: size.width,
        height: size.height)
      look.alpha = 0.2 + 0.8 * part
      look.cornerRadius *= scale
      look.scale = scale
      return look
    })

  /// Effects combined with other values in turn: each effect and each value at least once.
  static func inTurns<Thing>(with things: [Thing]) -> [(effect: TestEffect, thing: Thing)] {
    (0..<max(all.count, things.count)).map { index in
      // Shifted by one in each round, so that a value meets another effect in the next one.
      (all[(index + index / all.count) % all.count], things[index % things.count])
    }
  }
}

extension TestEffect: Hashable {
  static func == (one: TestEffect, other: TestEffect) -> Bool {
    one.description == other.description
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}

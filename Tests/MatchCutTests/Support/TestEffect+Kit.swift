import MatchCut
import UIKit

extension TestEffect {
  /// The effects of the kit except the zoom and the fade.
  static let kit: [TestEffect] = [
    slideFromLeading, coverFromBottom, push, scale, circle, flip, sharedX, sharedZ, fadeThrough,
    combined, matchedZoom,
  ]

  private static let slideFromLeading = TestEffect(
    "slide from leading", movesBack: true, { _ in .slide(from: .leading) },
    look: { part, scene in
      var look = scene.atRest
      look.frame = scene.rest.offsetBy(dx: scene.leading * (1 - part), dy: 0)
      if scene.hasBack { look.back = scene.rest.offsetBy(dx: scene.trailing * part, dy: 0) }
      return look
    })

  static let coverFromBottom = TestEffect(
    "cover from bottom", { _ in .cover(from: .bottom) },
    look: { part, scene in
      var look = scene.atRest
      let distance = scene.container.maxY - scene.rest.minY
      look.frame = scene.rest.offsetBy(dx: 0, dy: distance * (1 - part))
      return look
    })

  private static let push = TestEffect(
    "push", movesBack: true, { _ in .push },
    look: { part, scene in
      var look = scene.atRest
      look.frame = scene.rest.offsetBy(dx: scene.trailing * (1 - part), dy: 0)
      look.cornerRadius = scene.displayRadius
      if scene.hasBack { look.back = scene.rest.offsetBy(dx: -0.3 * scene.trailing * part, dy: 0) }
      return look
    })

  private static let scale = TestEffect(
    "scale", usesTransform: true, { _ in .scale },
    look: { part, scene in
      var look = scene.atRest.scaled(by: 0.8 + 0.2 * part)
      look.alpha = EffectLook.alpha(at: part)
      return look
    })

  private static let circle = TestEffect(
    "circle", fliesAsWhole: false, { .circle(from: $0) },
    look: { part, scene in
      let radius = hypot(scene.rest.width, scene.rest.height) / 2 * part
      let center = CGPoint(
        x: scene.source.midX.interpolated(to: scene.rest.midX, at: part),
        y: scene.source.midY.interpolated(to: scene.rest.midY, at: part))
      var look = scene.atRest
      look.frame = CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius
      ).intersection(scene.rest)
      look.cornerRadius = max(radius, scene.restRadius)
      return look
    })

  /// Of a 3D rotation, the headless UIKit draws only the part in the plane.
  static let flip = TestEffect(
    "flip", movesBack: true, fliesAsWhole: false, { _ in .flip },
    look: { part, scene in
      func turned(_ width: CGFloat) -> CGRect {
        CGRect(
          x: scene.rest.midX - scene.rest.width * width / 2, y: scene.rest.minY,
          width: scene.rest.width * width, height: scene.rest.height)
      }
      let turn = scene.hasBack ? max(2 * part - 1, 0) : part
      var look = scene.atRest
      look.frame = turned(turn)
      look.cornerRadius *= turn
      look.scale = turn
      if scene.hasBack { look.back = turned(max(1 - 2 * part, 0)) }
      return look
    })

  private static let sharedX = TestEffect(
    "shared axis x", movesBack: true, { _ in .sharedAxis(.x) },
    look: { part, scene in
      var look = scene.atRest.faded(through: part, in: scene)
      let distance: CGFloat = scene.isRightToLeft ? -30 : 30
      look.frame = scene.rest.offsetBy(dx: distance * (1 - part), dy: 0)
      if scene.hasBack { look.back = scene.rest.offsetBy(dx: -distance * part, dy: 0) }
      return look
    })

  private static let sharedZ = TestEffect(
    "shared axis z", usesTransform: true, movesBack: true, { _ in .sharedAxis(.z) },
    look: { part, scene in
      var look = scene.atRest.scaled(by: 0.8 + 0.2 * part).faded(through: part, in: scene)
      if scene.hasBack { look.back = scene.rest }
      return look
    })

  private static let fadeThrough = TestEffect(
    "fade through", usesTransform: true, movesBack: true, { _ in .fadeThrough },
    look: { part, scene in
      scene.atRest.scaled(by: 0.92 + 0.08 * part).faded(through: part, in: scene)
    })

  private static let combined = TestEffect(
    "cover and scale", usesTransform: true, fliesAsWhole: false,
    { _ in .cover(from: .bottom).combined(with: .scale) },
    look: { part, scene in
      var look = scene.atRest.scaled(by: 0.8 + 0.2 * part)
      let distance = scene.container.maxY - scene.rest.minY
      look.frame = look.frame.offsetBy(dx: 0, dy: distance * (1 - part))
      look.alpha = EffectLook.alpha(at: part)
      return look
    })
}

extension TestEffect {
  /// The part of the front screen that matches the source; a card has that size, too.
  private static let match = CGRect(x: 20, y: 40, width: 160, height: 100)

  static let matchedZoom = TestEffect(
    "matched zoom", fliesAsWhole: false, { .zoom(from: $0, matching: .frame(match, in: nil)) },
    look: { part, scene in
      let (source, rest) = (scene.source, scene.rest)
      let small = max(source.width / match.width, source.height / match.height)
      return EffectLook(
        frame: source.interpolated(to: rest, at: part),
        cornerRadius: scene.sourceRadius.interpolated(to: scene.displayRadius, at: part),
        scale: small.interpolated(to: 1, at: part), sourceAlpha: .hidden)
    })
}

extension TestEffect {
  /// A zoom with a picture that flies alone, whose look is that of the test.
  @MainActor static func pictureZoom(_ picture: UIView) -> TestEffect {
    let target = ZoomTarget.picture(picture)
    return TestEffect(
      "picture zoom", { .zoom(from: $0, matching: target) }, look: { _, scene in scene.atRest })
  }
}

extension EffectScene {
  /// The distance from the place at rest to the one beyond the trailing edge, in points.
  fileprivate var trailing: CGFloat {
    isRightToLeft ? container.minX - rest.maxX : container.maxX - rest.minX
  }

  /// The distance from the place at rest to the one beyond the leading edge, in points.
  fileprivate var leading: CGFloat {
    isRightToLeft ? container.maxX - rest.minX : container.minX - rest.maxX
  }
}

extension EffectLook {
  /// The look with the screen scaled about its center.
  fileprivate func scaled(by factor: CGFloat) -> EffectLook {
    var look = self
    look.frame = frame.insetBy(
      dx: frame.width * (1 - factor) / 2, dy: frame.height * (1 - factor) / 2)
    look.cornerRadius *= factor
    look.scale *= factor
    return look
  }

  /// The look at a part of a fade of Material's.
  fileprivate func faded(through part: CGFloat, in scene: EffectScene) -> EffectLook {
    var look = self
    look.alpha = EffectLook.alpha(at: max((part - 0.3) / 0.7, 0))
    if scene.hasBack { look.backAlpha = EffectLook.alpha(at: max(1 - part / 0.3, 0)) }
    look.sourceAlpha = look.backAlpha
    return look
  }
}

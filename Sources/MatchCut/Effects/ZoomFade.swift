/// How the source of a zoom turns into the screen.
///
/// A fade takes a part of the transition, within the range from 0, where the screen is as small as
/// the source, to 1, where it is in its place. For ``cross``, that part is 0.28 to 0.78 by default, as
/// measured in the system's zoom with a target. For ``in``, it is 0 to 0.25. A zoom without a target
/// has ``cross(over:)`` with 0 to 0.65 by default, as measured there.
public struct ZoomFade: Hashable, Sendable {
  /// The part of a fade with a picture of the source, as measured in a zoom with a target by the
  /// public repository "swift_transitions".
  private static let partOfPicture = 0.28...0.78
  /// The part by default in a zoom without a target, as measured by the public repository "morph".
  private static let partOfWhole = 0...0.65
  /// The part of a fade without a picture; short, because the screen behind shows through.
  private static let partOfScreen = 0...0.25

  /// Whether a picture of the source fades out above the screen.
  let hasPicture: Bool
  let part: ClosedRange<Double>

  /// A picture of the source lies on the target in the screen, and fades out there.
  ///
  /// The screen itself does not fade, except around a target, so bars, blurs and glass are drawn as
  /// always. Both pictures move as one, so the image is never double. This is the default of a zoom
  /// with a target.
  /// Without a target, the picture of the source covers the screen in flight.
  public static let cross = cross(over: partOfPicture)

  /// The default of a zoom without a target.
  static let crossOfWhole = cross(over: partOfWhole)

  /// The screen fades in above the source, which stays in its place.
  ///
  /// It needs no picture of the source, so a source without a view has this fade. Blurs in the
  /// screen are flat meanwhile.
  public static let `in` = `in`(over: partOfScreen)

  /// Returns ``cross`` over another part of the transition.
  ///
  /// - Parameter part: The part.
  /// - Returns: The fade.
  public static func cross(over part: ClosedRange<Double>) -> ZoomFade {
    ZoomFade(hasPicture: true, part: part.clamped(to: 0...1))
  }

  /// Returns ``in`` over another part of the transition.
  ///
  /// - Parameter part: The part.
  /// - Returns: The fade.
  public static func `in`(over part: ClosedRange<Double>) -> ZoomFade {
    ZoomFade(hasPicture: false, part: part.clamped(to: 0...1))
  }

  /// The fade for a source without a picture.
  var withoutPicture: ZoomFade {
    part == Self.partOfPicture || part == Self.partOfWhole ? .in : .in(over: part)
  }
}

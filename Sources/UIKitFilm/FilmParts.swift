/// What a film or a picture shows beside the app's screen.
public struct FilmParts: OptionSet, Sendable, Hashable {
  /// The bits of the parts.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The fingers, as soft discs.
  public static let fingers = FilmParts(rawValue: 1)
  /// The status bar, in the style of the screen; nothing where the screen hides it.
  public static let statusBar = FilmParts(rawValue: 2)
  /// The bar above which a finger swipes to leave the app.
  public static let homeIndicator = FilmParts(rawValue: 4)
  /// The phone around the screen, with round corners; without it, the screen is a rectangle.
  public static let phone = FilmParts(rawValue: 8)
  /// A line below with the touches, the log, the hints and the faults, each with its time.
  ///
  /// Films and strips have it; pictures of one frame do not.
  public static let timeline = FilmParts(rawValue: 16)

  /// Everything, which is the default.
  public static let all: FilmParts = [.fingers, .statusBar, .homeIndicator, .phone, .timeline]
}

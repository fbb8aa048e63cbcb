import Foundation
@_spi(Simulator) import UIKit
import UIKitFilm
@_spi(Simulator) import UIKitSimulator

/// Finds moments at which the status bar cannot be read.
struct StatusBarCheck {
  /// The scenarios in which a finger holds two screens that want different styles.
  ///
  /// UIKit has changed the style when the transition began (F16b), however far it has come, so that
  /// the bar cannot be read above one of them, as long as they are held.
  static let held: Set<String> = [
    "chat-picture", "effect-push", "feed-camera", "match-cut", "pop-cancel", "pop-swipe",
    "regrab-open", "right-to-left", "swiftui-binding", "system-landing", "system-return", "tabs",
  ]

  /// The least contrast at rest, which WCAG requires of large text.
  private static let limitAtRest = 3.0
  /// The contrast in flight below which the bar cannot be read.
  private static let limitInFlight = 2.0
  /// For how long it cannot be read while both the style and the screen below it change, in seconds.
  private static let longest = 0.25

  /// The least contrast at rest, without a finger, from 1, at which the bar cannot be read, to 21.
  let contrastAtRest: Double
  /// The longest time for which the bar cannot be read, in seconds.
  let unreadable: Double

  init(_ frames: [Frame], refreshRate: Int) {
    let fade = StatusBarFade(frames, refreshRate: refreshRate)
    let contrasts = frames.indices.map { index in
      fade.visibility[index] < 1
        ? 21 : Self.contrast(in: frames[index], lightness: fade.lightness[index])
    }
    let resting = Set(Backdrop.resting(frames).filter(\.touches.isEmpty).map(\.time))
    contrastAtRest =
      zip(frames, contrasts).filter { resting.contains($0.0.time) }.map(\.1).min() ?? 21
    var begin: Double?
    unreadable = zip(frames, contrasts).reduce(0) { longest, next in
      let (frame, contrast) = next
      begin = contrast < Self.limitInFlight ? begin ?? frame.time : nil
      return max(longest, begin.map { frame.time - $0 } ?? 0)
    }
  }

  /// Returns what is wrong in a scenario.
  func faults(of scenario: String) -> [String] {
    let atRest =
      contrastAtRest < Self.limitAtRest
      ? ["At rest, the status bar has a contrast of \(Markup.number(contrastAtRest)) : 1."] : []
    let isHeld = Self.held.contains(scenario)
    guard isHeld != (unreadable > Self.longest) else { return atRest }
    let time = "\(Int((unreadable * 1000).rounded())) ms"
    return atRest + [
      isHeld
        ? "The status bar is no exception: it cannot be read for \(time) only."
        : "The status bar cannot be read for \(time)."
    ]
  }

  /// The contrast of a bar with what is below it, by the formula of WCAG.
  private static func contrast(in frame: Frame, lightness: Double) -> Double {
    let size = frame.nodes.first?.bounds.size ?? .zero
    let points = StatusBarDrawing(size: size, definitions: Definitions()).places
    // The dark bar is not quite black.
    let bar = luminance(0.04 + 0.96 * lightness)
    return Backdrop(frame, at: points, hasSkies: true).values.map { value in
      let below = luminance(value)
      return (max(bar, below) + 0.05) / (min(bar, below) + 0.05)
    }.min() ?? 21
  }

  private static func luminance(_ gray: Double) -> Double {
    gray <= 0.04045 ? gray / 12.92 : pow((gray + 0.055) / 1.055, 2.4)
  }
}

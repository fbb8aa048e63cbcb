import UIKit
@_spi(Simulator) import UIKitSimulator

/// The status bar in each frame, which cross-fades from one style to another.
///
/// UIKit begins the cross-fade with a transition, and a finger that drives the transition does not
/// drive it (F16b).
package struct StatusBarFade {
  /// How long a cross-fade takes, in seconds: about as long as most transitions, with which UIKit
  /// animates it (A9).
  static let duration = 0.35

  /// How light the bar is in each frame, from 0 to 1.
  package private(set) var lightness: [Double] = []
  /// How visible it is in each frame, from 0 to 1.
  package private(set) var visibility: [Double] = []

  package init(_ frames: [Frame], refreshRate: Int) {
    let moving = [false] + zip(frames, frames.dropFirst()).map { $0.nodes != $1.nodes }
    self.init(frames.map(\.statusBarStyle), moving: moving, refreshRate: refreshRate)
  }

  /// - Parameters:
  ///   - styles: The style in each frame; `nil` where the bar is hidden.
  ///   - moving: Whether each frame differs from the one before. At rest, as after a canceled
  ///     transition, the style changes at once.
  ///   - refreshRate: The number of frames per second.
  init(_ styles: [UIStatusBarStyle?], moving: [Bool], refreshRate: Int) {
    for (tone, isMoving) in zip(styles.map(StatusBarDrawing.Tone.init), moving) {
      let step = isMoving ? 1 / (Self.duration * Double(refreshRate)) : 1
      let wasHidden = visibility.last == 0
      let target = tone.map { $0 == .light ? 1.0 : 0 } ?? lightness.last ?? 0
      visibility.append(Self.next(visibility.last, toward: tone == nil ? 0 : 1, by: step))
      lightness.append(Self.next(wasHidden ? nil : lightness.last, toward: target, by: step))
    }
  }

  private static func next(_ value: Double?, toward target: Double, by step: Double) -> Double {
    value.map { $0 + min(max(target - $0, -step), step) } ?? target
  }

  /// The bar in one frame.
  func still(at frame: Int) -> StatusBarFade {
    var still = self
    still.lightness = [lightness[frame]]
    still.visibility = [visibility[frame]]
    return still
  }

  /// The opacity of the bar of a tone in each frame.
  ///
  /// The dark one stays below the light one until that covers it: what is behind them does not show
  /// through.
  func opacities(of tone: StatusBarDrawing.Tone) -> [Double] {
    zip(lightness, visibility).map { lightness, visibility in
      tone == .light ? lightness * visibility : lightness < 1 ? visibility : 0
    }
  }
}

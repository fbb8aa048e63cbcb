@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

/// A recording as one tree of elements with a history, instead of a tree per frame.
package struct Scene {
  package let size: CGSize
  package let refreshRate: Int
  package let frameCount: Int
  package let elements: [SceneElement]
  /// The fingers in each frame.
  package let touches: [[CGPoint]]
  /// The style of the status bar in each frame; `nil` where it is hidden.
  package let statusBars: [UIStatusBarStyle?]
  /// The status bar, which cross-fades from one style to another.
  let statusBarFade: StatusBarFade

  package init(_ recording: Recording) {
    self.init(
      size: recording.size, refreshRate: recording.refreshRate, frames: recording.frames)
  }

  package init(size: CGSize, refreshRate: Int, frames: [Frame]) {
    self.size = size
    self.refreshRate = refreshRate
    frameCount = frames.count
    touches = frames.map(\.touches)
    statusBars = frames.map(\.statusBarStyle)
    statusBarFade = StatusBarFade(frames, refreshRate: refreshRate)
    var builder = SceneBuilder()
    for frame in frames { builder.add(frame.nodes) }
    elements = builder.elements
  }

  /// One frame of the scene.
  func still(at frame: Int) -> [SceneElement] { elements.compactMap { $0.still(at: frame) } }

  /// The length of the scene in seconds.
  package var duration: Double { Double(max(frameCount - 1, 0)) / Double(refreshRate) }
}

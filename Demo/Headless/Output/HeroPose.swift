import UIKitFilm

/// The opened photo in one frame, as numbers between which the hero's script interpolates.
struct HeroPose: Equatable {
  /// The center of the screen, its scale, size and corner radius, the scale and the origin of what is
  /// in it, the opacity around the picture, and the progress from settled, 0, to away, 1.
  let values: [Double]

  /// The names of the values in the script.
  static let names = ["x", "y", "s", "w", "h", "r", "k", "u", "v", "a", "p"]

  /// The error of each value that is not seen.
  static let precision = [0.1, 0.1, 2e-4, 0.1, 0.1, 0.1, 2e-4, 0.1, 0.1, 0.005, 0.002]

  init(values: [Double]) { self.values = values }

  /// A value by its name.
  subscript(_ name: String) -> Double { values[Self.names.firstIndex(of: name) ?? 0] }

  /// Reads the pose in a frame of a recorded scene; `nil` if the photo is not on screen.
  init?(_ parts: HeroParts, at frame: Int) {
    guard parts.container.states[frame] != nil, let clip = parts.clip.states[frame],
      let content = parts.content.states[frame], let backdrop = parts.backdrop.states[frame]
    else { return nil }
    let (outer, inner) = (clip.matrix.values, content.matrix.values)
    let (scale, width, height) = (outer[0], clip.box[2], clip.box[3])
    values = [
      outer[4] + scale * width / 2, outer[5] + scale * height / 2, scale, width, height,
      clip.box[4], inner[0], inner[4], inner[5],
      content.isMasked ? parts.around.states[frame]?.opacity ?? 1 : 1, 1 - backdrop.opacity,
    ]
  }

  /// The pose away, of which the first frame of an opening shows the next one: both screens move in
  /// proportion to the progress.
  init(before first: HeroPose, on rest: HeroPose) {
    let part = first["p"]
    let start = zip(first.values, rest.values).map { $1 + ($0 - $1) / part }
    values = start.dropLast(2) + [0, 1]
  }

  /// The values as JSON.
  var json: String { JSONText.array(values.map { JSONText.number($0, decimals: 4) }) }
}

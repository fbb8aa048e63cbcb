/// The parts of a painted landscape: colors, a light in the sky and layers of land.
struct Landscape: Hashable, Sendable {
  /// The colors of the sky, from the top down, as 0xRRGGBB.
  var sky: [UInt32]
  var light: Light
  /// The layers of land, from the farthest to the nearest.
  var land: [Land]
  var water: Water?
  /// The number of stars in the upper half of the sky.
  var stars = 0
  /// The bands of cloud, each with its center and its width.
  var clouds: [Cloud] = []
  var seed: UInt64

  /// The sun or the moon.
  struct Light: Hashable, Sendable {
    var x: Double
    var y: Double
    var radius: Double
    var color: UInt32
    /// The strength of the glow around its disc, from 0 to 1.
    var glow: Double
  }

  /// One ridge, filled down to the bottom of the canvas.
  struct Land: Hashable, Sendable {
    var terrain: Terrain
    /// The height of the ridge's foot, from the top of the canvas.
    var base: Double
    /// The height of the ridge above its foot.
    var rise: Double
    var color: UInt32
    /// The strength of the haze in front of the ridge, from 0 to 1.
    var haze = 0.0
  }

  /// A lake or the sea, with the light's reflection on it.
  struct Water: Hashable, Sendable {
    var top: Double
    var bottom: Double
    var colors: [UInt32]
  }

  /// A long, flat cloud.
  struct Cloud: Hashable, Sendable {
    var x: Double
    var y: Double
    var width: Double
  }
}

extension Landscape {
  /// Whether light text is more legible than dark text at the top of the sky.
  var hasDarkSky: Bool {
    let color = sky.first ?? 0xFFFFFF
    let weights: [(shift: UInt32, weight: Double)] = [(16, 0.299), (8, 0.587), (0, 0.114)]
    let brightness = weights.map { Double(color >> $0.shift & 0xFF) * $0.weight }.reduce(0, +)
    return brightness < 128
  }
}

import UIKit

/// A picture that is drawn by code, each kind by another hand.
///
/// The unit is that of `Painting.size`, so that one description serves a thumbnail as well as a whole
/// screen.
enum Painting: Hashable, Sendable {
  case landscape(Landscape)
  /// A city at night, with lights on the water.
  case city
  /// Fruit and a vase in the light of a window.
  case fruit
  /// A flower from so near that it fills the picture.
  case flower

  /// The size of the canvas of every picture, in units of its own.
  static let size = CGSize(width: 120, height: 160)

  /// Whether light text is more legible than dark text at the top of the picture.
  var isDarkAtTop: Bool {
    switch self {
    case .landscape(let landscape): landscape.hasDarkSky
    case .city, .fruit, .flower: true
    }
  }

  /// The layers of the picture, from back to front.
  @MainActor func makeLayers() -> [CALayer] {
    var painter = Painter()
    switch self {
    case .landscape(let landscape): painter.paint(landscape)
    case .city: painter.paintCity()
    case .fruit: painter.paintFruit()
    case .flower: painter.paintFlower()
    }
    return painter.layers
  }

  /// The grain of the film, in front of the picture.
  @MainActor func makeGrain() -> [CALayer] {
    var painter = Painter()
    painter.addGrain(isLight: isDarkAtTop)
    return painter.layers
  }
}

/// A motion in a drawing.
package struct Motion {
  package enum Kind: String {
    /// A transform by six numbers.
    case matrix = "m"
    /// A transform by a uniform scale and a translation.
    case zoom = "z"
    case opacity = "o"
    /// The radius of a blur, and the left, top, width and height of what is blurred.
    case blur = "u"
    /// A rectangle's left, top, width, height and corner radius.
    case box = "b"
    /// A color's red, green, blue and alpha.
    case fill = "f"
  }

  /// The id of the part that moves.
  package let target: String
  package let kind: Kind
  package let track: Track

  package init(target: String, kind: Kind, track: Track) {
    self.target = target
    let isUniform = track.keys.allSatisfy { key in
      let values = key.values
      return kind == .matrix && abs(values[1]) < 1e-6 && abs(values[2]) < 1e-6
        && abs(values[0] - values[3]) < 1e-5
    }
    guard isUniform else {
      self.kind = kind
      self.track = track
      return
    }
    self.kind = .zoom
    self.track = Track(
      keys: track.keys.map { key in
        Track.Key(frame: key.frame, values: [key.values[0], key.values[4], key.values[5]])
      })
  }

  /// The number of decimals of each value.
  package var decimals: [Int] {
    switch kind {
    case .matrix: [4, 4, 4, 4, 2, 2]
    case .zoom: [4, 2, 2]
    case .opacity: [3]
    case .blur: [1, 2, 2, 2, 2]
    case .box: [2, 2, 2, 2, 2]
    case .fill: [3, 3, 3, 3]
    }
  }
}

import UIKitSimulator

/// Films as pictures that stand still.
extension Film {
  /// The size of a frame in a strip, as a fraction of that in the film.
  private static let scale = 0.4

  /// Draws some moments side by side, from the first frame to the last one, at equal distances.
  ///
  /// - Parameter count: The number of moments: at least 1, and at most that of the frames.
  /// - Returns: An SVG that does not move.
  public func strip(of count: Int) -> String {
    let count = min(max(count, 1), frames.count)
    let moments = (0..<count).map { index in
      count == 1
        ? 0 : Int((Double(index * (frames.count - 1)) / Double(count - 1)).rounded())
    }
    let columns = moments.map { moment in
      still(moment, caption: Markup.seconds(frames[moment].time))
    }
    var strip = StillSVG(title: title, columns: columns, scale: Self.scale)
    if let timeline {
      strip.below = { width in
        let panel = timeline.paint(
          width: width, prefix: "t", poster: frames.count - 1, moments: moments)
        return (panel.markup, panel.height)
      }
    }
    return strip.document()
  }
}

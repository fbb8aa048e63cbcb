import UIKit
@_spi(Simulator) import UIKitSimulator

/// Films and pictures of a simulated phone.
extension Simulator {
  /// Films every frame that is drawn while `body` runs, after the one at its start.
  ///
  /// As in `record(_:)`, time passes only if `body` lets it. All frames are kept; the trait `filmed`
  /// thins out those of a long film.
  ///
  /// - Parameters:
  ///   - parts: What is shown beside the app's screen.
  ///   - body: A closure that lets time pass.
  /// - Returns: The film.
  public func film(showing parts: FilmParts = .all, _ body: () throws -> Void) rethrows -> Film {
    let recorder = startRecording()
    do {
      defer { stopRecording(recorder) }
      try body()
    }
    return Film(recorder, showing: parts)
  }

  /// Draws what is on the screen now.
  ///
  /// - Parameter parts: What is shown beside the app's screen; a picture has no line of times.
  /// - Returns: An SVG.
  public func picture(showing parts: FilmParts = .all) -> String {
    Film([frame], size: window.bounds.size, refreshRate: refreshRate, records: [], showing: parts)
      .frame(at: 0)
  }
}

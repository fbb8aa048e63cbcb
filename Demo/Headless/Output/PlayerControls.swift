import Foundation
import UIKitFilm

/// What is below a phone on a page.
struct PlayerControls {
  /// The title of the film, as markup.
  let title: String
  /// The fingers in each frame.
  let touches: [[CGPoint]]
  /// The index of the poster frame.
  let poster: Int

  /// The button, the slider and the speeds.
  var html: String {
    let speeds = [("1", "1×"), ("0.25", "¼"), ("0.1", "⅒")].map { value, label in
      "<button type=\"button\" data-speed=\"\(value)\" aria-pressed=\"\(value == "1")\" "
        + "aria-label=\"Speed \(label)\">\(label)</button>"
    }
    return """
      <div class="controls">
      <button type="button" class="play" aria-label="Play \(title)">\
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">\
      <path class="when-paused" d="M5.5 3.2v13.6c0 .8.9 1.3 1.6.9l10.6-6.8c.6-.4.6-1.4 \
      0-1.8L7.1 2.3c-.7-.4-1.6.1-1.6.9z"/><path class="when-playing" d="M5 3h3.6v14H5zM11.4 \
      3H15v14h-3.6z"/></svg></button>
      <div class="time"><div class="touches" aria-hidden="true">\(touchMarks)</div>\
      <input type="range" min="0" max="\(touches.count - 1)" step="any" value="\(poster)" \
      aria-label="Frame of \(title)"></div>
      <div class="speeds" role="group" aria-label="Speed">\(speeds.joined())</div>
      </div>
      """
  }

  /// Marks above the slider for the times at which a finger is down.
  private var touchMarks: String {
    let last = Double(max(touches.count - 1, 1))
    return touches.map { !$0.isEmpty }.strokes.map { stroke in
      let left = Markup.number(Double(stroke.lowerBound) / last * 100, decimals: 1)
      let width = Markup.number(Double(stroke.count) / last * 100, decimals: 1)
      return "<i style=\"left:\(left)%;width:\(width)%\"></i>"
    }.joined()
  }
}

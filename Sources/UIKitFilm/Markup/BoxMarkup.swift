/// The rounded rectangle of a layer.
package struct BoxMarkup {
  /// Left, top, width, height and corner radius.
  let box: [Double]

  package init(box: [Double]) {
    self.box = box
  }

  /// A rectangle with additional attributes.
  package func rect(id: String? = nil, attributes: String) -> String {
    "<rect\(id.map { " id=\"\($0)\"" } ?? "")\(geometry)\(attributes)/>"
  }

  private var geometry: String {
    var text = ""
    for (name, value) in zip(["x", "y", "width", "height", "rx"], box)
    where name == "width" || name == "height" || abs(value) > 0.004 {
      text += " \(name)=\"\(Markup.number(value))\""
    }
    return text
  }

  /// The box inset by a distance on all sides.
  func inset(by distance: Double) -> BoxMarkup {
    BoxMarkup(box: [
      box[0] + distance, box[1] + distance, box[2] - distance * 2, box[3] - distance * 2,
      max(box[4] - distance, 0),
    ])
  }
}

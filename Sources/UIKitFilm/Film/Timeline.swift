/// A panel below a film: a line with the touches and the events, and the events in words.
struct Timeline {
  /// The events, each with the frame that shows it first.
  let events: [(frame: Int, event: FilmEvent)]
  /// Whether a finger is down in each frame.
  let touches: [Bool]
  /// The length in seconds.
  let duration: Double

  /// The largest number of events in words.
  private static let limit = 40
  private static let (inset, line, top, rowHeight) = (18.0, 26.0, 64.0, 17.0)
  /// The place of the words beside the times.
  private static let words = 72.0
  /// The mean width of a character, in points.
  private static let character = 6.2

  /// Draws the panel as it is in one frame.
  ///
  /// - Parameters:
  ///   - width: The width of the panel, in points.
  ///   - prefix: What the ids of moving parts begin with.
  ///   - poster: The frame.
  ///   - moments: Frames that are marked on the line.
  /// - Returns: The markup, with its upper left corner at the origin, its height, and its motions.
  func paint(
    width: Double, prefix: String, poster: Int, moments: [Int] = []
  ) -> (markup: String, height: Double, motions: [Motion]) {
    var motions: [Motion] = []
    var rows = ""
    var y = Self.top
    let shown = shown
    if shown.count < events.count {
      rows += text("\(events.count - shown.count) more are not shown", x: Self.inset, y: y)
      y += Self.rowHeight
    }
    for (index, item) in shown.enumerated() {
      let id = "\(prefix)V\(index)"
      let row = row(item.event, y: &y, width: width)
      let track = Track(keys: [
        Track.Key(frame: 0, values: [0.4]), Track.Key(frame: item.frame, values: [0.4]),
        Track.Key(frame: item.frame, values: [1]),
      ])
      motions.append(Motion(target: id, kind: .opacity, track: track))
      let opacity = poster < item.frame ? " opacity=\".4\"" : ""
      rows += "<g id=\"\(id)\"\(opacity)>\(row)</g>"
    }
    var marks = moments.map { mark(at: $0, width: width) }.joined()
    if moments.isEmpty {
      let id = prefix + "P"
      let keys = [0, touches.count - 1].map {
        Track.Key(frame: $0, values: [1, 0, 0, 1, place($0, width: width), Self.line])
      }
      motions.append(Motion(target: id, kind: .matrix, track: Track(keys: keys)))
      marks = mark(at: poster, width: width, id: id)
    }
    let height = y - 4
    let panel = BoxMarkup(box: [0, 0, width, height, 14]).rect(attributes: " fill=\"#17161d\"")
    return (
      "<g font-size=\"12\">" + panel + axis(width: width) + marks + rows + "</g>", height, motions
    )
  }

  /// The time and the words of an event, below those before it.
  private func row(_ event: FilmEvent, y: inout Double, width: Double) -> String {
    var row = text(Markup.seconds(event.time), x: Self.inset, y: y)
    for line in Self.lines(event.text, width: width) {
      row += text(line, x: Self.words, y: y, color: event.color)
      y += Self.rowHeight
    }
    return row
  }

  /// A dot on the line.
  private func mark(at frame: Int, width: Double, id: String? = nil) -> String {
    let place = Markup.numbers([place(frame, width: width), Self.line])
    return "<g\(id.map { " id=\"\($0)\"" } ?? "") transform=\"translate(\(place))\">"
      + "<circle r=\"4.5\" fill=\"#1e9bff\"/></g>"
  }

  /// The events in words: misuse first, and of the others the last ones.
  private var shown: [(frame: Int, event: FilmEvent)] {
    let indices = events.indices
    let misuse = indices.filter { [.fault, .hint].contains(events[$0].event.kind) }
      .prefix(Self.limit / 2)
    let others = indices.filter { !misuse.contains($0) }.suffix(Self.limit - misuse.count)
    return (misuse + others).sorted().map { events[$0] }
  }

  private func axis(width: Double) -> String {
    let ends = [place(0, width: width), width - Self.inset]
    var markup =
      "<path d=\"M\(Markup.number(ends[0])) \(Markup.number(Self.line))"
      + "H\(Markup.number(ends[1]))\" stroke=\"#8b8797\"/>"
    for stroke in touches.strokes {
      let start = place(stroke.lowerBound, width: width)
      let end = place(stroke.upperBound, width: width)
      markup += BoxMarkup(box: [start - 2, Self.line - 3, end - start + 4, 6, 3])
        .rect(attributes: " fill=\"#fff\" fill-opacity=\".5\"")
    }
    for (frame, event) in events where event.kind != .touch {
      let x = place(frame, width: width)
      let height = event.kind == .log ? 8.0 : 14
      markup += BoxMarkup(box: [x - 0.75, Self.line - height, 1.5, height, 0])
        .rect(attributes: " fill=\"\(event.color)\"")
    }
    return markup + text(Markup.seconds(0), x: ends[0], y: Self.line + 18)
      + text(Markup.seconds(duration), x: ends[1], y: Self.line + 18, anchor: "end")
  }

  private func place(_ frame: Int, width: Double) -> Double {
    Self.inset + Double(frame) / Double(max(touches.count - 1, 1)) * (width - 2 * Self.inset)
  }

  private func text(
    _ text: String, x: Double, y: Double, color: String = "#8b8797", anchor: String? = nil
  ) -> String {
    let end = anchor.map { " text-anchor=\"\($0)\"" } ?? ""
    return "<text x=\"\(Markup.number(x))\" y=\"\(Markup.number(y))\"\(end) fill=\"\(color)\">"
      + Markup.escaped(text) + "</text>"
  }

  /// A text in lines that fit into the panel.
  private static func lines(_ text: String, width: Double) -> [String] {
    let count = max(Int((width - words - inset) / character), 20)
    var lines = [""]
    for word in text.split(separator: " ").flatMap({ parts(of: $0, length: count) }) {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = word
      } else if last.count + 1 + word.count <= count {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  /// A word in parts of a length: up to its last point, such as that before a method.
  private static func parts(of word: Substring, length: Int) -> [String] {
    guard word.count > length else { return [String(word)] }
    let start = word.prefix(length)
    let first = start.lastIndex(of: ".").map { word[...$0] } ?? start
    return [String(first)] + parts(of: word[first.endIndex...], length: length)
  }
}

extension FilmEvent {
  fileprivate var color: String {
    switch kind {
    case .touch: "#fff"
    case .log: "#c9c6d2"
    case .hint: "#ffb340"
    case .fault: "#ff6f61"
    }
  }
}

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
      let lines = Self.lines(item.event.text, width: width)
      var row = text(Markup.seconds(item.event.time), x: Self.inset, y: y)
      for (offset, line) in lines.enumerated() {
        row += text(
          line, x: Self.words, y: y + Double(offset) * Self.rowHeight, color: item.event.color)
      }
      y += Double(lines.count) * Self.rowHeight
      let track = Track(keys: [
        Track.Key(frame: 0, values: [0.4]), Track.Key(frame: item.frame, values: [0.4]),
        Track.Key(frame: item.frame, values: [1]),
      ])
      motions.append(Motion(target: id, kind: .opacity, track: track))
      let opacity = poster < item.frame ? " opacity=\".4\"" : ""
      rows += "<g id=\"\(id)\"\(opacity)>\(row)</g>"
    }
    let head = Track(
      keys: [0, max(touches.count - 1, 0)].map {
        Track.Key(frame: $0, values: [1, 0, 0, 1, place($0, width: width), Self.line])
      })
    let headId = prefix + "P"
    if moments.isEmpty { motions.append(Motion(target: headId, kind: .matrix, track: head)) }
    let heads = moments.isEmpty ? [poster] : moments
    let marks = heads.map { frame in
      let place = Markup.numbers([place(frame, width: width), Self.line])
      let id = moments.isEmpty ? " id=\"\(headId)\"" : ""
      return "<g\(id) transform=\"translate(\(place))\"><circle r=\"4.5\" fill=\"#1e9bff\"/></g>"
    }
    let height = y - 4
    let panel = BoxMarkup(box: [0, 0, width, height, 14]).rect(attributes: " fill=\"#17161d\"")
    return (
      "<g font-size=\"12\">" + panel + axis(width: width) + marks.joined() + rows + "</g>",
      height, motions
    )
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
    for stroke in strokes {
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

  /// The times at which a finger is down, in frames.
  private var strokes: [ClosedRange<Int>] {
    var strokes: [ClosedRange<Int>] = []
    for frame in touches.indices where touches[frame] {
      if let last = strokes.last, last.upperBound == frame - 1 {
        strokes[strokes.count - 1] = last.lowerBound...frame
      } else {
        strokes.append(frame...frame)
      }
    }
    return strokes
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

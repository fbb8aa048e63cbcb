extension Scene {
  /// The index of the poster frame: where most elements move, halfway through the longest motion.
  package var poster: Int {
    let changes =
      [0]
      + (1..<max(frameCount, 1)).map { frame in
        elements.map { $0.change(at: frame) }.reduce(0, +)
      }
    var best = (amount: 0.0, range: 0..<1)
    var start = 0
    for frame in changes.indices where changes[frame] < 0.5 || frame == changes.count - 1 {
      let amount = changes[start...frame].reduce(0, +)
      if amount > best.amount { best = (amount, start..<frame + 1) }
      start = frame
    }
    var done = 0.0
    return best.range.first { frame in
      done += changes[frame]
      return done >= best.amount * 0.45
    } ?? 0
  }
}

extension SceneElement {
  /// The change of the element and its children since the previous frame.
  ///
  /// A fade of a hundredth is equal to a movement of two points.
  fileprivate func change(at frame: Int) -> Double {
    var change = children.map { $0.change(at: frame) }.reduce(0, +)
    guard let now = states[frame], let then = states[frame - 1], now != then else { return change }
    change += abs(now.matrix.tx - then.matrix.tx) + abs(now.matrix.ty - then.matrix.ty)
    change += zip(now.box, then.box).map { abs($0 - $1) }.reduce(0, +)
    let fade = abs(now.opacity - then.opacity)
    // A sudden change is not a motion.
    if fade < 0.3 { change += fade * 200 }
    return change
  }
}

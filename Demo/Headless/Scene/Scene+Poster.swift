extension Scene {
  /// The frame that stands for the whole: where most is going on, the longest motion half done.
  var poster: Int {
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
  /// How much the element, and those in it, have changed since the frame before.
  ///
  /// A view that fades by a hundredth counts as much as one that moves by two points.
  fileprivate func change(at frame: Int) -> Double {
    var change = children.map { $0.change(at: frame) }.reduce(0, +)
    guard let now = states[frame], let then = states[frame - 1], now != then else { return change }
    change += abs(now.matrix.tx - then.matrix.tx) + abs(now.matrix.ty - then.matrix.ty)
    change += zip(now.box, then.box).map { abs($0 - $1) }.reduce(0, +)
    let fade = abs(now.opacity - then.opacity)
    // What comes or goes at once is not a motion.
    if fade < 0.3 { change += fade * 200 }
    return change
  }
}

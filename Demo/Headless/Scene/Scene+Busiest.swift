extension Scene {
  /// A frame in the middle of the longest stretch in which something changes.
  var busiestFrame: Int {
    var best = 0..<0
    var start = 0
    for frame in 1..<max(frameCount, 1) {
      if elements.contains(where: { $0.changes(at: frame) }) { continue }
      if frame - start > best.count { best = start..<frame }
      start = frame
    }
    if frameCount - start > best.count { best = start..<frameCount }
    return best.lowerBound + best.count * 2 / 5
  }
}

extension SceneElement {
  /// Whether the element, or one in it, is in another state than in the frame before.
  fileprivate func changes(at frame: Int) -> Bool {
    states[frame] != states[frame - 1] || children.contains { $0.changes(at: frame) }
  }
}

/// Values over time, with linear interpolation between keys.
package struct Track: Equatable {
  package struct Key: Equatable {
    /// The time in frames.
    package var frame: Int
    package var values: [Double]

    package init(frame: Int, values: [Double]) {
      self.frame = frame
      self.values = values
    }
  }

  /// In order of time; two keys at one time are a jump.
  package var keys: [Key]

  package init(keys: [Key]) {
    self.keys = keys
  }

  /// Whether the values ever change.
  package var isConstant: Bool { keys.count < 2 }

  /// Whether a component ever differs from its first value by more than a tolerance.
  func changes(_ component: Int, by tolerance: Double) -> Bool {
    guard let first = keys.first?.values[component] else { return false }
    return keys.contains { abs($0.values[component] - first) > tolerance }
  }

  /// The values at a time in frames.
  package func values(at frame: Double) -> [Double] {
    guard let next = keys.firstIndex(where: { Double($0.frame) > frame }) else {
      return keys.last?.values ?? []
    }
    guard next > 0 else { return keys[0].values }
    let (start, end) = (keys[next - 1], keys[next])
    let part = (frame - Double(start.frame)) / Double(end.frame - start.frame)
    return zip(start.values, end.values).map { $0 + ($1 - $0) * part }
  }
}

extension Track {
  /// Keeps as few samples as stay within the tolerance.
  ///
  /// - Parameters:
  ///   - samples: A value for each frame.
  ///   - weights: The weight of an error in each component.
  ///   - tolerance: The largest weighted error.
  ///   - jump: The weighted change between two frames that is a jump rather than a motion.
  init(samples: [[Double]], weights: [Double], tolerance: Double, jump: Double) {
    let errors = Errors(weights: weights)
    var keys: [Key] = []
    var start = 0
    while start < samples.count {
      var end = start
      while end + 1 < samples.count, errors.size(samples[end], samples[end + 1]) < jump { end += 1 }
      let kept = Self.significant(samples, start...end, tolerance, errors)
      keys += kept.map { Key(frame: $0, values: samples[$0]) }
      start = end + 1
      if start < samples.count { keys.append(Key(frame: start, values: samples[end])) }
    }
    self.keys = Self.withoutRepeats(keys) { errors.size($0, $1) <= tolerance / 2 }
  }

  /// The samples in a range that the Ramer–Douglas–Peucker algorithm keeps.
  private static func significant(
    _ samples: [[Double]], _ range: ClosedRange<Int>, _ tolerance: Double, _ errors: Errors
  ) -> [Int] {
    var kept: Set<Int> = [range.lowerBound, range.upperBound]
    var open = [range]
    while let part = open.popLast() {
      let (start, end) = (part.lowerBound, part.upperBound)
      var worst = (error: tolerance, frame: -1)
      for frame in start...end where frame > start && frame < end {
        let ratio = Double(frame - start) / Double(end - start)
        let error = errors.size(samples[frame], from: samples[start], to: samples[end], at: ratio)
        if error > worst.error { worst = (error, frame) }
      }
      guard worst.frame > 0 else { continue }
      kept.insert(worst.frame)
      open += [start...worst.frame, worst.frame...end]
    }
    return kept.sorted()
  }

  /// Removes keys in the middle and at the end of a part without change.
  private static func withoutRepeats(
    _ keys: [Key], same: ([Double], [Double]) -> Bool
  ) -> [Key] {
    var result: [Key] = []
    for key in keys {
      if let last = result.last, same(last.values, key.values) {
        let isHeld = result.count > 1 && same(result[result.count - 2].values, key.values)
        if isHeld { result.removeLast() }
      }
      result.append(key)
    }
    while result.count > 1, same(result[result.count - 2].values, result[result.count - 1].values) {
      result.removeLast()
    }
    return result
  }
}

/// The size of differences, without an array of them, since most of the time for a drawing is spent
/// here.
private struct Errors {
  /// The weight of a difference in each component.
  let weights: [Double]

  /// The largest weighted difference of two values.
  func size(_ one: [Double], _ other: [Double]) -> Double {
    size(one, from: other, to: other, at: 0)
  }

  /// The largest weighted difference between a value and one on the line between two others.
  func size(
    _ value: [Double], from start: [Double], to end: [Double], at ratio: Double
  ) -> Double {
    var largest = 0.0
    for index in weights.indices {
      let expected = start[index] + (end[index] - start[index]) * ratio
      largest = max(largest, abs(value[index] - expected) * weights[index])
    }
    return largest
  }
}

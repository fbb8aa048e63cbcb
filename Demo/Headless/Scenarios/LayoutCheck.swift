@_spi(Simulator) import UIKit
import UIKitFilm
@_spi(Simulator) import UIKitSimulator

/// Finds frames that were drawn before their views were laid out.
enum LayoutCheck {
  /// Returns what is wrong in the frames.
  static func faults(in frames: [Frame]) -> [String] {
    let changed = changesAfterFirst(frames)
    let first =
      changed == 0
      ? [] : ["The first frame is not at rest: the second one differs in \(changed) of the layers."]
    return first + lateTexts(in: frames)
  }

  /// The number of layers that differ between the first two frames, without a finger in either.
  private static func changesAfterFirst(_ frames: [Frame]) -> Int {
    guard frames.count > 1, frames[0].touches.isEmpty, frames[1].touches.isEmpty else { return 0 }
    let (first, second) = (frames[0].nodes, frames[1].nodes)
    return zip(first, second).count { $0 != $1 } + abs(first.count - second.count)
  }

  /// The texts that had no size in the first frame with them, and have one in the next.
  private static func lateTexts(in frames: [Frame]) -> [String] {
    var known: Set<UInt64> = []
    var faults: [String] = []
    for (frame, next) in zip(frames, frames.dropFirst()) {
      let new = frame.nodes.filter { known.insert($0.id).inserted && $0.bounds.isEmpty }.map(\.id)
      let count = new.isEmpty ? 0 : texts(in: next).intersection(new).count
      guard count > 0 else { continue }
      faults.append("At \(Markup.number(frame.time)) s, texts are not laid out: \(count).")
    }
    return faults
  }

  /// The layers of all texts that are seen.
  private static func texts(in frame: Frame) -> Set<UInt64> {
    var opacities: [Double] = []
    var texts: Set<UInt64> = []
    for node in frame.nodes {
      let opacity = (node.parent < 0 ? 1 : opacities[node.parent]) * node.opacity
      opacities.append(node.isHidden ? 0 : opacity)
      guard !node.isHidden, opacity > 0, case .text(let text)? = node.content,
        text.lines.contains(where: { !$0.string.isEmpty })
      else { continue }
      texts.insert(node.id)
    }
    return texts
  }
}

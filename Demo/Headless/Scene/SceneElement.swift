@_spi(Simulator) import UIKit

/// A layer through the whole of a recording.
///
/// A layer that changes its place among its siblings, or what it draws, goes on as another element,
/// so that an element's look is fixed and the tree of elements is one for all frames.
final class SceneElement {
  let id: Int
  /// The layer when it was first seen; what never changes in an element is read from here.
  let look: RenderNode
  var children: [SceneElement] = []
  /// The layers that mask this one at one time or another.
  var masks: [SceneElement] = []
  /// The state in each frame; nil where the layer was not there.
  var states: [ElementState?]

  init(id: Int, look: RenderNode, missedFrames: Int) {
    self.id = id
    self.look = look
    states = Array(repeating: nil, count: missedFrames)
  }

  /// Whether a layer looks like this element in all that does not change from frame to frame.
  func isLook(of node: RenderNode) -> Bool { look.looks(like: node) }

  /// The state in which the element is first seen.
  var firstState: ElementState { states.lazy.compactMap { $0 }.first ?? ElementState(look) }

  /// How much of the element is seen beside its masks in each frame: all without one.
  var unmasked: [Double] { states.map { $0?.isMasked == true ? 0 : 1 } }

  /// Whether the element is seen in any frame.
  var isEverVisible: Bool { states.contains { ($0?.opacity ?? 0) > 0.002 } }

  /// Whether there is something to see of the element or of those in it.
  var paintsAnything: Bool {
    isEverVisible
      && (look.content != nil || look.backgroundColor != nil || look.borderWidth > 0
        || children.contains(where: \.paintsAnything))
  }
}

extension RenderNode {
  /// Whether two layers, or a layer at two times, are alike in all that does not change from frame
  /// to frame.
  func looks(like other: RenderNode) -> Bool {
    clips == other.clips && borderWidth == other.borderWidth
      && borderColor == other.borderColor && shadow == other.shadow && content == other.content
      && (backgroundColor == nil) == (other.backgroundColor == nil)
  }
}

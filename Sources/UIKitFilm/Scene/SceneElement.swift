@_spi(Simulator) import UIKit

/// A layer in all frames of a recording.
///
/// If a layer changes its order among its siblings, or its content, it continues as another
/// element, so that an element's look is constant and one tree of elements serves all frames.
package final class SceneElement {
  package let id: Int
  /// The layer in its first frame, for the values that are constant.
  let look: RenderNode
  package var children: [SceneElement] = []
  /// The layers that mask this one in some frame.
  package var masks: [SceneElement] = []
  /// The state in each frame; nil where the layer was missing.
  package var states: [ElementState?]

  init(id: Int, look: RenderNode, missedFrames: Int) {
    self.id = id
    self.look = look
    states = Array(repeating: nil, count: missedFrames)
  }

  /// The name of the layer: the type of its view.
  package var name: String { look.name }

  /// Whether a layer has the same constant values as this element.
  func isLook(of node: RenderNode) -> Bool { look.looks(like: node) }

  /// The state in the first frame of the element.
  var firstState: ElementState { states.lazy.compactMap { $0 }.first ?? ElementState(look) }

  /// The state in all frames; `nil` if it changes, or if the element is missing in a frame.
  package var onlyState: ElementState? {
    guard let first = states.first else { return nil }
    return states.allSatisfy { $0 == first } ? first : nil
  }

  /// The element in one frame, without those of its children that are missing there.
  func still(at frame: Int) -> SceneElement? {
    guard let state = states[frame] else { return nil }
    let still = SceneElement(id: id, look: look, missedFrames: 0)
    still.states = [state]
    still.children = children.compactMap { $0.still(at: frame) }
    still.masks = masks.compactMap { $0.still(at: frame) }
    return still
  }

  /// The opacity without the masks in each frame: 1 without a mask.
  var unmasked: [Double] { states.map { $0?.isMasked == true ? 0 : 1 } }

  /// Whether the element is visible in any frame.
  var isEverVisible: Bool { states.contains { ($0?.opacity ?? 0) > 0.002 } }

  /// Whether the element or one of its children draws anything.
  var paintsAnything: Bool { paints { $0.paintsInside || $0.drawnShadow != nil } }

  /// Whether all that the element and its children draw is shadows.
  var paintsShadowsOnly: Bool { !paints(\.paintsInside) }

  private func paints(_ isPainted: (RenderNode) -> Bool) -> Bool {
    isEverVisible && (isPainted(look) || children.contains { $0.paints(isPainted) })
  }
}

@_spi(Simulator) extension RenderNode {
  /// The layer with the tint of a blur as its background; what is behind it is blurred.
  public var tinted: RenderNode {
    guard case .blur(let blur)? = content else { return self }
    var node = self
    node.content = nil
    node.backgroundColor = blur.tint
    node.backgroundColor?.a *= blur.intensity
    return node
  }
}

extension RenderNode {
  /// Whether it draws anything but a shadow.
  fileprivate var paintsInside: Bool {
    content != nil || backgroundColor != nil || borderWidth > 0
  }

  /// The shadow, if it is seen.
  ///
  /// Without a path, it would be that of the content, of which only the background is known to cast
  /// one.
  var drawnShadow: Shadow? {
    guard let shadow, shadow.color.a > 0.002, shadow.hasPath || backgroundColor != nil
    else { return nil }
    return shadow
  }

  /// Whether the constant values of two layers, or of a layer at two times, are equal.
  func looks(like other: RenderNode) -> Bool {
    clips == other.clips && borderWidth == other.borderWidth
      && borderColor == other.borderColor && shadow == other.shadow && content == other.content
      && (backgroundColor == nil) == (other.backgroundColor == nil)
  }
}

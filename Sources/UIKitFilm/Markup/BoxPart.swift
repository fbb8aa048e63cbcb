@_spi(Simulator) import UIKit

/// A part of a layer's drawing with the shape of the layer's box.
///
/// Its id is that of the layer and a capital letter, because the numbers of layers contain small
/// ones.
enum BoxPart: String, CaseIterable {
  case shadow = "S"
  case background = "R"
  case clip = "C"
  case border = "B"

  /// The part's box in a layer with a box.
  func box(in box: BoxMarkup, of look: RenderNode) -> BoxMarkup {
    self == .border ? box.inset(by: look.drawnBorderWidth / 2) : box
  }
}

extension RenderNode {
  /// The width of the border; one that is wider than the layer fills it.
  var drawnBorderWidth: Double {
    min(borderWidth, Double(min(bounds.width, bounds.height)) * 0.99)
  }
}

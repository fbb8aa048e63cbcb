import Foundation

/// What a layer draws besides its background, border and shadow.
@_spi(Simulator) public enum LayerContent: Sendable, Equatable {
  /// Text.
  case text(TextContent)
  /// A picture.
  case image(ImageContent)
  /// A colour gradient.
  case gradient(GradientContent)
  /// A filled or stroked outline.
  case shape(ShapeContent)
  /// A blurred view of what is behind the layer.
  case blur(BlurContent)
  /// A copy of what a view looked like, its root first.
  case snapshot([RenderNode])
}

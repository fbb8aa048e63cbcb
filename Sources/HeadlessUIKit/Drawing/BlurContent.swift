/// A blurred view of what is behind a layer.
@_spi(Simulator) public struct BlurContent: Sendable, Equatable {
  /// The radius of the blur in points.
  public var radius: Double
  /// The colour laid over it.
  public var tint: RGBA
  /// How much of both is to be seen, 0…1.
  public var intensity = 1.0
}

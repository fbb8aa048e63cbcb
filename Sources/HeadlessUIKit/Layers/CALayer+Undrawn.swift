import Foundation

/// Values of a layer that are stored, and not drawn.
struct UndrawnLayerValues {
  fileprivate var rasterizationScale: CGFloat = 1
  fileprivate var contentsScale: CGFloat = 1
  fileprivate var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  fileprivate var contentsGravity = CALayerContentsGravity.resize
  fileprivate var isOpaque = false
  fileprivate var allowsGroupOpacity = true
  fileprivate var allowsEdgeAntialiasing = false
  fileprivate var isDoubleSided = true
  fileprivate var needsDisplayOnBoundsChange = false
  fileprivate var drawsAsynchronously = false
  fileprivate var byKey: [String: Any] = [:]
}

extension CALayer {
  /// The scale of the bitmap of a layer that is rasterized; 1 by default; not drawn.
  public var rasterizationScale: CGFloat {
    get { undrawn.rasterizationScale }
    set { undrawn.rasterizationScale = newValue }
  }
  /// The number of pixels per point of the content; 1 by default; not drawn.
  public var contentsScale: CGFloat {
    get { undrawn.contentsScale }
    set { undrawn.contentsScale = newValue }
  }
  /// The part of the content that is shown, in fractions; all of it by default; not drawn.
  public var contentsRect: CGRect {
    get { undrawn.contentsRect }
    set { undrawn.contentsRect = newValue }
  }
  /// How the content fits the bounds; `.resize` by default; not drawn.
  public var contentsGravity: CALayerContentsGravity {
    get { undrawn.contentsGravity }
    set { undrawn.contentsGravity = newValue }
  }
  /// Whether the layer is completely opaque; false by default; not drawn.
  public var isOpaque: Bool {
    get { undrawn.isOpaque }
    set { undrawn.isOpaque = newValue }
  }
  /// Whether the layer and its sublayers are composed as a group; true by default; not drawn.
  public var allowsGroupOpacity: Bool {
    get { undrawn.allowsGroupOpacity }
    set { undrawn.allowsGroupOpacity = newValue }
  }
  /// Whether the edges are smoothed; false by default; not drawn.
  public var allowsEdgeAntialiasing: Bool {
    get { undrawn.allowsEdgeAntialiasing }
    set { undrawn.allowsEdgeAntialiasing = newValue }
  }
  /// Whether the layer is visible from behind; true by default; not drawn.
  public var isDoubleSided: Bool {
    get { undrawn.isDoubleSided }
    set { undrawn.isDoubleSided = newValue }
  }
  /// Whether a change of the bounds redraws the content; false by default; not drawn.
  public var needsDisplayOnBoundsChange: Bool {
    get { undrawn.needsDisplayOnBoundsChange }
    set { undrawn.needsDisplayOnBoundsChange = newValue }
  }
  /// Whether the content is drawn on another thread; false by default; not drawn.
  public var drawsAsynchronously: Bool {
    get { undrawn.drawsAsynchronously }
    set { undrawn.drawsAsynchronously = newValue }
  }

  /// Returns a value that was set by `setValue(_:forKey:)`.
  ///
  /// Properties cannot be read by their name on Linux.
  public func value(forKey key: String) -> Any? { undrawn.byKey[key] }
  /// Stores a value of the app's own.
  ///
  /// Properties cannot be set by their name on Linux.
  public func setValue(_ value: Any?, forKey key: String) { undrawn.byKey[key] = value }
}

/// How content fits a layer; not drawn.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates it from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// Centered, unscaled.
  public static let center = CALayerContentsGravity(rawValue: "center")
}

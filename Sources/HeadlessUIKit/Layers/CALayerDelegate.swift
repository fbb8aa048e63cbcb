import Foundation

/// What a layer asks of the object that manages it.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Called when the layer lays out its sublayers.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
}

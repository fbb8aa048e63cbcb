import UIKit

/// A property that a ledger puts back, and how to read and to write it.
///
/// The place of a screen and its alpha are written in every pose, and under a finger in every frame.
/// They have a short way: through a key path, a read or a write costs several times as much.
@MainActor struct LedgerProperty<Root: AnyObject, Value> {
  let name: LedgerPropertyName
  let read: @MainActor (Root) -> Value
  let write: @MainActor (Root, Value) -> Void

  /// The property of a key path.
  init(_ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    if let alpha = LedgerProperty<UIView, CGFloat>.alpha as? Self,
      keyPath as AnyKeyPath == \UIView.alpha
    {
      self = alpha
    } else {
      self.init(
        .other(keyPath), read: { $0[keyPath: keyPath] }, write: { $0[keyPath: keyPath] = $1 })
    }
  }

  private init(
    _ name: LedgerPropertyName, read: @escaping @MainActor (Root) -> Value,
    write: @escaping @MainActor (Root, Value) -> Void
  ) {
    self.name = name
    self.read = read
    self.write = write
  }
}

extension LedgerProperty<UIView, CGFloat> {
  static let alpha = Self(.alpha, read: { $0.alpha }, write: { $0.alpha = $1 })
}

extension LedgerProperty<UIView, CGRect> {
  static let layerBounds = Self(
    .layerBounds, read: { $0.layerBounds }, write: { $0.layerBounds = $1 })
}

extension LedgerProperty<UIView, CGPoint> {
  static let layerPosition = Self(
    .layerPosition, read: { $0.layerPosition }, write: { $0.layerPosition = $1 })
}

extension LedgerProperty<UIView, CGAffineTransform> {
  static let layerTransform = Self(
    .layerTransform, read: { $0.layerTransform }, write: { $0.layerTransform = $1 })
}

/// Tells the properties of one object apart.
enum LedgerPropertyName: Hashable {
  case alpha, layerBounds, layerPosition, layerTransform
  case other(AnyKeyPath)
}

import UIKit

/// Remembers what a transition changes, and puts it back.
///
/// A property is put back to the value that it had before the first change, but only if it still
/// holds a value that was written through the ledger: whatever the app has set meanwhile is the
/// app's. Writes that come after the undoing are ignored.
@MainActor final class RestoreLedger {
  private enum Entry {
    case property(any PropertyRecord)
    case action(() -> Void)
  }

  private struct Key: Hashable {
    let object: ObjectIdentifier
    let keyPath: AnyKeyPath
  }

  private var entries: [Entry] = []
  private var records: [Key: any PropertyRecord] = [:]
  private var hiddenViews: [ObjectIdentifier: CGFloat] = [:]
  private var temporaryViews: [UIView] = []
  private var isClosed = false

  /// Sets a property, to be put back; a value that a layer could not take is not set.
  func set<Root: AnyObject, Value: Equatable>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root, to value: Value
  ) {
    guard !isClosed, Self.isUsable(value) else { return }
    let key = Key(object: ObjectIdentifier(object), keyPath: keyPath)
    if let record = records[key] as? KeyPathRecord<Root, Value> {
      record.write(value)
    } else {
      let record = KeyPathRecord(keyPath, of: object)
      record.write(value)
      records[key] = record
      entries.append(.property(record))
    }
  }

  /// Core Animation raises for a place that is not a number (A5b), and nobody could tell whether a
  /// property still holds it: such a value does not even equal itself.
  private static func isUsable(_ value: some Equatable) -> Bool {
    switch value {
    case let number as CGFloat: number.isFinite
    case let point as CGPoint: point.isFinite
    case let size as CGSize: size.isFinite
    case let rect as CGRect: rect.isFinite
    case let transform as CGAffineTransform: transform.isFinite
    default: value == value
    }
  }

  /// Adds something to do when the changes are undone.
  func onUndo(_ action: @escaping () -> Void) {
    guard !isClosed else { return }
    entries.append(.action(action))
  }

  /// Takes charge of a view that the transition has added, to remove it after everything else.
  func addTemporary(_ view: UIView) {
    guard !isClosed else { return view.removeFromSuperview() }
    temporaryViews.append(view)
  }

  /// Hides a view, by its alpha, which can be animated.
  func hide(_ view: UIView) {
    guard !isClosed else { return }
    _ = alphaWhenShown(view)
    view.alpha = 0
  }

  /// Shows a view that may have been hidden through this ledger or another one.
  func show(_ view: UIView) {
    guard !isClosed else { return }
    view.alpha = alphaWhenShown(view)
  }

  /// Undoes the changes, the last one first.
  func undo() {
    isClosed = true
    for entry in entries.reversed() {
      switch entry {
      case .property(let record): record.restore()
      case .action(let action): action()
      }
    }
    entries = []
    records = [:]
  }

  /// Removes the views that were added for the transition.
  func removeTemporaryViews() {
    for view in temporaryViews { view.removeFromSuperview() }
    temporaryViews = []
  }

  private func alphaWhenShown(_ view: UIView) -> CGFloat {
    let id = ObjectIdentifier(view)
    if let alpha = hiddenViews[id] { return alpha }
    let alpha = HiddenViews.shared.claim(view)
    hiddenViews[id] = alpha
    onUndo { HiddenViews.shared.release(view) }
    return alpha
  }
}

@MainActor private protocol PropertyRecord: AnyObject {
  func restore()
}

/// One property of one object: what it was, and what the ledger made of it.
@MainActor private final class KeyPathRecord<Root: AnyObject, Value: Equatable>: PropertyRecord {
  private let keyPath: ReferenceWritableKeyPath<Root, Value>
  private let object: Root
  private let prior: Value
  private var written: [Value] = []

  init(_ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root) {
    self.keyPath = keyPath
    self.object = object
    prior = object[keyPath: keyPath]
  }

  func write(_ value: Value) {
    object[keyPath: keyPath] = value
    // Read back, since a view may round what it is given: an alpha is kept as a Float.
    let kept = object[keyPath: keyPath]
    if !written.contains(kept) { written.append(kept) }
  }

  func restore() {
    guard written.contains(object[keyPath: keyPath]) else { return }
    object[keyPath: keyPath] = prior
  }
}

import Foundation

/// An object whose initializer is isolated to the main actor, as that of Apple's classes is.
///
/// The initializer of `NSObject` is not isolated on Linux, and an override cannot change that. So
/// `init()` ends here, and subclasses declare one of their own. The underscore marks a name that
/// Apple's UIKit lacks.
@preconcurrency @MainActor open class _MainActorObject: NSObject {
  /// Creates the object, for subclasses.
  @_spi(Simulator) public init(object: Void) { super.init() }
}

/// What an invalidation of a layout is about.
///
/// The headless UIKit invalidates the whole layout, whatever parts the context names.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: _MainActorObject {
  /// Whether everything is invalid, because of `reloadData` or another layout.
  open internal(set) var invalidateEverything = false

  /// Whether the numbers of sections and items may have changed.
  open internal(set) var invalidateDataSourceCounts = false

  /// The distance by which the content offset changes, in points; 0 by default.
  open var contentOffsetAdjustment = CGPoint.zero

  /// The items that are invalid; `nil` for none in particular.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The headers, footers and the like that are invalid, by their kinds; `nil` for none in
  /// particular.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// Creates a context.
  public required init() { super.init(object: ()) }

  /// Names items that are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names headers, footers and the like that are invalid.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    var places = invalidatedSupplementaryIndexPaths ?? [:]
    places[elementKind, default: []] += indexPaths
    invalidatedSupplementaryIndexPaths = places
  }
}

/// What an invalidation of a flow layout is about.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes, insets and spacings again; true by default.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the lines are computed again; true by default.
  open var invalidateFlowLayoutAttributes = true

  /// Creates a context.
  public required init() { super.init() }
}

import Foundation

/// Determines where and how the items of a collection view are shown; to be subclassed.
///
/// Decoration views and the size of cells by their content are not part of the headless UIKit.
@preconcurrency @MainActor open class UICollectionViewLayout: _MainActorObject {
  /// The list that uses the layout; `nil` without one.
  open var collectionView: UICollectionView? { list as? UICollectionView }

  /// The list that uses the layout: a collection view or a table.
  weak var list: (any ListHost)?

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts for invalidations.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Creates a layout.
  public init() { super.init(object: ()) }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: Geometry

  /// Called before the list uses the layout for the first time, and after each invalidation.
  open func prepare() {}

  /// The size of the content, in points; zero by default.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of everything in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a header, a footer or another supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the offset at which a scroll by a finger comes to rest; by default, the proposed one.
  ///
  /// The velocity is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the offset after an update or another size; by default, the proposed one (N14.2).
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: Invalidation

  /// Whether new bounds invalidate the layout, asked before they are set; false by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context of an invalidation by new bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Invalidates the layout; the list prepares it again in its next layout.
  open func invalidateLayout() { invalidateLayout(with: makeContext()) }

  /// Invalidates the layout with a context; overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    list?.layoutWasInvalidated(by: context)
  }

  // MARK: Animated changes

  /// Called before the list animates insertions, deletions, moves and reloads.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called in the animation block of an update, after everything has got its place.
  open func finalizeCollectionViewUpdates() {}

  /// Called before new bounds are animated.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called in the animation block of new bounds, after everything has got its place.
  open func finalizeAnimatedBoundsChange() {}

  /// Called before another layout replaces this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before this layout replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called for both layouts after one has replaced the other.
  open func finalizeLayoutTransition() {}

  /// Returns where an item comes from that appears in an animation.
  ///
  /// With `nil`, the default, an inserted item fades in at its place.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns where an item goes to that disappears in an animation.
  ///
  /// With `nil`, the default, a deleted item fades out at its place.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}

extension UICollectionViewLayout {
  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return type?.init() ?? UICollectionViewLayoutInvalidationContext()
  }

  /// The attributes of an element, of the layout's class.
  func makeAttributes(for element: ListElement, frame: CGRect) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = type?.init(_registered: ()) ?? UICollectionViewLayoutAttributes()
    attributes.indexPath = element.path
    attributes.represent(element.kind)
    attributes.frame = frame
    return attributes
  }

  /// The current attributes of an element.
  func attributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    guard let kind = element.kind else { return layoutAttributesForItem(at: element.path) }
    return layoutAttributesForSupplementaryView(ofKind: kind, at: element.path)
  }
}

/// A change in an update, as a layout gets it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: _MainActorObject {
  /// The kinds of changes.
  public enum Action: Int, Sendable {
    /// An insertion.
    case insert = 0
    /// A deletion.
    case delete = 1
    /// A reload.
    case reload = 2
    /// A move.
    case move = 3
    /// No change.
    case none = 4
  }

  /// The place before the update; `nil` for an insertion.
  ///
  /// For a whole section, the item is `NSNotFound`.
  open internal(set) var indexPathBeforeUpdate: IndexPath?

  /// The place after the update; `nil` for a deletion.
  open internal(set) var indexPathAfterUpdate: IndexPath?

  /// What happens.
  open internal(set) var updateAction = Action.none

  /// Creates an item without a change, as for a test of a layout.
  public init() { super.init(object: ()) }

  convenience init(_ action: Action, from start: IndexPath?, to end: IndexPath?) {
    self.init()
    updateAction = action
    indexPathBeforeUpdate = start
    indexPathAfterUpdate = end
  }
}

import Foundation

/// A list: a collection view or a table.
///
/// What both do alike is in the extensions: layouts, views that are prepared and kept, updates,
/// scrolling to items, and selection by touches.
@MainActor protocol ListHost: UIScrollView {
  var layout: UICollectionViewLayout { get }
  var views: ListViews { get }
  /// The numbers of sections and items; `nil` until they are asked for.
  var counts: ListCounts? { get set }
  /// The progress of layouts and updates.
  var pass: ListPass { get set }
  var selection: Set<IndexPath> { get set }
  /// The touch that may select an item.
  var touch: ListTouch? { get set }

  var backgroundView: UIView? { get }
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var isPrefetchingEnabled: Bool { get }

  // MARK: Data source and layout

  /// Asks the data source for the numbers of sections and items.
  func countItems() -> ListCounts
  /// Returns a view for an element, from the data source; `nil` if there is none.
  func makeView(for element: ListElement) -> (any ListView)?
  /// Whether a view has the size of its attributes; if not, the layout knows its size now.
  func fits(_ view: any ListView, _ attributes: UICollectionViewLayoutAttributes) -> Bool
  /// Called when views have got the places of their elements after an update.
  func didMove(by outcome: ListChanges.Outcome)
  /// Called when everything in the bounds has its place, in the animation that is running if there is
  /// one.
  func didPlaceViews()
  /// Returns the offset after an update or another size.
  func targetOffset(for proposed: CGPoint) -> CGPoint

  // MARK: Delegate

  func willDisplay(_ view: any ListView, for element: ListElement)
  func didEndDisplaying(_ view: any ListView, for element: ListElement)
  /// Whether the highlight of a tap ends before the selection, rather than after it.
  var unhighlightsBeforeSelection: Bool { get }
  func shouldHighlight(_ path: IndexPath) -> Bool
  func didHighlight(_ path: IndexPath)
  func didUnhighlight(_ path: IndexPath)
  /// Returns the item to select; `nil` for none.
  func willSelect(_ path: IndexPath) -> IndexPath?
  /// Returns the item to deselect, because it was tapped or for another one; `nil` for none.
  func willDeselect(_ path: IndexPath, forAnother isReplaced: Bool) -> IndexPath?
  func didSelect(_ path: IndexPath)
  func didDeselect(_ path: IndexPath)
}

extension ListHost {
  func fits(_ view: any ListView, _ attributes: UICollectionViewLayoutAttributes) -> Bool { true }

  func didMove(by outcome: ListChanges.Outcome) {}

  func didPlaceViews() {}
}

import Foundation

/// Provides the numbers of items and the views of a collection view.
///
/// `collectionView(_:cellForItemAt:)` and `collectionView(_:numberOfItemsInSection:)` are required.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section.
  ///
  /// The list asks once, and keeps the answer until it is reloaded or updated (N3.1).
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int

  /// Returns the cell for an item, which must be dequeued from the list.
  ///
  /// It may be asked for a cell that is never shown (N8).
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Returns the number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns a header or footer, which must be dequeued from the list.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns an empty view, and reports that the method is missing.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    World.current.fault(
      "N7",
      """
      the layout of a collection view has a \(kind), but \(describe(self)) does not implement \
      collectionView(_:viewForSupplementaryElementOfKind:at:), which raises an exception on a device
      """)
    return UICollectionReusableView()
  }
}

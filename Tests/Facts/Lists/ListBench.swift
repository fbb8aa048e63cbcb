import UIKit

/// A list of 300 by 600 points with items of 100 by 100, and a record of its calls.
@MainActor final class ListBench: NSObject {
  let layout = UICollectionViewFlowLayout()
  let list: UICollectionView
  /// The number of items.
  var count: Int
  /// The calls of the data source and the delegate since the last ``forget()``.
  private(set) var calls: [String] = []

  /// Adds the list to a window, without a layout.
  init(_ lab: any Laboratory, count: Int = 300) {
    self.count = count
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    list = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 300, height: 600), collectionViewLayout: layout)
    super.init()
    list.contentInsetAdjustmentBehavior = .never
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    list.delegate = self
    lab.window.addSubview(list)
  }

  /// The calls that begin with a word.
  func calls(_ word: String) -> [String] { calls.filter { $0.hasPrefix(word + " ") } }

  func forget() { calls = [] }

  func cell(_ item: Int) -> UICollectionViewCell? {
    list.cellForItem(at: IndexPath(item: item, section: 0))
  }

  func frame(_ item: Int) -> CGRect? {
    list.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  func scroll(to item: Int, _ position: UICollectionView.ScrollPosition) {
    list.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
  }

  private func note(_ word: String, _ path: IndexPath) { calls.append("\(word) \(path.item)") }
}

extension ListBench: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    calls.append("count \(section)")
    return count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    note("cell", indexPath)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

extension ListBench: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldHighlight", indexPath)
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { note("didHighlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { note("didUnhighlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldSelect", indexPath)
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("will", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("end", indexPath) }
}

import UIKit
import UIKitSimulator

/// A list of 300 by 600 points, with numbers in cells of 100 by 100 points, and a record of its calls.
@MainActor final class ListStage: NSObject {
  let simulator: Simulator
  let layout = UICollectionViewFlowLayout()
  let list: UICollectionView
  /// The numbers of each section; the list is told of changes by the tests.
  var numbers: [[Int]]
  /// The calls of the data source and the delegate, since they were last taken.
  private(set) var calls: [String] = []
  /// What the delegate refuses, as it is in `calls`.
  var refused: Set<String> = []

  init(_ count: Int, variant: Simulator.Variant = .standard, isShown: Bool = true) {
    simulator = Simulator(variant: variant)
    numbers = [Array(0..<count)]
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    list = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 300, height: 600), collectionViewLayout: layout)
    super.init()
    list.contentInsetAdjustmentBehavior = .never
    list.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    list.register(
      NumberCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    list.dataSource = self
    list.delegate = self
    simulator.window.addSubview(list)
    if isShown { simulator.runUntilIdle() }
  }

  /// Returns the calls so far that begin with one of some words, and forgets all.
  func takeCalls(_ words: String...) -> [String] {
    defer { calls = [] }
    return calls.filter { call in words.isEmpty || words.contains { call.hasPrefix($0 + " ") } }
  }

  func cell(_ item: Int, _ section: Int = 0) -> NumberCell? {
    list.cellForItem(at: IndexPath(item: item, section: section)) as? NumberCell
  }

  /// The numbers of the cells in sight, in the order of their index paths.
  var seen: [Int] {
    list.indexPathsForVisibleItems.compactMap { (list.cellForItem(at: $0) as? NumberCell)?.number }
  }

  /// The center of an item, in window coordinates.
  func center(of item: Int) -> CGPoint {
    let center =
      list.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.center ?? .zero
    return list.convert(center, to: nil)
  }

  private func note(_ word: String, _ path: IndexPath) {
    calls.append("\(word) \(path.section).\(path.item)")
  }

  private func ask(_ word: String, _ path: IndexPath) -> Bool {
    note(word, path)
    return !refused.contains(calls.last ?? "")
  }
}

extension ListStage: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    calls.append("count sections")
    return numbers.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numbers[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    note("cell", indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.number = numbers[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    note("header", indexPath)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

extension ListStage: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { ask("shouldHighlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { note("didHighlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { note("didUnhighlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { ask("shouldSelect", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { ask("shouldDeselect", indexPath) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let cell = collectionView.cellForItem(at: indexPath)
    note(cell?.isHighlighted == true ? "didSelect" : "didSelectDark", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
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

/// A cell with a number, which counts how often it was reused.
final class NumberCell: UICollectionViewCell {
  var number = -1
  private(set) var reuses = 0
  let picture = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

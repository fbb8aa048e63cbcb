import Testing
import UIKit
import UIKitSimulator

/// When a list asks for its items, and what it knows of them.
@MainActor struct ListLoadingTests {
  private let stage = ListStage(60, isShown: false)

  @Test func `N3: cells are asked for in a layout of the list`() {
    #expect(stage.takeCalls() == [])
    #expect(stage.cell(0) == nil)
    stage.list.layoutIfNeeded()
    #expect(stage.takeCalls("cell").count == 18)
    #expect(stage.cell(17)?.number == 17)
    #expect(stage.cell(0)?.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `N3.1: the numbers of items are asked for once, until the next reload`() {
    stage.simulator.runUntilIdle()
    #expect(stage.list.numberOfItems(inSection: 0) == 60)
    #expect(stage.takeCalls("count") == ["count sections"])
    stage.numbers = [Array(0..<90), [3]]
    stage.list.contentOffset.y = 300
    stage.simulator.runUntilIdle()
    #expect(stage.list.numberOfItems(inSection: 0) == 60)
    #expect(stage.takeCalls("count") == [])
    stage.list.reloadData()
    #expect(stage.list.numberOfItems(inSection: 0) == 90)
    #expect(stage.list.numberOfItems(inSection: 1) == 1)
    #expect(stage.list.numberOfItems(inSection: 2) == 0)
    #expect(stage.takeCalls("count") == ["count sections"])
  }

  @Test func `N1: there is no cell for an index path that is out of range`() {
    stage.simulator.runUntilIdle()
    #expect(stage.cell(60) == nil)
    #expect(stage.cell(0, 1) == nil)
    #expect(stage.list.layoutAttributesForItem(at: IndexPath(item: 60, section: 0)) == nil)
  }

  @Test func `N2: visible are the cells in sight, partly visible ones too`() {
    stage.simulator.runUntilIdle()
    stage.list.contentOffset.y = 50
    #expect(stage.seen == Array(0..<18))
    stage.list.layoutIfNeeded()
    #expect(stage.seen == Array(0..<21))
    #expect(stage.list.visibleCells.count == 21)
    stage.list.contentOffset.y = 100
    stage.list.layoutIfNeeded()
    #expect(stage.seen == Array(3..<21))
    let cell = stage.cell(4)
    #expect(cell.flatMap(stage.list.indexPath) == IndexPath(item: 4, section: 0))
    #expect(stage.cell(1).flatMap(stage.list.indexPath) == nil)
  }

  @Test func `N5: a reload makes the cells anew in the next layout`() {
    stage.simulator.runUntilIdle()
    let cell = stage.cell(0)
    stage.numbers = [Array(100..<160)]
    _ = stage.takeCalls()
    stage.list.reloadData()
    #expect(stage.cell(0) == nil)
    #expect(stage.takeCalls("cell") == [])
    stage.list.layoutIfNeeded()
    #expect(stage.seen == Array(100..<118))
    #expect(stage.takeCalls("cell").count == 18)
    // The views are the same, but show other items.
    #expect(stage.cell(0) !== cell)
    #expect(stage.list.visibleCells.allSatisfy { ($0 as? NumberCell)?.reuses == 1 })
  }

  @Test func `N5: a reload clamps the offset if there is less content`() {
    stage.simulator.runUntilIdle()
    stage.list.contentOffset.y = 1400
    stage.simulator.runUntilIdle()
    stage.numbers = [Array(0..<30)]
    stage.list.reloadData()
    stage.simulator.runUntilIdle()
    #expect(stage.list.contentOffset.y == 400)
    #expect(stage.seen == Array(12..<30))
  }

  @Test func `N5.4: without a height, a reload lays nothing out`() {
    stage.simulator.runUntilIdle()
    stage.list.frame.size.height = 0
    stage.simulator.runUntilIdle()
    _ = stage.takeCalls()
    stage.list.reloadData()
    stage.simulator.runUntilIdle()
    #expect(stage.takeCalls().filter { $0.hasPrefix("cell") } == [])
    stage.list.frame.size.height = 600
    stage.simulator.runUntilIdle()
    #expect(stage.seen == Array(0..<18))
  }

  @Test func `N7: dequeue, configuration, willDisplay; the cell has its size from the start`() {
    stage.simulator.runUntilIdle()
    #expect(
      stage.takeCalls("cell", "will", "end").prefix(4) == [
        "cell 0.0", "will 0.0", "cell 0.1", "will 0.1",
      ])
    #expect(stage.cell(0)?.reuses == 0)
    #expect(stage.cell(0)?.reuseIdentifier == "number")
    #expect(stage.cell(0)?.picture.frame.size == CGSize(width: 100, height: 100))
  }

  @Test func `N7: a view that is not registered, or not dequeued, is a fault`() {
    let source = CarelessSource()
    stage.list.dataSource = source
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.faults.map(\.fact) == ["N7", "N7", "N7"])
    #expect(stage.list.visibleCells.count == 2)
  }

  @Test func `the list can be reloaded while it asks for cells`() {
    let source = ImpatientSource(stage)
    stage.list.dataSource = source
    stage.simulator.runUntilIdle()
    #expect(stage.seen == Array(0..<18))
    #expect(source.reloads == 1)
    // For the layout that was running, and for the reload.
    #expect(stage.takeCalls("cell").filter { $0 == "cell 0.5" }.count == 2)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test func `without a data source there is nothing`() {
    stage.simulator.runUntilIdle()
    stage.list.dataSource = nil
    stage.simulator.runUntilIdle()
    #expect(stage.list.numberOfSections == 0 && stage.list.visibleCells.isEmpty)
    #expect(stage.list.contentSize.height == 0)
  }

  @Test func `N15: index paths have an item, a row and a section`() {
    var path = IndexPath(item: 3, section: 1)
    #expect(path == IndexPath(row: 3, section: 1) && path == [1, 3])
    path.row = 7
    path.section = 2
    #expect((path.item, path.row, path.section) == (7, 7, 2))
    path.item = 0
    #expect(path == [2, 0])
  }
}

/// Returns one cell that was not registered, and one that was not dequeued.
private final class CarelessSource: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    indexPath.item == 0
      ? collectionView.dequeueReusableCell(withReuseIdentifier: "unknown", for: indexPath)
      : NumberCell(frame: .zero)
  }
}

/// Reloads the list once, while that asks for a cell.
private final class ImpatientSource: NSObject, UICollectionViewDataSource {
  private let stage: ListStage
  private(set) var reloads = 0

  init(_ stage: ListStage) { self.stage = stage }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { stage.collectionView(collectionView, numberOfItemsInSection: section) }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if reloads == 0 {
      reloads = 1
      collectionView.reloadData()
    }
    return stage.collectionView(collectionView, cellForItemAt: indexPath)
  }
}

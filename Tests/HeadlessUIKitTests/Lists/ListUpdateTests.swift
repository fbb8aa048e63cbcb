import Testing
import UIKit
import UIKitSimulator

/// Insertions, deletions, moves and reloads.
@MainActor struct ListUpdateTests {
  private let stage = ListStage(12)

  /// The numbers in sight, by their index paths, with where their cells are.
  private func expectRight() {
    for (section, numbers) in stage.numbers.enumerated() {
      for (item, number) in numbers.enumerated() {
        let path = IndexPath(item: item, section: section)
        #expect(stage.cell(item, section)?.number == number, "\(path)")
        #expect(stage.cell(item, section)?.alpha == 1)
        let frame = stage.list.layoutAttributesForItem(at: path)?.frame
        #expect(stage.cell(item, section)?.frame == frame)
      }
    }
    #expect(stage.list.visibleCells.count == stage.numbers.joined().count)
    #expect(stage.simulator.faults.isEmpty && stage.simulator.hints.isEmpty)
  }

  @Test func `several changes are one animation, and right at its end`() {
    let moved = stage.cell(11)
    let stays = stage.cell(3)
    var ends: [Bool] = []
    stage.list.performBatchUpdates {
      stage.numbers[0].remove(at: 1)
      stage.numbers[0].insert(100, at: 0)
      stage.numbers[0].insert(stage.numbers[0].remove(at: 11), at: 2)
      stage.list.deleteItems(at: [[0, 1]])
      stage.list.insertItems(at: [[0, 0]])
      stage.list.moveItem(at: [0, 11], to: [0, 2])
    } completion: {
      ends.append($0)
    }
    #expect(ends == [])
    #expect(stage.cell(2) === moved && stage.cell(4) === stays)
    #expect(stage.list.numberOfItems(inSection: 0) == 12)
    stage.simulator.run(for: 0.15)
    let place = stage.simulator.visibleFrame(of: moved ?? UIView())
    #expect(place.minY > 150 && place.minY < 350)
    let alpha = stage.simulator.visibleAlpha(of: stage.cell(0) ?? UIView())
    #expect(alpha > 0.2 && alpha < 0.8)
    #expect(stage.simulator.runUntilIdle())
    #expect(ends == [true])
    expectRight()
  }

  @Test func `at the end of content that gets shorter, the list scrolls back`() {
    let stage = ListStage(60)
    stage.list.contentOffset.y = 1400
    stage.simulator.runUntilIdle()
    stage.numbers[0].removeFirst(30)
    stage.list.deleteItems(at: (0..<30).map { [0, $0] })
    stage.simulator.runUntilIdle()
    #expect(stage.list.contentSize.height == 1000 && stage.list.contentOffset.y == 400)
    #expect(stage.seen == Array(42..<60))
  }

  @Test func `the layout chooses the offset of an update`() {
    let stage = ListStage(60)
    let layout = OffsetLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    stage.list.setCollectionViewLayout(layout, animated: false)
    stage.simulator.runUntilIdle()
    layout.offset = 300
    stage.numbers[0].append(60)
    stage.list.insertItems(at: [[0, 60]])
    stage.simulator.runUntilIdle()
    #expect(stage.list.contentOffset.y == 300)
  }

  @Test func `a list may be released while its update is animated`() {
    weak var released: UICollectionView?
    let simulator = Simulator()
    func update() {
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 300, height: 600),
        collectionViewLayout: UICollectionViewFlowLayout())
      let source = CountedSource()
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = source
      simulator.window.addSubview(list)
      simulator.runUntilIdle()
      source.count = 4
      list.deleteItems(at: (0..<16).map { [0, $0] })
      simulator.run(for: 0.1)
      list.removeFromSuperview()
      released = list
    }
    update()
    #expect(simulator.runUntilIdle())
    #expect(released == nil)
  }

  @Test func `a deleted cell fades out, and is reused`() {
    let cell = stage.cell(1)
    _ = stage.takeCalls()
    stage.numbers[0].remove(at: 1)
    stage.list.deleteItems(at: [[0, 1]])
    stage.simulator.run(for: 0.15)
    let alpha = stage.simulator.visibleAlpha(of: cell ?? UIView())
    #expect(alpha > 0.2 && alpha < 0.8)
    #expect(stage.takeCalls("end") == [])
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.takeCalls("end") == ["end 0.1"])
    stage.numbers[0].insert(50, at: 0)
    stage.list.insertItems(at: [[0, 0]])
    #expect(stage.cell(0) === cell && cell?.reuses == 1)
    #expect(stage.simulator.runUntilIdle())
    expectRight()
  }

  @Test func `a reloaded item gets another cell`() {
    let cell = stage.cell(1)
    stage.numbers[0][1] = 70
    stage.list.reloadItems(at: [[0, 1]])
    #expect(stage.cell(1) !== cell && stage.cell(1)?.number == 70)
    #expect(stage.simulator.runUntilIdle())
    expectRight()
  }

  @Test func `sections come, go, move and reload`() {
    stage.list.performBatchUpdates {
      stage.numbers = [[50, 51], Array(0..<12), [60]]
      stage.list.insertSections([0, 2])
    }
    stage.simulator.runUntilIdle()
    expectRight()
    let cell = stage.cell(0, 2)
    stage.list.performBatchUpdates {
      stage.numbers = [[60], [50, 52, 53]]
      stage.list.deleteSections([1])
      stage.list.moveSection(2, toSection: 0)
      stage.list.reloadSections([0])
    }
    #expect(stage.cell(0) === cell)
    #expect(stage.simulator.runUntilIdle())
    expectRight()
  }

  @Test func `the selection moves with its item, and goes with it`() {
    stage.list.allowsMultipleSelection = true
    for item in [1, 5, 7] {
      stage.list.selectItem(at: [0, item], animated: false, scrollPosition: [])
    }
    stage.list.performBatchUpdates {
      stage.numbers[0].remove(at: 1)
      stage.list.deleteItems(at: [[0, 1]])
      stage.list.reloadItems(at: [[0, 7]])
    }
    #expect(stage.list.indexPathsForSelectedItems == [[0, 4]])
    #expect(stage.list.visibleCells.filter(\.isSelected).count == 1)
    #expect(stage.cell(4)?.isSelected == true)
  }

  @Test func `N6: numbers that do not add up are a fault, and the list is reloaded`() {
    var ends: [Bool] = []
    stage.numbers[0].append(100)
    stage.list.performBatchUpdates {
      stage.list.insertItems(at: [[0, 0], [0, 1]])
    } completion: {
      ends.append($0)
    }
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.faults.map(\.fact) == ["N6"])
    #expect(stage.simulator.faults[0].message.contains("12 items in section 0, and are 13"))
    #expect(ends == [false])
    #expect(stage.seen == Array(0..<12) + [100])
  }

  @Test(arguments: ["missing item", "missing section", "deleted", "moved", "deleted section"])
  func `N6: a reload of what does not exist, or is deleted or moved, is a fault`(reloaded: String) {
    stage.list.performBatchUpdates {
      switch reloaded {
      case "missing item": stage.list.reloadItems(at: [[0, 12]])
      case "missing section": stage.list.reloadSections([1])
      case "moved":
        stage.list.reloadItems(at: [[0, 1]])
        stage.list.moveItem(at: [0, 1], to: [0, 2])
      case "deleted":
        stage.numbers[0].remove(at: 1)
        stage.list.deleteItems(at: [[0, 1]])
        stage.list.reloadItems(at: [[0, 1]])
      default:
        stage.list.reloadSections([0])
        stage.list.deleteSections([0])
        stage.list.insertSections([0])
      }
    }
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.simulator.faults.map(\.fact) == ["N6"])
    #expect(stage.seen == stage.numbers[0])
  }

  @Test(arguments: [true, false])
  func `N6: a list that is not loaded loads first, and counts changes twice`(isLaidOut: Bool) {
    let stage = ListStage(12, isShown: false)
    if isLaidOut { stage.list.layoutIfNeeded() }
    stage.numbers[0].append(100)
    stage.list.performBatchUpdates { stage.list.insertItems(at: [[0, 12]]) }
    #expect(stage.simulator.faults.map(\.fact) == (isLaidOut ? [] : ["N6"]))
    stage.simulator.runUntilIdle()
    #expect(stage.seen.last == 100)
  }

  @Test func `N5: a reload in a block of updates is a fault`() {
    stage.list.performBatchUpdates { stage.list.reloadData() }
    #expect(stage.simulator.faults.map(\.fact) == ["N5"])
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.seen == Array(0..<12))
  }

  @Test func `without animation, the changes are there at once`() {
    stage.numbers[0].insert(100, at: 0)
    UIView.performWithoutAnimation { stage.list.insertItems(at: [[0, 0]]) }
    #expect(stage.cell(0)?.layer.animationKeys() == nil)
    expectRight()
  }

  @Test func `random updates end like a reload`() {
    var random = Generator()
    for round in 0..<60 {
      stage.list.contentOffset.y = CGFloat.random(in: 0...200, using: &random)
      if round % 3 > 0 { stage.list.layoutIfNeeded() }
      var numbers = stage.numbers[0]
      var kept = Array(numbers.indices)
      let deleted = Set(kept.shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random)))
      kept.removeAll { deleted.contains($0) }
      let moved = Array(kept.shuffled(using: &random).prefix(Int.random(in: 0...2, using: &random)))
      kept.removeAll { moved.contains($0) }
      numbers = kept.map { numbers[$0] }
      let count = numbers.count + moved.count + Int.random(in: 0...4, using: &random)
      let places = Array((0..<count).shuffled(using: &random).prefix(count - numbers.count))
        .sorted()
      let old = stage.numbers[0]
      for (index, place) in places.enumerated() {
        numbers.insert(index < moved.count ? old[moved[index]] : 1000 * round + place, at: place)
      }
      stage.list.performBatchUpdates {
        stage.numbers[0] = numbers
        stage.list.deleteItems(at: deleted.map { [0, $0] })
        stage.list.insertItems(at: places.dropFirst(moved.count).map { [0, $0] })
        for (start, end) in zip(moved, places) {
          stage.list.moveItem(at: [0, start], to: [0, end])
        }
      }
      if round % 2 == 0 { stage.simulator.run(for: 0.1) } else { stage.simulator.runUntilIdle() }
      stage.list.layoutIfNeeded()
      for path in stage.list.indexPathsForVisibleItems {
        #expect(stage.cell(path.item)?.number == numbers[path.item])
      }
    }
    stage.simulator.runUntilIdle()
    let frames = stage.list.indexPathsForVisibleItems.map { stage.list.cellForItem(at: $0)?.frame }
    let places = stage.list.indexPathsForVisibleItems.map {
      stage.list.layoutAttributesForItem(at: $0)?.frame
    }
    #expect(frames == places && frames.count > 8)
    #expect(stage.list.visibleCells.allSatisfy { $0.alpha == 1 && !$0.isHidden })
    #expect(stage.list.subviews.filter { !$0.isHidden }.count == stage.list.visibleCells.count)
    #expect(stage.simulator.faults.isEmpty)
  }
}

/// Random numbers that are the same every time.
private struct Generator: RandomNumberGenerator {
  private var state: UInt64 = 7

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

/// A flow layout that chooses the content offset of a change.
private final class OffsetLayout: UICollectionViewFlowLayout {
  var offset: CGFloat?

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    CGPoint(x: proposed.x, y: offset ?? proposed.y)
  }
}

/// Items by their number.
private final class CountedSource: NSObject, UICollectionViewDataSource {
  var count = 20

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

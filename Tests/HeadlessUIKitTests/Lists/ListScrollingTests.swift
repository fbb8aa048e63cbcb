import Testing
import UIKit
import UIKitSimulator

/// Scrolling to items, sizes and insets.
@MainActor struct ListScrollingTests {
  private let stage = ListStage(300)

  private func scroll(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
    stage.list.scrollToItem(at: [0, item], at: position, animated: false)
    return stage.list.contentOffset.y
  }

  @Test func `N4: an unanimated scroll moves the offset at once, the cells come with a layout`() {
    #expect(scroll(150, .centeredVertically) == 4750)
    #expect(stage.cell(150) == nil)
    stage.list.layoutIfNeeded()
    #expect(stage.cell(150)?.number == 150)
    #expect(stage.list.indexPathsForVisibleItems.contains([0, 150]))
  }

  nonisolated private static let positions: [(Int, UICollectionView.ScrollPosition, CGFloat)] = [
    (150, .top, 4980), (150, .bottom, 4530), (0, .bottom, -20), (150, .centeredVertically, 4755),
    (299, .top, 9430), (150, [], 4530), (3, [], -20),
  ]

  @Test(arguments: positions)
  func `N4: the position is within the insets`(
    item: Int, position: UICollectionView.ScrollPosition, offset: CGFloat
  ) {
    stage.list.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    #expect(scroll(item, position) == offset)
  }

  @Test func `N4.1: before the first layout there is nothing to scroll`() {
    let stage = ListStage(300, isShown: false)
    stage.list.scrollToItem(at: [0, 150], at: .top, animated: false)
    stage.simulator.runUntilIdle()
    #expect(stage.list.contentOffset.y == 0)
    #expect(stage.simulator.hints.map(\.fact) == ["N4"])
    stage.list.scrollToItem(at: [0, 150], at: .top, animated: false)
    #expect(stage.list.contentOffset.y == 5000)
  }

  @Test func `N4.3: an animated scroll brings the cells as it passes them`() {
    stage.list.scrollToItem(at: [0, 60], at: .top, animated: true)
    _ = stage.takeCalls()
    stage.simulator.runUntilIdle()
    #expect(stage.list.contentOffset.y == 2000)
    #expect(stage.takeCalls("will").contains("will 0.30"))
    #expect(stage.seen == Array(60..<78))
  }

  @Test func `N4: scrolling to an item that does not exist is a fault`() {
    #expect(scroll(300, .top) == 0)
    #expect(stage.simulator.faults.map(\.fact) == ["N4"])
  }

  @Test func `N4: two positions along one axis are a fault`() {
    #expect(scroll(150, [.top, .centeredHorizontally]) == 5000)
    #expect(stage.simulator.faults.isEmpty)
    #expect(scroll(10, [.top, .bottom]) == 5000)
    #expect(scroll(10, [.left, .right, .top]) == 5000)
    #expect(stage.simulator.faults.map(\.fact) == ["N4", "N4"])
  }

  @Test func `a finger scrolls, and the cells follow`() {
    stage.simulator.drag(
      from: CGPoint(x: 150, y: 600), to: CGPoint(x: 150, y: 200), duration: 0.2)
    #expect(stage.simulator.runUntilIdle())
    let first = Int(stage.list.contentOffset.y / 100) * 3
    #expect(first > 9)
    #expect(stage.seen.first == first)
    #expect(stage.list.indexPathsForSelectedItems == nil)
  }

  @Test func `the layout chooses where a flick comes to rest`() {
    let layout = SnappingLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    stage.list.setCollectionViewLayout(layout, animated: false)
    stage.simulator.drag(
      from: CGPoint(x: 150, y: 600), to: CGPoint(x: 150, y: 400), duration: 0.2)
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.list.contentOffset.y == 1000)
    #expect(layout.velocity > 0.5)
  }

  @Test func `N10: a change of the safe area invalidates the layout`() {
    let layout = CountingLayout()
    stage.list.setCollectionViewLayout(layout, animated: false)
    stage.simulator.runUntilIdle()
    let count = layout.preparations
    stage.list.contentOffset.y = 10
    stage.simulator.runUntilIdle()
    #expect(layout.preparations == count)
    stage.list.frame.origin.y = 0
    stage.simulator.runUntilIdle()
    #expect(stage.list.safeAreaInsets.top > 0)
    #expect(layout.preparations == count + 1)
  }

  @Test func `N14.2: after a new size the offset is the same in points, unless it is corrected`() {
    let offsets = [false, true].map { isCorrected in
      let stage = ListStage(10)
      let layout = PageLayout()
      layout.isCorrected = isCorrected
      stage.list.setCollectionViewLayout(layout, animated: false)
      stage.simulator.runUntilIdle()
      stage.list.contentOffset.x = 900
      stage.list.frame.size.width = 400
      layout.itemSize.width = 400
      stage.simulator.runUntilIdle()
      #expect(stage.simulator.hints.isEmpty)
      return stage.list.contentOffset.x
    }
    #expect(offsets == [900, 1200])
  }

  @Test func `N14.5: an animated change of the bounds is announced to the layout`() {
    let layout = CountingLayout()
    stage.list.setCollectionViewLayout(layout, animated: false)
    stage.simulator.runUntilIdle()
    let cell = stage.cell(5)
    layout.events = []
    UIView.animate(withDuration: 0.4) {
      stage.list.frame.size.width = 200
      stage.list.layoutIfNeeded()
    }
    #expect(layout.events == ["prepare from 300", "finalize"])
    #expect(cell?.layer.animationKeys()?.isEmpty == false)
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.simulator.visibleFrame(of: cell ?? UIView()).minY == 300)
  }

  @Test func `N14.4: another layout is laid out at once, or animated`() {
    let cell = stage.cell(5)
    let small = UICollectionViewFlowLayout()
    stage.list.setCollectionViewLayout(small, animated: false)
    #expect(cell?.frame == CGRect(x: 0, y: 60, width: 50, height: 50))
    #expect(stage.layout.collectionView == nil && small.collectionView === stage.list)
    var ends: [Bool] = []
    stage.list.setCollectionViewLayout(stage.layout, animated: true) { ends.append($0) }
    #expect(cell?.frame.minX == 200 && ends == [])
    stage.simulator.run(for: 0.15)
    let width = stage.simulator.visibleFrame(of: cell ?? UIView()).width
    #expect(width > 60 && width < 90)
    #expect(stage.simulator.runUntilIdle())
    #expect(ends == [true])
    #expect(stage.seen == Array(0..<18))
  }

  @Test func `a background view is behind the cells, and stays in place`() {
    let background = UIView()
    stage.list.backgroundView = background
    stage.list.contentOffset.y = 50
    stage.simulator.runUntilIdle()
    #expect(stage.list.subviews.first === background)
    #expect(background.frame == stage.list.bounds)
    stage.list.backgroundView = nil
    #expect(background.superview == nil)
  }
}

/// Lets flicks end at 1,000 points.
private final class SnappingLayout: UICollectionViewFlowLayout {
  private(set) var velocity: CGFloat = 0

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    self.velocity = velocity.y
    return CGPoint(x: 0, y: 1000)
  }
}

/// Horizontal pages, which corrects the offset if it is told to.
private final class PageLayout: UICollectionViewFlowLayout {
  var isCorrected = false

  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 300, height: 600)
    minimumLineSpacing = 0
  }

  required init?(coder: NSCoder) { nil }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    isCorrected ? CGPoint(x: 3 * itemSize.width, y: 0) : proposedContentOffset
  }
}

/// A grid of squares of 100 points that records its calls.
private final class CountingLayout: UICollectionViewFlowLayout {
  private(set) var preparations = 0
  var events: [String] = []

  override init() {
    super.init()
    itemSize = CGSize(width: 100, height: 100)
    minimumLineSpacing = 0
    minimumInteritemSpacing = 0
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    preparations += 1
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    events.append("prepare from \(Int(oldBounds.width))")
  }

  override func finalizeAnimatedBoundsChange() { events.append("finalize") }
}

import Testing
import UIKit
import UIKitSimulator

/// The frames of a flow layout.
@MainActor struct FlowLayoutTests {
  /// Sizes in a list of 300 by 600 points, and the origins that follow.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var direction = UICollectionView.ScrollDirection.vertical
    let sizes: [CGSize]
    var inset = UIEdgeInsets.zero
    var line: CGFloat = 10
    var gap: CGFloat = 10
    let origins: [CGPoint]
    let content: CGSize
  }

  nonisolated private static func squares(_ count: Int, _ side: CGFloat) -> [CGSize] {
    Array(repeating: CGSize(width: side, height: side), count: count)
  }

  nonisolated private static func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: x, y: y)
  }

  nonisolated static let cases: [Case] = [
    Case(
      testDescription: "full lines are justified, and the last one has the same columns",
      sizes: squares(5, 80),
      origins: [point(0, 0), point(110, 0), point(220, 0), point(0, 90), point(110, 90)],
      content: CGSize(width: 300, height: 170)),
    Case(
      testDescription: "one line that is not full has the columns of a full one",
      sizes: squares(2, 80), origins: [point(0, 0), point(110, 0)],
      content: CGSize(width: 300, height: 80)),
    Case(
      testDescription: "a single column is in the middle",
      sizes: squares(2, 200), origins: [point(50, 0), point(50, 210)],
      content: CGSize(width: 300, height: 410)),
    Case(
      testDescription: "items that fit exactly stay in their line",
      sizes: squares(4, 100.0 - 20.0 / 3),
      origins: [
        point(0, 0), point(103 + 1.0 / 3, 0), point(206 + 2.0 / 3, 0), point(0, 103 + 1.0 / 3),
      ],
      content: CGSize(width: 300, height: 590.0 / 3)),
    Case(
      testDescription:
        "of different sizes, the last line has the minimum spacing, and the middles agree",
      sizes: [
        CGSize(width: 120, height: 40), CGSize(width: 100, height: 80),
        CGSize(width: 150, height: 50),
        CGSize(width: 90, height: 50),
      ],
      origins: [point(0, 20), point(200, 0), point(0, 90), point(160, 90)],
      content: CGSize(width: 300, height: 140)),
    Case(
      testDescription: "an inset is around the lines",
      sizes: squares(3, 100), inset: UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 30), line: 3,
      origins: [point(20, 5), point(170, 5), point(20, 108)],
      content: CGSize(width: 300, height: 215)),
    Case(
      testDescription: "horizontally, lines are columns", direction: .horizontal,
      sizes: squares(4, 250), inset: UIEdgeInsets(top: 10, left: 4, bottom: 20, right: 8), line: 6,
      origins: [point(4, 10), point(4, 330), point(260, 10), point(260, 330)],
      content: CGSize(width: 518, height: 600)),
    Case(
      testDescription: "pages that fill the list stand side by side", direction: .horizontal,
      sizes: Array(repeating: CGSize(width: 300, height: 600), count: 3), line: 0,
      origins: [point(0, 0), point(300, 0), point(600, 0)],
      content: CGSize(width: 900, height: 600)),
    Case(
      testDescription: "without items there is the inset", sizes: [],
      inset: UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0), origins: [],
      content: CGSize(width: 300, height: 12)),
  ]

  @Test(arguments: cases)
  func `N14: a flow layout fills its lines`(of example: Case) {
    let stage = ListStage(example.sizes.count, isShown: false)
    let delegate = SizeDelegate(example.sizes)
    stage.list.delegate = delegate
    stage.layout.scrollDirection = example.direction
    stage.layout.sectionInset = example.inset
    stage.layout.minimumLineSpacing = example.line
    stage.layout.minimumInteritemSpacing = example.gap
    stage.simulator.runUntilIdle()
    let frames = example.sizes.indices.compactMap {
      stage.list.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(frames.count == example.sizes.count)
    for (frame, (origin, size)) in zip(frames, zip(example.origins, example.sizes)) {
      #expect(abs(frame.minX - origin.x) < 0.01 && abs(frame.minY - origin.y) < 0.01)
      #expect(frame.size == size)
    }
    #expect(abs(stage.list.contentSize.width - example.content.width) < 0.01)
    #expect(abs(stage.list.contentSize.height - example.content.height) < 0.01)
    #expect(stage.simulator.hints.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -10, 1e-300])
  func `a size that makes no sense does not end the app`(width: CGFloat) {
    let stage = ListStage(4, isShown: false)
    stage.layout.itemSize.width = width
    stage.layout.minimumInteritemSpacing = width
    stage.simulator.runUntilIdle()
    #expect(stage.list.numberOfItems(inSection: 0) == 4)
    stage.layout.itemSize.width = 100
    stage.layout.minimumInteritemSpacing = 0
    stage.simulator.runUntilIdle()
    #expect(stage.seen == [0, 1, 2, 3])
    #expect(stage.cell(3)?.frame == CGRect(x: 0, y: 100, width: 100, height: 100))
  }

  @Test func `sections have headers and footers, which are as broad as the list`() {
    let stage = ListStage(4, isShown: false)
    stage.numbers = [[0, 1, 2, 3], [], [4]]
    stage.layout.headerReferenceSize = CGSize(width: 1, height: 30)
    stage.layout.sectionInset.top = 5
    stage.simulator.runUntilIdle()
    let kind = UICollectionView.elementKindSectionHeader
    let tops: [CGFloat] = [0, 235, 270]
    for (section, top) in tops.enumerated() {
      let path = IndexPath(item: 0, section: section)
      let header = stage.list.supplementaryView(forElementKind: kind, at: path)
      #expect(header?.frame == CGRect(x: 0, y: top, width: 300, height: 30))
    }
    #expect(stage.cell(3)?.frame.minY == 135)
    #expect(stage.cell(0, 2)?.frame.minY == 305)
    #expect(stage.takeCalls("header") == ["header 0.0", "header 1.0", "header 2.0"])
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `N14.3: from right to left, places are mirrored, and the offset is not`(
    _ direction: UICollectionView.ScrollDirection
  ) {
    let stage = ListStage(8, isShown: false)
    stage.simulator.layoutDirection = .rightToLeft
    stage.layout.scrollDirection = direction
    stage.layout.itemSize.height = 300
    stage.layout.headerReferenceSize = CGSize(width: 50, height: 50)
    stage.layout.sectionInset.left = 20
    stage.layout.minimumInteritemSpacing = 15
    stage.simulator.runUntilIdle()
    let kind = UICollectionView.elementKindSectionHeader
    let first = IndexPath(item: 0, section: 0)
    let header = stage.list.layoutAttributesForSupplementaryElement(ofKind: kind, at: first)
    let frames = [0, 1, 7].compactMap {
      stage.list.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    if direction == .vertical {
      #expect(header?.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
      #expect(frames.map(\.minX) == [180, 0, 0] && frames.map(\.minY) == [50, 50, 950])
      #expect(stage.seen == [0, 1, 2, 3])
    } else {
      #expect(stage.list.contentSize.width == 870 && header?.frame.minX == 820)
      #expect(frames.map(\.minX) == [700, 600, 0])
      #expect(stage.seen == [5, 6, 7])
    }
    #expect(stage.list.contentOffset == .zero)
    let point = CGPoint(x: (frames.last?.midX ?? 0), y: frames.last?.midY ?? 0)
    #expect(stage.list.indexPathForItem(at: point)?.item == 7)
  }

  @Test func `N14: an item wider than the list less its insets is a hint`() {
    let stage = ListStage(2)
    #expect(stage.simulator.hints.isEmpty)
    stage.layout.itemSize.width = 301
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.hints.map(\.fact) == ["N14"])
  }

  @Test func `N14.1: a new size asks the delegate only if the invalidation says so`() {
    let stage = ListStage(4, isShown: false)
    let delegate = SizeDelegate(Self.squares(4, 100))
    stage.list.delegate = delegate
    stage.simulator.runUntilIdle()
    #expect(delegate.questions == 4)
    stage.list.frame.size.width = 200
    stage.simulator.runUntilIdle()
    #expect(delegate.questions == 4)
    #expect(stage.cell(2)?.frame.origin == CGPoint(x: 0, y: 100))
    stage.layout.invalidateLayout()
    stage.simulator.runUntilIdle()
    #expect(delegate.questions == 8)
  }

  @Test("a test of a layout makes changes and contexts itself")
  func parts() {
    let item = InsertedItem()
    #expect(item.updateAction == .insert && item.indexPathAfterUpdate == [0, 1])
    #expect(item.indexPathBeforeUpdate == nil)
    #expect(UICollectionViewUpdateItem().updateAction == .none)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    let kind = UICollectionView.elementKindSectionHeader
    context.invalidateSupplementaryElements(ofKind: kind, at: [[0, 0]])
    context.invalidateSupplementaryElements(ofKind: kind, at: [[1, 0]])
    #expect(context.invalidatedSupplementaryIndexPaths == [kind: [[0, 0], [1, 0]]])
    #expect(context.invalidatedItemIndexPaths == nil && !context.invalidateEverything)
  }
}

/// An insertion, as a test of a layout states it.
private final class InsertedItem: UICollectionViewUpdateItem {
  override var updateAction: Action { .insert }
  override var indexPathAfterUpdate: IndexPath? { [0, 1] }
}

/// Determines the sizes of the items, and counts how often it is asked.
private final class SizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  private let sizes: [CGSize]
  private(set) var questions = 0

  init(_ sizes: [CGSize]) { self.sizes = sizes }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    questions += 1
    return sizes[indexPath.item]
  }
}

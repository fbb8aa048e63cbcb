import Testing
import UIKit
import UIKitSimulator

/// A screen with a list, and layouts of an app.
@MainActor struct CollectionControllerTests {
  private let simulator = Simulator()

  private func push(_ grid: GridController) -> UINavigationController {
    let stack = UINavigationController(rootViewController: grid)
    simulator.window.rootViewController = stack
    simulator.runUntilIdle()
    return stack
  }

  @Test func `the list fills the view, below the bar, and shows the items`() {
    let grid = GridController()
    _ = push(grid)
    #expect(grid.collectionView.frame == grid.view.bounds)
    #expect(grid.collectionView.superview === grid.view)
    #expect(grid.collectionView.dataSource === grid && grid.collectionView.delegate === grid)
    #expect(grid.collectionView.contentOffset.y == -grid.view.safeAreaInsets.top)
    #expect(grid.view.safeAreaInsets.top > 0)
    #expect(grid.collectionView.visibleCells.count > 10)
    #expect(grid.scrolls == 0 || grid.collectionView.contentOffset.y < 0)
  }

  @Test(arguments: [true, false])
  func `N12: the selection is cleared when the screen appears again`(clears: Bool) {
    let grid = GridController()
    grid.clearsSelectionOnViewWillAppear = clears
    let stack = push(grid)
    let cell = grid.collectionView.visibleCells[4]
    simulator.tap(at: cell.convert(CGPoint(x: 10, y: 10), to: nil))
    simulator.runUntilIdle()
    #expect(stack.viewControllers.count == 2)
    #expect(cell.isSelected)
    stack.popViewController(animated: true)
    simulator.runUntilIdle()
    #expect(cell.isSelected != clears)
  }

  @Test func `N12.2: after a canceled pop, the selection is gone`() {
    let grid = GridController()
    let stack = push(grid)
    grid.collectionView.selectItem(at: [0, 4], animated: false, scrollPosition: [])
    stack.pushViewController(UIViewController(), animated: false)
    simulator.runUntilIdle()
    let finger = simulator.touchDown(at: CGPoint(x: 2, y: 400))
    for step in 1...6 {
      finger.move(to: CGPoint(x: 2 + 12 * CGFloat(step), y: 400))
      simulator.step()
    }
    simulator.run(for: 0.3)
    finger.lift()
    simulator.runUntilIdle()
    #expect(stack.viewControllers.count == 2)
    #expect(grid.collectionView.indexPathsForSelectedItems == nil)
  }

  @Test func `a layout of the app places items with its own attributes`() {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 300, height: 600), collectionViewLayout: FanLayout())
    let grid = GridController()
    list.register(FanCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = grid
    list.contentInsetAdjustmentBehavior = .never
    simulator.window.addSubview(list)
    simulator.runUntilIdle()
    let cell = list.cellForItem(at: [0, 1]) as? FanCell
    #expect(cell?.tilt == 0.1)
    #expect(cell?.transform == CGAffineTransform(rotationAngle: 0.1))
    #expect(cell?.center == CGPoint(x: 150, y: 160) && cell?.alpha == 0.75)
    #expect(list.contentSize == CGSize(width: 300, height: 1060))
    // The first item has the highest index.
    #expect(list.subviews.last === list.cellForItem(at: [0, 0]))
    list.contentOffset.y = 100
    list.layoutIfNeeded()
    #expect(cell?.alpha == 0.5)
    #expect(simulator.faults.isEmpty)
  }

  @Test func `a layout of the app may bring other items to the front`() throws {
    let layout = FanLayout()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 300, height: 600), collectionViewLayout: layout)
    let grid = GridController()
    list.register(FanCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = grid
    simulator.window.addSubview(list)
    simulator.runUntilIdle()
    let cells: [UIView] = try (0..<3).map { try #require(list.cellForItem(at: [0, $0])) }
    #expect(list.subviews.filter(cells.contains) == cells.reversed())
    layout.isReversed = true
    layout.invalidateLayout()
    list.layoutIfNeeded()
    #expect(list.subviews.filter(cells.contains) == cells)
  }

  @Test func `N5: attributes of items that do not exist are a fault`() {
    let layout = FanLayout()
    layout.extra = 1
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    let grid = GridController()
    grid.count = 2
    list.register(FanCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = grid
    simulator.window.addSubview(list)
    simulator.commit()
    #expect(Set(simulator.faults.map(\.fact)) == ["N5"])
    #expect(list.visibleCells.count == 2)
  }

  @Test func `a list and its cells are released`() {
    weak var list: UICollectionView?
    weak var cell: UICollectionViewCell?
    do {
      let grid = GridController()
      _ = push(grid)
      list = grid.collectionView
      cell = grid.collectionView.visibleCells.first
    }
    #expect(cell != nil)
    simulator.window.rootViewController = UIViewController()
    simulator.runUntilIdle()
    #expect(list == nil && cell == nil)
  }
}

/// A screen with items of 100 by 100 points; a tap pushes another screen.
private final class GridController: UICollectionViewController {
  var count = 100
  private(set) var scrolls = 0

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    navigationController?.pushViewController(UIViewController(), animated: true)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

/// Items that are tilted, one over the other, and fade at the top edge.
private final class FanLayout: UICollectionViewLayout {
  var extra = 0
  /// Whether the last item has the highest index, rather than the first one.
  var isReversed = false
  private var attributes: [FanAttributes] = []

  override class var layoutAttributesClass: AnyClass { FanAttributes.self }

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 1060) }

  override func prepare() {
    super.prepare()
    let count = (collectionView?.numberOfItems(inSection: 0) ?? 0) + extra
    let top = collectionView?.contentOffset.y ?? 0
    attributes = (0..<min(count, 9)).map { item in
      let attributes = FanAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.size = CGSize(width: 200, height: 120)
      attributes.center = CGPoint(x: 150, y: 60 + 100 * CGFloat(item))
      attributes.transform = CGAffineTransform(rotationAngle: CGFloat(item) / 10)
      attributes.tilt = CGFloat(item) / 10
      attributes.alpha = attributes.center.y - 90 < top ? 0.5 : 0.75
      attributes.zIndex = isReversed ? item : -item
      return attributes
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { attributes }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.indices.contains(indexPath.item) ? attributes[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

private final class FanAttributes: UICollectionViewLayoutAttributes {
  var tilt: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? FanAttributes)?.tilt = tilt
    return copy
  }
}

private final class FanCell: UICollectionViewCell {
  private(set) var tilt: CGFloat?

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    tilt = (layoutAttributes as? FanAttributes)?.tilt
  }
}

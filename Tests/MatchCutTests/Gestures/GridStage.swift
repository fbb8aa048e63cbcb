import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A phone with a grid of photos, which open out of their cells into a pager.
@MainActor final class GridStage {
  let simulator: Simulator
  let grid = Grid()

  init(variant: Simulator.Variant = .standard) {
    simulator = Simulator(variant: variant)
    simulator.window.rootViewController = grid
    simulator.runUntilIdle()
  }

  var screen: CGRect { simulator.window.bounds }
  var pager: Pager? { grid.presentedViewController as? Pager }

  /// Taps a photo, and waits until it is open.
  func open(_ photo: Int) {
    tap(photo)
    settle()
  }

  /// Taps a photo.
  func tap(_ photo: Int) {
    simulator.tap(at: simulator.visibleFrame(of: grid.picture(of: photo) ?? UIView()).center)
  }

  /// Swipes to the next page.
  func page() {
    simulator.drag(
      from: CGPoint(x: screen.midX + 100, y: screen.midY),
      to: CGPoint(x: screen.midX - 120, y: screen.midY), duration: 0.2)
    settle()
  }

  /// Pulls the photo down, in steps, with a finger that stays on it.
  func pull(_ distance: CGFloat) -> Finger {
    let finger = simulator.touchDown(at: screen.center)
    simulator.step()
    simulator.move(finger, by: CGPoint(x: 0, y: distance), for: 0.2)
    return finger
  }

  /// Lifts a finger that has rested, so that only the distance decides.
  func lift(_ finger: Finger) {
    simulator.rest(finger)
    simulator.commit()
  }

  /// Waits for the end of a dismissal, and returns the last visible frame of the photo.
  func landing() -> CGRect {
    let view = pager?.view ?? UIView()
    var last = CGRect.null
    while grid.presentedViewController != nil, simulator.time < 60 {
      simulator.step()
      let frame = simulator.visibleFrame(of: view)
      if view.window != nil, !frame.isNull { last = frame }
    }
    settle()
    return last
  }

  func settle(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(simulator.runUntilIdle(), "it never comes to rest", sourceLocation: sourceLocation)
  }

  /// Expects the grid alone, with every photo in sight, and none hidden out of sight.
  func expectGrid(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(grid.presentedViewController == nil, sourceLocation: sourceLocation)
    for case let cell as GridCell in grid.collectionView.visibleCells {
      let path = grid.collectionView.indexPath(for: cell)
      #expect(grid.photos[path?.item ?? 0] == cell.photo, sourceLocation: sourceLocation)
      #expect(simulator.visibleAlpha(of: cell.picture) == 1, sourceLocation: sourceLocation)
    }
    #expect(grid.collectionView.visibleCells.count > 12, sourceLocation: sourceLocation)
    for case let cell as GridCell in grid.collectionView.subviews {
      #expect(cell.picture.alpha == 1 && !cell.picture.isHidden, sourceLocation: sourceLocation)
    }
    expectNoFaults(sourceLocation: sourceLocation)
  }

  /// Expects a photo that fills the screen.
  func expectOpen(_ photo: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(pager?.photo == photo, sourceLocation: sourceLocation)
    let frame = simulator.visibleFrame(of: pager?.picture ?? UIView())
    #expect(frame == screen, sourceLocation: sourceLocation)
    expectNoFaults(sourceLocation: sourceLocation)
  }

  private func expectNoFaults(sourceLocation: SourceLocation) {
    #expect(simulator.faults.isEmpty, "\(simulator.faults)", sourceLocation: sourceLocation)
    #expect(simulator.hints.isEmpty, "\(simulator.hints)", sourceLocation: sourceLocation)
  }
}

/// Photos in three columns.
final class Grid: UICollectionViewController {
  var photos = Array(0..<120)
  /// Whether the grid follows the pager.
  var follows = true

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 100)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(GridCell.self, forCellWithReuseIdentifier: "photo")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { photos.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? GridCell)?.photo = photos[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    let pager = Pager(photos, startingAt: indexPath.item)
    pager.onPage = { [weak self] photo in self?.show(photo) }
    present(
      pager,
      using: ModalTransition(
        .zoom(
          from: .provider { [weak self, weak pager] _ in
            pager.flatMap { self?.picture(of: $0.photo) }.map { .view($0) }
          },
          matching: .provider { [weak pager] _ in (pager?.picture).map { .view($0) } }),
        dismissal: .drag))
  }

  /// The picture in the cell of a photo, which need not be in sight.
  func picture(of photo: Int) -> UIView? {
    guard let item = photos.firstIndex(of: photo) else { return nil }
    let cell = collectionView.cellForItem(at: IndexPath(item: item, section: 0))
    return (cell as? GridCell)?.picture
  }

  private func show(_ photo: Int) {
    guard follows, let item = photos.firstIndex(of: photo) else { return }
    let path = IndexPath(item: item, section: 0)
    guard !collectionView.indexPathsForVisibleItems.contains(path) else { return }
    collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
    collectionView.layoutIfNeeded()
  }
}

/// A cell with a picture of a photo.
final class GridCell: UICollectionViewCell {
  var photo = -1
  let picture = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.backgroundColor = .systemBlue
    contentView.addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }
}

/// Photos that fill the screen, side by side in a list.
final class Pager: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  var onPage: ((Int) -> Void)?
  private let photos: [Int]
  private var index: Int
  private let list: UICollectionView

  init(_ photos: [Int], startingAt index: Int) {
    self.photos = photos
    self.index = index
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var photo: Int { photos[index] }

  var picture: UIView? {
    let cell = list.cellForItem(at: IndexPath(item: index, section: 0))
    return (cell as? GridCell)?.picture
  }

  /// Shows another photo at once.
  func show(_ photo: Int) {
    index = photos.firstIndex(of: photo) ?? 0
    list.scrollToItem(at: IndexPath(item: index, section: 0), at: .left, animated: false)
    list.layoutIfNeeded()
    onPage?(photo)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    list.register(GridCell.self, forCellWithReuseIdentifier: "page")
    list.isPagingEnabled = true
    list.contentInsetAdjustmentBehavior = .never
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard list.frame != view.bounds else { return }
    list.frame = view.bounds
    list.collectionViewLayout.invalidateLayout()
    list.layoutIfNeeded()
    list.scrollToItem(at: IndexPath(item: index, section: 0), at: .left, animated: false)
    list.layoutIfNeeded()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { photos.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
    (cell as? GridCell)?.photo = photos[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { view.bounds.size }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    index = Int((list.contentOffset.x / max(list.bounds.width, 1)).rounded())
    onPage?(photo)
  }
}

import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A zoom out of a cell of a collection view, into a pager, and back into a cell.
@MainActor struct ListedSourceTests {
  /// What becomes of cells out of sight is not known.
  nonisolated private static let variants: [Simulator.Variant] = [
    .standard, .removedCells, .unkeptCells, .reappliedAttributes,
  ]

  @Test(arguments: variants)
  func `a photo opens out of the tapped cell, and returns into it`(variant: Simulator.Variant) {
    let stage = GridStage(variant: variant)
    let cell = stage.grid.picture(of: 7) ?? UIView()
    let place = stage.simulator.visibleFrame(of: cell)
    stage.tap(7)
    stage.simulator.commit()
    let start = stage.simulator.visibleFrame(of: stage.pager?.view ?? UIView())
    #expect(start.isClose(to: place, within: 30), "\(start), \(place)")
    stage.simulator.run(for: 0.1)
    #expect(stage.simulator.visibleAlpha(of: cell) < 0.1)
    stage.settle()
    stage.expectOpen(7)
    stage.pager?.dismiss(animated: true)
    #expect(stage.landing().isClose(to: place, within: 3))
    stage.expectGrid()
  }

  @Test(arguments: variants)
  func `a pull that is canceled leaves the photo open, and the cell in place`(
    variant: Simulator.Variant
  ) {
    let stage = GridStage(variant: variant)
    stage.open(7)
    let finger = stage.pull(60)
    #expect(stage.pager?.isBeingDismissed == true)
    stage.lift(finger)
    stage.settle()
    stage.expectOpen(7)
    stage.lift(stage.pull(220))
    let place = stage.simulator.visibleFrame(of: stage.grid.picture(of: 7) ?? UIView())
    #expect(stage.landing().isClose(to: place, within: 3))
    stage.expectGrid()
  }

  @Test(arguments: variants, [true, false])
  func `after a page, the photo returns into another cell`(
    variant: Simulator.Variant, isPulled: Bool
  ) {
    let stage = GridStage(variant: variant)
    stage.open(7)
    stage.page()
    stage.expectOpen(8)
    let place = stage.simulator.visibleFrame(of: stage.grid.picture(of: 8) ?? UIView())
    if isPulled { stage.lift(stage.pull(220)) } else { stage.pager?.dismiss(animated: true) }
    #expect(stage.landing().isClose(to: place, within: 3))
    stage.expectGrid()
  }

  @Test(arguments: variants, [true, false])
  func `a grid that follows the pager has the cell in sight`(
    variant: Simulator.Variant, isPulled: Bool
  ) {
    let stage = GridStage(variant: variant)
    stage.open(7)
    stage.pager?.show(100)
    stage.settle()
    stage.expectOpen(100)
    let place = stage.simulator.visibleFrame(of: stage.grid.picture(of: 100) ?? UIView())
    #expect(place.size == CGSize(width: 120, height: 100))
    if isPulled { stage.lift(stage.pull(220)) } else { stage.pager?.dismiss(animated: true) }
    #expect(stage.landing().isClose(to: place, within: 3))
    stage.expectGrid()
  }

  /// Photo 30 has a cell that is prepared, which is not in sight.
  @Test(arguments: variants, [30, 100])
  func `a photo whose cell is out of sight fades`(variant: Simulator.Variant, photo: Int) {
    let stage = GridStage(variant: variant)
    stage.grid.follows = false
    stage.open(7)
    stage.pager?.show(photo)
    stage.settle()
    let kept = stage.grid.picture(of: photo)
    #expect((kept != nil) == (photo == 30 && variant != .unkeptCells))
    let pager = stage.pager?.view ?? UIView()
    stage.pager?.dismiss(animated: true)
    stage.simulator.run(for: 0.15)
    #expect(stage.simulator.visibleAlpha(of: pager) < 0.9)
    #expect(stage.simulator.visibleFrame(of: pager) == stage.screen)
    _ = stage.landing()
    stage.expectGrid()
    stage.grid.collectionView.contentOffset.y = 300
    stage.settle()
    stage.expectGrid()
  }

  @Test(arguments: variants, [true, false])
  func `a grid that is reloaded behind has the photo in another cell`(
    variant: Simulator.Variant, isInFlight: Bool
  ) {
    let stage = GridStage(variant: variant)
    stage.open(7)
    let finger = isInFlight ? stage.pull(220) : nil
    stage.grid.photos.insert(contentsOf: [200, 201, 202, 203], at: 0)
    stage.grid.collectionView.reloadData()
    stage.simulator.commit()
    let place = stage.simulator.visibleFrame(of: stage.grid.picture(of: 7)?.superview ?? UIView())
    if let finger { stage.lift(finger) } else { stage.pager?.dismiss(animated: true) }
    #expect(stage.landing().isClose(to: place, within: 3))
    stage.expectGrid()
  }

  @Test(arguments: variants)
  func `a cell that is reused during a pull shows its new photo`(variant: Simulator.Variant) {
    let stage = GridStage(variant: variant)
    stage.open(7)
    let finger = stage.pull(220)
    let list: UICollectionView = stage.grid.collectionView
    for y in stride(from: 500, through: 3000, by: 500) {
      list.contentOffset.y = CGFloat(y)
      stage.simulator.step()
    }
    stage.lift(finger)
    _ = stage.landing()
    stage.expectGrid()
  }

  @Test(arguments: variants)
  func `an update behind moves the cell, and the photo with it`(variant: Simulator.Variant) {
    let stage = GridStage(variant: variant)
    stage.open(7)
    stage.grid.collectionView.performBatchUpdates {
      stage.grid.photos.removeFirst()
      stage.grid.photos.insert(300, at: 10)
      stage.grid.collectionView.deleteItems(at: [[0, 0]])
      stage.grid.collectionView.insertItems(at: [[0, 10]])
    }
    stage.settle()
    let place = stage.simulator.visibleFrame(of: stage.grid.picture(of: 7) ?? UIView())
    #expect(place.minX == 0)
    stage.pager?.dismiss(animated: true)
    #expect(stage.landing().isClose(to: place, within: 3))
    stage.expectGrid()
  }

  @Test(arguments: variants)
  func `after a rotation, the photo returns into the cell where it is then`(
    variant: Simulator.Variant
  ) {
    let stage = GridStage(variant: variant)
    stage.open(7)
    stage.simulator.resize(to: CGSize(width: 852, height: 393))
    stage.settle()
    stage.expectOpen(7)
    let place = stage.simulator.visibleFrame(of: stage.grid.picture(of: 7) ?? UIView())
    stage.lift(stage.pull(160))
    #expect(stage.landing().isClose(to: place, within: 3))
    stage.expectGrid()
  }
}

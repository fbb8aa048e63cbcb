import Testing
import UIKit
import UIKitSimulator

/// Cells that are prepared ahead, kept out of sight, and reused.
@MainActor struct ListReuseTests {
  nonisolated private static let keeping: [Simulator.Variant] = [.standard, .removedCells]

  private func stage(_ variant: Simulator.Variant = .standard) -> ListStage {
    let stage = ListStage(300, variant: variant)
    _ = stage.takeCalls()
    return stage
  }

  private func scroll(_ stage: ListStage, to y: CGFloat) {
    stage.list.contentOffset.y = y
    stage.list.layoutIfNeeded()
  }

  @Test(arguments: keeping)
  func `N8: cells are prepared ahead, one in a frame, and need not be displayed`(
    variant: Simulator.Variant
  ) {
    let stage = ListStage(300, variant: variant, isShown: false)
    stage.simulator.commit()
    #expect(stage.takeCalls("cell").count == 18)
    stage.simulator.step()
    #expect(stage.takeCalls("cell", "will") == ["cell 0.18"])
    stage.simulator.runUntilIdle()
    #expect(stage.takeCalls("cell", "will") == (19..<27).map { "cell 0.\($0)" })
    #expect(stage.cell(26)?.number == 26 && stage.cell(27) == nil)
    #expect(stage.seen == Array(0..<18))
    scroll(stage, to: 100)
    #expect(stage.takeCalls("cell", "will") == (18..<21).map { "will 0.\($0)" })
  }

  @Test func `N8: a scroll back prepares cells before those in sight`() {
    let stage = stage()
    scroll(stage, to: 3000)
    stage.simulator.runUntilIdle()
    _ = stage.takeCalls()
    scroll(stage, to: 2900)
    stage.simulator.runUntilIdle()
    let first = [87, 88, 89] + (78..<87).reversed()
    #expect(stage.takeCalls("cell") == first.map { "cell 0.\($0)" })
  }

  @Test(arguments: keeping)
  func `N8.1: a cell that was shown is kept, and shown again for the same item`(
    variant: Simulator.Variant
  ) {
    let stage = stage(variant)
    let cell = stage.cell(1)
    scroll(stage, to: 200)
    #expect(stage.takeCalls("end") == (0..<6).map { "end 0.\($0)" })
    #expect(stage.cell(1) === cell)
    scroll(stage, to: 0)
    #expect(stage.cell(1) === cell && cell?.reuses == 0 && cell?.isHidden == false)
    #expect(stage.takeCalls("cell", "will") == (0..<6).map { "will 0.\($0)" })
  }

  @Test func `N1.1: a cell that is kept may be hidden in the list, or outside of it`() {
    let places = Self.keeping.map { variant in
      let stage = stage(variant)
      scroll(stage, to: 200)
      let cell = stage.cell(1)
      #expect(stage.simulator.visibleFrame(of: stage.cell(7) ?? UIView()).size.height == 100)
      return [cell?.isHidden, cell?.superview === stage.list]
    }
    #expect(places == [[true, true], [false, false]])
  }

  @Test(arguments: [Simulator.Variant.standard, .unkeptCells])
  func `N1: without prefetching there is no cell out of sight, nor before iOS 15`(
    variant: Simulator.Variant
  ) {
    let stage = ListStage(300, variant: variant, isShown: false)
    stage.list.isPrefetchingEnabled = variant != .standard
    stage.simulator.runUntilIdle()
    #expect(stage.cell(18) == nil)
    scroll(stage, to: 200)
    stage.simulator.runUntilIdle()
    #expect(stage.cell(5) == nil && stage.cell(6) != nil)
    #expect(stage.cell(23) != nil && stage.cell(24) == nil)
  }

  @Test func `N9: a reused cell keeps what others have set on its subviews`() {
    let stage = stage(.unkeptCells)
    let cell = stage.cell(0)
    cell?.picture.isHidden = true
    scroll(stage, to: 1200)
    #expect(cell?.reuses == 1 && cell?.picture.isHidden == true)
    #expect(stage.list.visibleCells.contains { $0 === cell })
    #expect(cell?.number != 0)
  }

  @Test func `N9: a cell that comes back hidden or transparent is a hint`() {
    let stage = stage(.unkeptCells)
    stage.cell(0)?.isHidden = true
    stage.cell(1)?.alpha = 0
    stage.cell(2)?.contentView.alpha = 0
    stage.cell(3)?.picture.isHidden = true
    scroll(stage, to: 1200)
    #expect(stage.simulator.hints.map(\.fact) == ["N9", "N9", "N9"])
    // The attributes of its new item show the cell, but not its content.
    #expect(stage.list.visibleCells.allSatisfy { !$0.isHidden && $0.alpha == 1 })
    #expect(stage.list.visibleCells.filter { $0.contentView.alpha == 0 }.count == 1)
  }

  @Test func `N9.1: attributes that have changed are those of the cell again`() {
    let stage = stage()
    let cell = stage.cell(4)
    cell?.alpha = 0.5
    cell?.isHidden = true
    scroll(stage, to: 10)
    #expect(cell?.alpha == 0.5 && cell?.isHidden == true)
    stage.list.frame.size.width = 200
    stage.simulator.runUntilIdle()
    #expect(cell?.frame.origin == CGPoint(x: 0, y: 200))
    #expect(cell?.alpha == 1 && cell?.isHidden == false)
  }

  @Test func `N9.1: equal attributes are not applied again, or after an invalidation they are`() {
    let alphas = [Simulator.Variant.standard, .reappliedAttributes].map { variant in
      let stage = stage(variant)
      let cell = stage.cell(4)
      cell?.alpha = 0.5
      stage.layout.invalidateLayout()
      stage.simulator.runUntilIdle()
      return cell?.alpha
    }
    #expect(alphas == [0.5, 1])
  }

  @Test func `cells far away are reused, so there are few`() {
    let stage = stage()
    var cells: Set<NumberCell> = []
    for step in 0...80 {
      stage.list.contentOffset.y = CGFloat(step) * 100
      stage.simulator.step()
      cells.formUnion(stage.list.visibleCells.compactMap { $0 as? NumberCell })
      for cell in stage.list.visibleCells {
        let path = stage.list.indexPath(for: cell)
        #expect((cell as? NumberCell)?.number == path?.item)
      }
    }
    #expect(cells.count < 70 && cells.count >= 18)
    #expect(stage.list.subviews.count < 80)
  }
}

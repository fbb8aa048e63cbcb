import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The photo viewer of the article, as a reader has it.
@MainActor struct PhotoViewerArticleTests {
  /// The variants in which lists and pages differ, beside those of all transitions.
  nonisolated static let variants =
    Simulator.Variant.all + [.unkeptCells, .removedCells, .reappliedAttributes, .unreportedPages]

  /// How the viewer is dismissed.
  enum Dismissal: CaseIterable {
    case button
    case drag
    case flick
  }

  @Test(arguments: variants)
  func `a photo opens out of its cell, and the page returns into its own`(
    variant: Simulator.Variant
  ) throws {
    for dismissal in Dismissal.allCases {
      let stage = ArticleStage(variant: variant)
      stage.open(4)
      try stage.expectOpen(at: 4)
      stage.turnPage()
      try stage.expectOpen(at: 5)
      stage.dismiss(by: dismissal)
      stage.expectLanding(on: 5)
    }
  }

  @Test(arguments: variants)
  func `a page whose cell is out of sight returns into it`(variant: Simulator.Variant) throws {
    for dismissal in Dismissal.allCases {
      let stage = ArticleStage(variant: variant)
      stage.open(17)
      for _ in 0..<12 { stage.turnPage() }
      try stage.expectOpen(at: 29)
      #expect(stage.isInSight(29) == false)
      stage.dismiss(by: dismissal)
      stage.expectLanding(on: 29)
    }
  }

  @Test(arguments: variants)
  func `P7: a page that was turned in haste and never reported returns into its cell`(
    variant: Simulator.Variant
  ) throws {
    let stage = ArticleStage(variant: variant)
    stage.open(17)
    for page in 18...29 {
      stage.simulator.drag(
        from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.08)
      stage.simulator.run(for: 0.05)
      // Begins before the page is at rest, and falls back to it.
      stage.simulator.drag(
        from: CGPoint(x: 200, y: 400), to: CGPoint(x: 180, y: 400), duration: 0.4)
      stage.simulator.runUntilIdle()
      try stage.expectOpen(at: page)
    }
    #expect(!stage.isInSight(29))
    stage.dismiss(by: .drag)
    stage.expectLanding(on: 29)
  }

  @Test(arguments: variants)
  func `a finger that pulls while a page is turning takes the page that comes to rest`(
    variant: Simulator.Variant
  ) {
    let stage = ArticleStage(variant: variant)
    stage.open(4)
    stage.simulator.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.1)
    stage.simulator.step()
    stage.simulator.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), duration: 0.2)
    stage.simulator.runUntilIdle()
    if stage.viewer != nil { stage.dismiss(by: .button) }
    #expect(stage.grid.presentedViewController == nil)
    stage.expectRest()
  }

  @Test(arguments: variants)
  func `a canceled drag leaves the page, its neighbors and the button`(
    variant: Simulator.Variant
  ) throws {
    let stage = ArticleStage(variant: variant)
    stage.open(4)
    stage.simulator.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 360), duration: 0.4)
    stage.simulator.runUntilIdle()
    try stage.expectOpen(at: 4)
    #expect(stage.viewer?.closeButton.alpha == 1)
    stage.turnPage()
    try stage.expectOpen(at: 5)
    stage.dismiss(by: .flick)
    stage.expectLanding(on: 5)
  }

  @Test(arguments: variants)
  func `rotated in the viewer, the page returns into its cell's new place`(
    variant: Simulator.Variant
  ) throws {
    let stage = ArticleStage(variant: variant)
    stage.open(17)
    stage.turnPage()
    stage.simulator.resize(to: CGSize(width: 852, height: 393))
    stage.simulator.runUntilIdle()
    try stage.expectOpen(at: 18)
    stage.dismiss(by: .button)
    stage.expectLanding(on: 18)
  }

  @Test func `the button closes the viewer while it opens`() {
    let stage = ArticleStage()
    stage.tap(4)
    stage.simulator.run(for: 0.1)
    stage.viewer?.dismissOrReverse()
    stage.simulator.runUntilIdle()
    #expect(stage.viewer == nil)
    stage.expectRest()
  }

  @Test func `a photo that is zoomed in is moved, not dismissed`() throws {
    let stage = ArticleStage()
    stage.open(4)
    let scrollView = try #require(
      stage.viewer?.page?.view.subviews.compactMap { $0 as? UIScrollView }.first)
    scrollView.setZoomScale(3, animated: false)
    stage.simulator.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), duration: 0.2)
    stage.simulator.runUntilIdle()
    #expect(stage.viewer != nil && scrollView.zoomScale == 3)
    scrollView.setZoomScale(1, animated: false)
    stage.dismiss(by: .drag)
    stage.expectLanding(on: 4)
  }

  @Test func `a page opens out of a thumbnail, is pulled and zoomed, and returns`() {
    let stage = ShownStage()
    let page = PhotoPage(0, showing: nil)
    page.view.backgroundColor = .black
    stage.root.present(
      page,
      using: ModalTransition(
        .zoom(from: .view(stage.thumbnail), matching: .view(page.imageView)), dismissal: .drag))
    stage.simulator.runUntilIdle()
    #expect(page.imageView.frame == stage.simulator.window.bounds)
    stage.pull()
    #expect(stage.root.presentedViewController === page)
    stage.simulator.drag(
      from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700), duration: 0.3)
    stage.simulator.runUntilIdle()
    #expect(stage.root.presentedViewController == nil && stage.thumbnail.alpha == 1)
    stage.expectSilence()
  }

  @Test func `the viewer goes with its pages`() {
    let stage = ArticleStage()
    stage.open(4)
    stage.turnPage()
    weak let viewer = stage.viewer
    weak let page = stage.viewer?.page
    #expect(viewer != nil && page != nil)
    stage.dismiss(by: .drag)
    #expect(viewer == nil && page == nil)
  }
}

/// A phone with the grid of the article.
@MainActor private final class ArticleStage {
  let simulator: Simulator
  let grid: GridViewController
  private var landing = CGRect.null

  init(variant: Simulator.Variant = .standard) {
    simulator = Simulator(variant: variant)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 400))
    grid = GridViewController((0..<60).map { _ in renderer.image { _ in } })
    simulator.window.rootViewController = grid
    simulator.runUntilIdle()
  }

  var viewer: ViewerViewController? { grid.presentedViewController as? ViewerViewController }

  private func cell(_ index: Int) -> PhotoCell? {
    grid.collectionView.cellForItem(at: [0, index]) as? PhotoCell
  }

  func isInSight(_ index: Int) -> Bool {
    grid.collectionView.indexPathsForVisibleItems.contains([0, index])
  }

  func tap(_ index: Int) {
    simulator.tap(at: simulator.visibleFrame(of: cell(index) ?? UIView()).center)
  }

  func open(_ index: Int) {
    tap(index)
    simulator.runUntilIdle()
  }

  func turnPage() {
    simulator.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 100, y: 200), duration: 0.1)
    simulator.runUntilIdle()
  }

  /// Dismisses the viewer, and keeps the last visible frame of its photo.
  func dismiss(by dismissal: PhotoViewerArticleTests.Dismissal) {
    guard let viewer, let photo = viewer.page?.imageView else { return }
    switch dismissal {
    case .button: simulator.tap(at: simulator.visibleFrame(of: viewer.closeButton).center)
    case .drag:
      simulator.drag(
        from: CGPoint(x: 200, y: 200), to: CGPoint(x: 210, y: 600), duration: 0.3)
    case .flick:
      simulator.drag(
        from: CGPoint(x: 200, y: 200), to: CGPoint(x: 205, y: 330), duration: 0.06)
    }
    while grid.presentedViewController != nil, simulator.time < 120 {
      simulator.step()
      let frame = simulator.visibleFrame(of: photo)
      if photo.window != nil, !frame.isNull { landing = frame }
    }
    simulator.runUntilIdle()
  }

  /// Expects a page that fills the screen, and no other one beside it.
  func expectOpen(at index: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let viewer = try #require(viewer, sourceLocation: sourceLocation)
    #expect(viewer.page?.index == index, sourceLocation: sourceLocation)
    #expect(viewer.children.count == 1, sourceLocation: sourceLocation)
    let frame = simulator.visibleFrame(of: viewer.page?.imageView ?? UIView())
    #expect(frame == simulator.window.bounds, sourceLocation: sourceLocation)
  }

  /// Expects that the photo has landed on its cell.
  func expectLanding(on index: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    let place = simulator.visibleFrame(of: cell(index) ?? UIView())
    #expect(isInSight(index), sourceLocation: sourceLocation)
    let distance = abs(landing.midX - place.midX) + abs(landing.midY - place.midY)
    #expect(distance < 6, "\(landing), \(place)", sourceLocation: sourceLocation)
    expectRest(sourceLocation: sourceLocation)
  }

  /// Expects the grid alone, with every thumbnail in sight.
  func expectRest(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(grid.presentedViewController == nil, sourceLocation: sourceLocation)
    for case let cell as PhotoCell in grid.collectionView.visibleCells {
      #expect(simulator.visibleAlpha(of: cell.imageView) == 1, sourceLocation: sourceLocation)
    }
    #expect(simulator.faults.isEmpty, "\(simulator.faults)", sourceLocation: sourceLocation)
    #expect(simulator.hints.isEmpty, "\(simulator.hints)", sourceLocation: sourceLocation)
  }
}

import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The photo viewers that most public apps have: in a collection view, a scroll view, or a page view
/// controller.
@MainActor struct PhotoGalleryTests {
  /// A gallery, and the viewer that it opens.
  enum Kind: CaseIterable {
    case gridAndCollection
    case gridAndScrollView
    case rowsAndPages
  }

  nonisolated static let variants = PhotoViewerArticleTests.variants

  @Test(arguments: variants, Kind.allCases)
  func `a photo opens out of its thumbnail, and another page returns into its own`(
    variant: Simulator.Variant, kind: Kind
  ) {
    let stage = GalleryStage(kind, variant)
    stage.open(13)
    stage.expectOpen(at: 13)
    for _ in 0..<15 { stage.turnPage() }
    stage.expectOpen(at: 28)
    stage.close()
    stage.expectLanding(on: 28)
  }

  @Test(arguments: variants, Kind.allCases)
  func `a page whose thumbnail is out of sight returns into it`(
    variant: Simulator.Variant, kind: Kind
  ) {
    let stage = GalleryStage(kind, variant)
    stage.open(1)
    for _ in 0..<8 { stage.turnPage() }
    stage.scrollAway()
    #expect(!stage.gallery.isInSight(9))
    stage.expectOpen(at: 9)
    stage.pull(300)
    stage.expectLanding(on: 9)
  }

  @Test(arguments: variants, Kind.allCases)
  func `a pull that is canceled leaves the page and its neighbors, and the next one finishes`(
    variant: Simulator.Variant, kind: Kind
  ) {
    let stage = GalleryStage(kind, variant)
    stage.open(1)
    stage.turnPage()
    stage.pull(60)
    stage.expectOpen(at: 2)
    stage.turnPage()
    stage.expectOpen(at: 3)
    stage.pull(60)
    stage.expectOpen(at: 3)
    stage.pull(300)
    stage.expectLanding(on: 3)
  }

  @Test(arguments: variants, Kind.allCases)
  func `rotated in the viewer, also after a canceled pull, the page returns into its new place`(
    variant: Simulator.Variant, kind: Kind
  ) {
    for turns in 1...2 {
      let stage = GalleryStage(kind, variant)
      stage.open(1)
      for _ in 0..<4 { stage.turnPage() }
      for _ in 0..<turns {
        stage.pull(50)
        stage.rotate()
        stage.expectOpen(at: 5)
      }
      stage.turnPage()
      stage.expectOpen(at: 6)
      stage.pull(250)
      stage.expectLanding(on: 6)
    }
  }

  @Test(arguments: variants, Kind.allCases)
  func `rotated during a pull, the page stays, and returns into its place then`(
    variant: Simulator.Variant, kind: Kind
  ) {
    let stage = GalleryStage(kind, variant)
    stage.open(1)
    stage.turnPage()
    let finger = stage.beginPull(120)
    stage.rotate(settles: false)
    stage.simulator.run(for: 0.3)
    finger.lift()
    stage.simulator.runUntilIdle()
    stage.expectOpen(at: 2)
    stage.pull(250)
    stage.expectLanding(on: 2)
  }
}

/// A phone with a gallery of 60 photos.
@MainActor private final class GalleryStage {
  let simulator: Simulator
  let gallery: any PhotoGallery
  private var landing = CGRect.null

  init(_ kind: PhotoGalleryTests.Kind, _ variant: Simulator.Variant) {
    simulator = Simulator(variant: variant)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 400))
    let photos = (0..<60).map { _ in renderer.image { _ in } }
    gallery =
      switch kind {
      case .gridAndCollection: ThumbnailGrid(photos, opening: CollectionPager.init)
      case .gridAndScrollView: ThumbnailGrid(photos, opening: ScrollPager.init)
      case .rowsAndPages: AlbumTable(photos, opening: ViewerViewController.init)
      }
    simulator.window.rootViewController = gallery
    simulator.runUntilIdle()
  }

  private var pager: (any PhotoPager)? { gallery.presentedViewController as? any PhotoPager }

  private var middle: CGPoint { simulator.window.bounds.center }

  func open(_ index: Int) {
    simulator.tap(at: simulator.visibleFrame(of: gallery.thumbnail(of: index) ?? UIView()).center)
    simulator.runUntilIdle()
  }

  func turnPage() {
    simulator.drag(
      from: CGPoint(x: middle.x + 100, y: middle.y), to: CGPoint(x: middle.x - 100, y: middle.y),
      duration: 0.1)
    simulator.runUntilIdle()
  }

  /// Scrolls the gallery behind the viewer to its end.
  func scrollAway() {
    gallery.scroll(to: 59)
    simulator.runUntilIdle()
  }

  func rotate(settles: Bool = true) {
    let size = simulator.window.bounds.size
    simulator.resize(to: CGSize(width: size.height, height: size.width))
    if settles { simulator.runUntilIdle() }
  }

  func beginPull(_ distance: CGFloat) -> Finger {
    let finger = simulator.touchDown(at: CGPoint(x: middle.x, y: middle.y - 50))
    simulator.step()
    simulator.move(finger, by: CGPoint(x: distance / 20, y: distance), for: 0.3)
    simulator.run(for: 0.2)
    return finger
  }

  /// Pulls down, and lifts the finger at rest; keeps the last visible frame of the photo.
  func pull(_ distance: CGFloat) {
    let finger = beginPull(distance)
    finger.lift()
    follow()
  }

  func close() {
    pager?.dismissOrReverse()
    follow()
  }

  private func follow() {
    guard let photo = pager?.picture else { return }
    simulator.commit()
    while gallery.transitionCoordinator != nil, simulator.time < 120 {
      simulator.step()
      let frame = simulator.visibleFrame(of: photo)
      if photo.window != nil, !frame.isNull { landing = frame }
    }
    simulator.runUntilIdle()
  }

  /// Expects a page that fills the screen.
  func expectOpen(at index: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(pager?.index == index, sourceLocation: sourceLocation)
    let frame = simulator.visibleFrame(of: pager?.picture ?? UIView())
    #expect(frame == simulator.window.bounds, sourceLocation: sourceLocation)
  }

  /// Expects that the photo has landed on its thumbnail, and the gallery alone.
  func expectLanding(on index: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(gallery.presentedViewController == nil, sourceLocation: sourceLocation)
    #expect(gallery.isInSight(index), sourceLocation: sourceLocation)
    let thumbnail = gallery.thumbnail(of: index) ?? UIView()
    let place = simulator.visibleFrame(of: thumbnail)
    let distance = abs(landing.midX - place.midX) + abs(landing.midY - place.midY)
    #expect(distance < 6, "\(landing), \(place)", sourceLocation: sourceLocation)
    for other in 0..<60 {
      guard let thumbnail = gallery.thumbnail(of: other), gallery.isInSight(other) else { continue }
      #expect(simulator.visibleAlpha(of: thumbnail) == 1, sourceLocation: sourceLocation)
    }
    #expect(simulator.faults.isEmpty, "\(simulator.faults)", sourceLocation: sourceLocation)
    #expect(simulator.hints.isEmpty, "\(simulator.hints)", sourceLocation: sourceLocation)
  }
}

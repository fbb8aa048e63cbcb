import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A phone with three thumbnails, and a viewer of their photos.
@MainActor final class ViewerStage {
  let phone = Phone()
  let viewer: PhotoViewer
  private let thumbnails = (0..<3).map { _ in UIView() }
  private(set) var isLandscape = false

  init(isLandscape: Bool, hidesBar: Bool) {
    viewer = PhotoViewer(count: thumbnails.count, hidesBar: hidesBar)
    for thumbnail in thumbnails { phone.root.view.addSubview(thumbnail) }
    if isLandscape { turn() }
    place()
    phone.takeAsInitial()
  }

  /// Rotates the phone, with the views of the root screen.
  func turn(settles: Bool = true) {
    isLandscape.toggle()
    let size = CGSize(width: isLandscape ? 852 : 393, height: isLandscape ? 393 : 852)
    phone.simulator.resize(to: size)
    guard settles else { return }
    phone.settle()
    place()
  }

  /// Sets the frames of the thumbnails for the orientation.
  func place() {
    for (index, thumbnail) in thumbnails.enumerated() {
      thumbnail.frame =
        isLandscape
        ? CGRect(x: 300 + 130 * CGFloat(index), y: 250, width: 120, height: 90)
        : CGRect(x: 16 + 125 * CGFloat(index), y: 560, width: 110, height: 82)
    }
  }

  func open() {
    let zoom = ZoomEffect.zoom(
      from: .provider { [weak viewer, thumbnails] _ in viewer.map { .view(thumbnails[$0.index]) } },
      matching: .provider { [weak viewer] _ in (viewer?.picture).map { .view($0) } })
    phone.root.present(viewer, using: ModalTransition(zoom, dismissal: .drag))
    phone.settle()
  }

  /// Swipes to the next page.
  func page() {
    let middle = phone.screen.center
    phone.simulator.drag(
      from: CGPoint(x: middle.x + 100, y: middle.y), to: CGPoint(x: middle.x - 120, y: middle.y),
      duration: 0.2)
    phone.settle()
  }

  func enlarge(by zooming: PhotoViewerTests.Zooming) {
    switch zooming {
    case .doubleTap: doubleTap()
    case .pinch: pinch(from: 60, to: 180)
    }
  }

  func reduce(by zooming: PhotoViewerTests.Zooming) {
    switch zooming {
    case .doubleTap:
      viewer.pages[viewer.index].enlargedScale = 1
      doubleTap()
    case .pinch: pinch(from: 240, to: 30)
    }
  }

  private func doubleTap() {
    for _ in 1...2 {
      let finger = phone.simulator.touchDown(at: phone.screen.center)
      phone.simulator.step()
      finger.lift()
      phone.simulator.run(for: 0.05)
    }
    phone.settle()
  }

  private func pinch(from start: CGFloat, to end: CGFloat) {
    let middle = phone.screen.center
    let fingers = [-0.5, 0.5].map { (side: CGFloat) in
      (side, phone.simulator.touchDown(at: CGPoint(x: middle.x + side * start, y: middle.y)))
    }
    for step in 1...12 {
      let distance = start + (end - start) * CGFloat(step) / 12
      for (side, finger) in fingers {
        finger.move(to: CGPoint(x: middle.x + side * distance, y: middle.y))
      }
      phone.simulator.step()
    }
    for (_, finger) in fingers { finger.lift() }
    phone.settle()
  }

  func pull(_ distance: CGFloat, in steps: Int = 10) -> Finger {
    let middle = phone.screen.center
    let finger = phone.simulator.touchDown(at: middle)
    phone.simulator.step()
    phone.simulator.move(finger, by: CGPoint(x: distance / 20, y: distance), steps: steps)
    return finger
  }

  /// Dismisses the viewer, or cancels that, and returns its last visible frame.
  func go(_ way: PhotoViewerTests.Way) -> CGRect {
    switch way {
    case .code: viewer.dismiss(animated: true)
    case .drag: lift(pull(160), after: 0.2)
    case .flick: pull(120, in: 3).lift()
    case .inVain: lift(pull(60), after: 0.3)
    case .caught:
      viewer.dismiss(animated: true)
      phone.simulator.run(for: 0.12)
      pull(-140).lift()
    }
    var last = CGRect.null
    repeat {
      phone.simulator.step()
      let frame = phone.simulator.visibleFrame(of: viewer.view)
      if viewer.view.window != nil, !frame.isNull { last = frame }
    } while phone.root.transitionCoordinator != nil && phone.simulator.time < 60
    phone.settle()
    return last
  }

  private func lift(_ finger: Finger, after seconds: Double) {
    phone.simulator.run(for: seconds)
    finger.lift()
    phone.simulator.commit()
  }

  /// Expects a page at its minimum scale in its place, and the viewer's status bar.
  func expectOpen(at index: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    let screen = phone.screen
    #expect(phone.root.presentedViewController === viewer, sourceLocation: sourceLocation)
    #expect(viewer.index == index, sourceLocation: sourceLocation)
    let frames = [viewer.view, viewer.picture].map { phone.simulator.visibleFrame(of: $0) }
    #expect(frames == [screen, screen], sourceLocation: sourceLocation)
    #expect(viewer.view.bounds.size == screen.size, sourceLocation: sourceLocation)
    let bar = phone.window.windowScene?.statusBarManager
    #expect(bar?.isStatusBarHidden == viewer.hidesBar, sourceLocation: sourceLocation)
    #expect(bar?.statusBarStyle == .lightContent, sourceLocation: sourceLocation)
    #expect(thumbnails.allSatisfy { $0.alpha == 1 }, sourceLocation: sourceLocation)
  }

  /// Expects that the viewer has landed in a thumbnail, and that the bar is the root screen's.
  func expectLanding(
    of frame: CGRect, on index: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(phone.root.presentedViewController == nil, sourceLocation: sourceLocation)
    let place = thumbnails[index].frame
    #expect(
      frame.isClose(to: place, within: 3), "\(frame), \(place)", sourceLocation: sourceLocation)
    #expect(thumbnails.allSatisfy { $0.alpha == 1 }, sourceLocation: sourceLocation)
    let bar = phone.window.windowScene?.statusBarManager
    #expect(bar?.isStatusBarHidden == false, sourceLocation: sourceLocation)
    #expect(bar?.statusBarStyle == .default, sourceLocation: sourceLocation)
  }
}

/// Photos side by side, which can be zoomed.
final class PhotoViewer: UIViewController, UIScrollViewDelegate {
  let pages: [ZoomScrollView]
  let hidesBar: Bool
  private(set) var index = 0
  private let pager = UIScrollView()
  private var laidOutSize = CGSize.zero

  init(count: Int, hidesBar: Bool) {
    pages = (0..<count).map { _ in ZoomScrollView(frame: .zero) }
    self.hidesBar = hidesBar
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var picture: UIView { pages[index].picture }

  override var prefersStatusBarHidden: Bool { hidesBar }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    pager.isPagingEnabled = true
    pager.contentInsetAdjustmentBehavior = .never
    pager.delegate = self
    view.addSubview(pager)
    for page in pages { pager.addSubview(page) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    guard size != laidOutSize else { return }
    laidOutSize = .zero
    pager.frame = view.bounds
    pager.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
    pager.contentOffset.x = size.width * CGFloat(index)
    for (number, page) in pages.enumerated() {
      page.zoomScale = 1
      page.frame = CGRect(origin: CGPoint(x: size.width * CGFloat(number), y: 0), size: size)
      page.picture.frame = CGRect(origin: .zero, size: size)
      page.contentSize = size
    }
    laidOutSize = size
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard laidOutSize.width > 0 else { return }
    let page = Int((pager.contentOffset.x / laidOutSize.width).rounded())
    index = min(max(page, 0), pages.count - 1)
  }
}

import Testing
import UIKit
import UIKitSimulator

/// Zooms a snapshot of the screen out of a thumbnail and back, and hides the screen itself.
private final class SnapshotZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let thumbnail: UIView
  private let isPresenting: Bool
  private(set) var picture: UIView?

  @MainActor
  init(_ thumbnail: UIView, isPresenting: Bool) {
    self.thumbnail = thumbnail
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let screen = context.viewController(forKey: key)?.view,
      let picture = screen.snapshotView(afterScreenUpdates: isPresenting)
    else { return context.completeTransition(false) }
    self.picture = picture
    let container = context.containerView
    let small = container.convert(thumbnail.bounds, from: thumbnail)
    if isPresenting { container.addSubview(screen) }
    container.addSubview(picture)
    screen.isHidden = true
    thumbnail.isHidden = true
    picture.frame = isPresenting ? small : container.bounds
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { picture.frame = self.isPresenting ? container.bounds : small },
      completion: { _ in
        screen.isHidden = false
        self.thumbnail.isHidden = false
        picture.removeFromSuperview()
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}

/// Zoom with a snapshot.
@MainActor
struct SnapshotZoomTests {
  private static let small = CGRect(x: 24, y: 120, width: 100, height: 100)
  /// The frame of the snapshot halfway: the mean of both ends.
  private static let halfway = CGRect(x: 12, y: 60, width: 246.5, height: 476)

  @MainActor
  private struct App {
    let stage = ModalStage()
    let thumbnail = UIView(frame: SnapshotZoomTests.small)
    let zoomIn: SnapshotZoomAnimator
    let zoomOut: SnapshotZoomAnimator

    init() {
      stage.root.view.addSubview(thumbnail)
      stage.simulator.commit()
      zoomIn = SnapshotZoomAnimator(thumbnail, isPresenting: true)
      zoomOut = SnapshotZoomAnimator(thumbnail, isPresenting: false)
      stage.delegate.presentation = zoomIn
      stage.delegate.dismissal = zoomOut
    }

    func expectPicture(of animator: SnapshotZoomAnimator, at frame: CGRect) throws {
      let picture = try #require(animator.picture)
      #expect(stage.simulator.visibleFrame(of: picture).isClose(to: frame))
    }
  }

  @Test func `F7: grows out of the thumbnail and shrinks back into it`() throws {
    let app = App()
    let simulator = app.stage.simulator
    app.stage.root.present(app.stage.photo, animated: true)
    simulator.commit()
    try app.expectPicture(of: app.zoomIn, at: Self.small)
    #expect(!simulator.isVisible(app.thumbnail))
    simulator.run(for: 0.2)
    try app.expectPicture(of: app.zoomIn, at: Self.halfway)
    #expect(!simulator.isVisible(app.stage.photo.view))
    simulator.runUntilIdle()
    #expect(simulator.shows(app.stage.photo))
    app.stage.root.dismiss(animated: true)
    simulator.run(for: 0.2)
    try app.expectPicture(of: app.zoomOut, at: Self.halfway)
    simulator.runUntilIdle()
    #expect(simulator.shows(app.stage.root))
    #expect(simulator.visibleFrame(of: app.thumbnail) == Self.small)
    simulator.expectFaults()
  }

  @Test func `C: a canceled pull shrinks halfway and returns`() throws {
    let app = App()
    app.stage.presentPhoto()
    let driver = app.stage.pull(to: 0.5)
    try app.expectPicture(of: app.zoomOut, at: Self.halfway)
    app.stage.release(driver, finishes: false)
    #expect(app.stage.simulator.shows(app.stage.photo))
    #expect(app.stage.simulator.visibleAlpha(of: app.thumbnail) == 1)
    app.stage.simulator.expectFaults()
    app.stage.dismissPhoto()
    #expect(app.stage.simulator.shows(app.stage.root))
  }

  @Test func `A6: a canceled presentation is removed with its container`() {
    let app = App()
    app.stage.release(app.stage.push(to: 0.3), finishes: false)
    #expect(app.stage.simulator.shows(app.stage.root))
    #expect(app.stage.photo.view.superview == nil)
    #expect(app.stage.simulator.visibleFrame(of: app.thumbnail) == Self.small)
    app.stage.simulator.expectFaults()
  }

  @Test func `A11: a dismissal in flight is ignored, and the zoom continues`() {
    let app = App()
    app.stage.root.present(app.stage.photo, animated: true)
    app.stage.simulator.run(for: 0.1)
    app.stage.root.dismiss(animated: true)
    app.stage.simulator.runUntilIdle()
    #expect(app.stage.simulator.shows(app.stage.photo))
    app.stage.simulator.expectFaults("A11")
  }

  @Test func `E11: removing the snapshot in flight ends the transition at once`() throws {
    let app = App()
    app.stage.root.present(app.stage.photo, animated: true)
    app.stage.simulator.run(for: 0.1)
    try #require(app.zoomIn.picture).removeFromSuperview()
    app.stage.simulator.step()
    #expect(app.stage.simulator.shows(app.stage.photo))
    #expect(!app.stage.photo.isBeingPresented)
    app.stage.simulator.expectFaults()
  }
}

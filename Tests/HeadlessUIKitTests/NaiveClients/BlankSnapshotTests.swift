import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

/// Moves a snapshot of the incoming screen, taken when the animator is called.
private final class PictureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var picture: UIView?
  private let afterScreenUpdates: Bool

  init(afterScreenUpdates: Bool = false) {
    self.afterScreenUpdates = afterScreenUpdates
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    to.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(to)
    let picture = to.snapshotView(afterScreenUpdates: afterScreenUpdates)
    self.picture = picture
    if let picture { context.containerView.addSubview(picture) }
    to.isHidden = true
    picture?.frame.origin.y = to.frame.height
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { picture?.frame.origin.y = 0 },
      completion: { _ in
        to.isHidden = false
        picture?.removeFromSuperview()
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}

/// A snapshot of a view that was never rendered.
@MainActor
struct BlankSnapshotTests {
  /// Whether a view draws nothing but its background.
  private func isBlank(_ view: UIView?, _ simulator: Simulator) -> Bool {
    guard let view, let frame = simulator.record({}).frames.last else { return true }
    return frame.nodes.first { $0.id == view.layer.id }?.content == nil
  }

  @Test func `F7: the incoming screen is blank during the transition, and appears at its end`() {
    let animator = PictureAnimator()
    let stage = ModalStage(present: animator)
    stage.root.present(stage.photo, animated: true)
    stage.simulator.run(for: 0.15)
    #expect(isBlank(animator.picture, stage.simulator))
    #expect(!stage.simulator.isVisible(stage.photo.view))
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.shows(stage.photo))
    stage.simulator.expectFaults("F7")
  }

  @Test(arguments: [true, false])
  func `B6, F7: a pushed screen is blank, and so is one that a pop shows again`(
    afterScreenUpdates: Bool
  ) {
    let animator = PictureAnimator(afterScreenUpdates: afterScreenUpdates)
    let stage = StackStage(animator: animator)
    stage.navigation.pushViewController(stage.detail, animated: true)
    stage.simulator.step()
    #expect(isBlank(animator.picture, stage.simulator))
    stage.simulator.runUntilIdle()
    stage.navigation.popViewController(animated: true)
    stage.simulator.step()
    #expect(isBlank(animator.picture, stage.simulator))
    stage.simulator.runUntilIdle()
    stage.simulator.expectFaults("F7", "F7")
  }

  @Test func `F7: in the layout of a commit, a snapshot with true is of the last frame`() {
    let pictures = PictureTaker(afterScreenUpdates: true)
    let stage = StackStage(animator: pictures)
    let opacity = opacityOfPicture(by: pictures, of: stage.list, in: stage.simulator) {
      stage.navigation.pushViewController(stage.detail, animated: true)
    }
    #expect(opacity == 0.5)
  }

  @Test func `F7: in a presentation, a snapshot with true has what has just changed`() {
    let pictures = PictureTaker(afterScreenUpdates: true)
    let stage = ModalStage(present: pictures)
    let opacity = opacityOfPicture(by: pictures, of: stage.root, in: stage.simulator) {
      stage.root.present(stage.photo, animated: true)
    }
    #expect(opacity == 1)
  }

  /// The opacity in a snapshot of a view that becomes opaque just before.
  private func opacityOfPicture(
    by pictures: PictureTaker, of root: UIViewController, in simulator: Simulator,
    _ begin: () -> Void
  ) -> Double? {
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    card.alpha = 0.5
    root.view.addSubview(card)
    simulator.step()
    pictures.source = card
    pictures.willTake = { card.alpha = 1 }
    begin()
    simulator.commit()
    simulator.runUntilIdle()
    simulator.expectFaults()
    guard case .snapshot(let nodes)? = pictures.picture?.layer.drawnContent else { return nil }
    return nodes.first?.opacity
  }

  @Test func `F7: a presented screen is drawn for a snapshot`() {
    let animator = PictureAnimator(afterScreenUpdates: true)
    let stage = ModalStage(present: animator)
    stage.root.present(stage.photo, animated: true)
    stage.simulator.run(for: 0.15)
    #expect(!isBlank(animator.picture, stage.simulator))
    stage.simulator.runUntilIdle()
    stage.simulator.expectFaults()
  }

  @Test func `F7: a layer has a presentation layer from its first commit on`() {
    let stage = ModalStage()
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    stage.root.view.addSubview(card)
    #expect(card.layer.presentation() == nil)
    stage.simulator.step()
    #expect(card.layer.presentation() != nil)
  }

  @Test func `F7: one turn later the snapshot is not blank`() {
    let stage = ModalStage()
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    stage.root.view.addSubview(card)
    let early = card.snapshotView(afterScreenUpdates: false)
    stage.simulator.step()
    let late = card.snapshotView(afterScreenUpdates: false)
    for picture in [early, late].compactMap({ $0 }) { stage.root.view.addSubview(picture) }
    stage.simulator.step()
    #expect(isBlank(early, stage.simulator))
    #expect(!isBlank(late, stage.simulator))
    stage.simulator.expectFaults("F7")
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen])
  func `F7: the presenter has a snapshot, although UIKit has just moved its view`(
    style: UIModalPresentationStyle
  ) {
    let stage = ModalStage(style: style, present: FadeAnimator())
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    stage.root.view.addSubview(card)
    stage.simulator.step()
    let pictures = PictureTaker(of: card)
    stage.delegate.presentation = pictures
    stage.root.present(stage.photo, animated: true)
    stage.simulator.commit()
    #expect(!isBlank(pictures.picture, stage.simulator))
    stage.simulator.runUntilIdle()
    stage.simulator.expectFaults()
  }

  @Test func `F7: with true a view outside of the window has a snapshot, a hidden one has not`() {
    let stage = ModalStage()
    let loose = stage.photo.view.snapshotView(afterScreenUpdates: true)
    stage.photo.view.isHidden = true
    let hidden = stage.photo.view.snapshotView(afterScreenUpdates: true)
    for picture in [loose, hidden].compactMap({ $0 }) { stage.root.view.addSubview(picture) }
    stage.simulator.step()
    #expect(!isBlank(loose, stage.simulator))
    #expect(isBlank(hidden, stage.simulator))
    stage.simulator.expectFaults("F7")
  }
}

/// Shows a snapshot of a view of the presenter while the incoming screen fades in.
private final class PictureTaker: NSObject, UIViewControllerAnimatedTransitioning {
  var source: UIView?
  /// Called before the snapshot is taken.
  var willTake: () -> Void = {}
  private(set) var picture: UIView?
  private let afterScreenUpdates: Bool

  @MainActor
  init(of source: UIView? = nil, afterScreenUpdates: Bool = false) {
    self.source = source
    self.afterScreenUpdates = afterScreenUpdates
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    willTake()
    let picture = source?.snapshotView(afterScreenUpdates: afterScreenUpdates)
    self.picture = picture
    if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
    if let picture { context.containerView.addSubview(picture) }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { picture?.alpha = 0 },
      completion: { _ in
        picture?.removeFromSuperview()
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}

import MatchCutContainers
import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

@testable import MatchCut

/// Pictures of views that were not drawn in the frame before the transition.
@MainActor
struct LatePictureTests {
  private func zoom(_ matched: MatchedStage) -> ZoomEffect {
    .zoom(from: .view(matched.thumbnail), matching: .view(matched.picture), also: [matched.pair])
  }

  /// The content of a picture, once it has been taken.
  private func content(of picture: UIView) -> LayerContent? {
    (picture.subviews.first ?? picture).layer.drawnContent
  }

  /// The picture of the source in front of a screen.
  private func pictureOfSource(above screen: UIViewController) -> UIView? {
    (screen.view.superview as? ClipView)?.subviews.first { $0 !== screen.view }
  }

  @Test func `a pop takes the picture of its source with the first frame`() throws {
    let matched = MatchedStage()
    matched.play(zoom(matched))
    matched.stage.pushAndSettle()
    matched.stage.pop()
    matched.simulator.commit()
    let cover = try #require(matched.covers.first)
    #expect(cover.subviews.isEmpty && matched.thumbnail.alpha == 1)
    // A frame is drawn, and the next one has the pictures.
    matched.simulator.step()
    matched.simulator.step()
    #expect(content(of: cover) != nil && matched.thumbnail.alpha == .hidden)
    let box = try #require(matched.pictures.first)
    #expect(box.subviews.allSatisfy { content(of: $0) != nil })
    matched.stage.phone.settle()
    matched.expectRootShown()
  }

  @Test(arguments: [0, 1, 2])
  func `a pop that is canceled at once leaves nothing`(frames: Int) {
    let matched = MatchedStage()
    matched.play(zoom(matched))
    matched.stage.pushAndSettle()
    let driver = matched.stage.drive { matched.stage.pop() }
    driver.update(0.3)
    for _ in 0..<frames { matched.simulator.step() }
    driver.cancel()
    matched.stage.phone.settle()
    matched.stage.expectPhotoShown()
    #expect(matched.thumbnail.alpha == 1 && matched.title.alpha == 1)
    matched.stage.popAndSettle()
    matched.expectRootShown()
  }

  @Test(arguments: [true, false])
  func `a source that is removed or hidden before its picture is taken is harmless`(goes: Bool) {
    let matched = MatchedStage()
    matched.play(zoom(matched))
    matched.stage.pushAndSettle()
    matched.stage.pop()
    matched.simulator.commit()
    if goes {
      matched.thumbnail.removeFromSuperview()
    } else {
      matched.stage.root.view.isHidden = true
    }
    matched.simulator.step()
    #expect(matched.covers.count == 1 && matched.covers[0].backgroundColor == nil)
    matched.stage.phone.settle()
    #expect(matched.stage.navigation.topViewController === matched.stage.root)
    #expect(matched.thumbnail.alpha == 1)
    matched.stage.phone.expectNoFaults()
  }

  @Test(arguments: [true, false])
  func `a source that is added in the turn of the transition has a picture`(isPush: Bool) {
    let phone = Phone { root in isPush ? UINavigationController(rootViewController: root) : root }
    let card = UIView(frame: CGRect(x: 20, y: 500, width: 100, height: 100))
    card.backgroundColor = .red
    phone.root.view.addSubview(card)
    let screen = UIViewController()
    if let stack = phone.root.navigationController {
      PushTransition(.zoom(from: .view(card))).attach(to: stack)
      stack.pushViewController(screen, animated: true)
    } else {
      phone.root.present(screen, using: ModalTransition(.zoom(from: .view(card))))
    }
    let before = phone.simulator.counters.snapshots
    phone.simulator.run(for: 0.1)
    #expect(phone.simulator.counters.snapshots - before == 1)
    #expect(card.alpha == .hidden)
    phone.settle()
    #expect(card.alpha == 1)
    phone.expectNoFaults()
  }

  @Test(arguments: [true, false])
  func `a source that was transparent in the last frame is pictured as it is now`(isPush: Bool) {
    let phone = Phone { root in isPush ? UINavigationController(rootViewController: root) : root }
    let screen = UIViewController()
    phone.thumbnail.alpha = 0
    phone.simulator.step()
    phone.thumbnail.alpha = 1
    let zoom = ZoomEffect.zoom(from: .view(phone.thumbnail))
    if let stack = phone.root.navigationController {
      PushTransition(zoom).attach(to: stack)
      stack.pushViewController(screen, animated: true)
    } else {
      phone.root.present(screen, using: ModalTransition(zoom))
    }
    let before = phone.simulator.counters.snapshots
    phone.simulator.step()
    phone.simulator.step()
    #expect(opacity(of: pictureOfSource(above: screen)) == 1)
    #expect(phone.simulator.counters.snapshots - before == 1)
    #expect(phone.thumbnail.alpha == .hidden)
    phone.settle()
    #expect(phone.thumbnail.alpha == 1)
    phone.expectNoFaults()
  }

  @Test func `a source that is hidden beside its screen has the picture from before`() {
    let stage = PresentationStage.card()
    stage.presentAndSettle()
    #expect(stage.phone.thumbnail.alpha == .hidden)
    let before = stage.simulator.counters.snapshots
    stage.screen.dismiss(animated: true)
    stage.simulator.commit()
    #expect(stage.phone.thumbnail.alpha == .hidden)
    #expect(opacity(of: pictureOfSource(above: stage.screen)) == 1)
    #expect(stage.simulator.counters.snapshots == before)
    stage.phone.settle()
    stage.expectDismissed()
  }

  @Test func `a view that returns its former picture has it as it was taken`() throws {
    let phone = Phone { UINavigationController(rootViewController: $0) }
    let card = KeepingView(frame: CGRect(x: 20, y: 500, width: 100, height: 100))
    card.backgroundColor = .red
    phone.root.view.addSubview(card)
    phone.simulator.step()
    let stack = try #require(phone.root.navigationController)
    PushTransition(.zoom(from: .view(card))).attach(to: stack)
    let screen = UIViewController()
    stack.pushViewController(screen, animated: true)
    phone.settle()
    #expect(card.picture?.transform.isIdentity == false)
    stack.popViewController(animated: true)
    for _ in 0..<3 { phone.simulator.step() }
    let cover = try #require(pictureOfSource(above: screen))
    let picture = try #require(cover.subviews.first)
    #expect(picture === card.picture && picture.alpha == 1)
    #expect(picture.transform.isIdentity && picture.frame == cover.bounds)
    phone.settle()
    #expect(card.alpha == 1)
    phone.expectNoFaults()
  }

  @Test(arguments: [true, false])
  func `a picture from when its view was hidden is as it was taken for another effect`(
    isCanceled: Bool
  ) {
    let phone = Phone()
    var pictures: [UIView?] = []
    let zoom = ZoomEffect.zoom(from: .view(phone.thumbnail))
    let reading = ReadingEffect { stage in
      let picture = stage.picture(of: phone.thumbnail)
      #expect(picture?.transform == .identity && picture?.alpha == 1)
      #expect(picture?.frame == phone.thumbnail.bounds)
      if let picture {
        stage.add(picture)
        stage.set(\.transform, of: picture, to: CGAffineTransform(scaleX: 2, y: 2))
      }
      pictures.append(picture)
    }
    var options = PresentationOptions()
    options.layout = .card()
    let screen = Screen("screen")
    screen.preferredContentSize = CGSize(width: 200, height: 300)
    phone.root.present(
      screen,
      using: ModalTransition(
        .asymmetric(appearing: zoom, disappearing: reading), dismissal: .panDown,
        presentation: options))
    phone.settle()
    if isCanceled {
      phone.simulator.drag(
        from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 440), duration: 1)
      phone.settle()
    }
    screen.dismiss(animated: true)
    phone.settle()
    #expect(pictures.count == (isCanceled ? 2 : 1) && !pictures.contains(nil))
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  /// The opacity of the view in a picture; `nil` if the picture is blank.
  private func opacity(of picture: UIView?) -> Double? {
    guard case .snapshot(let nodes)? = picture.flatMap(content) else { return nil }
    return nodes.first?.opacity
  }

  @Test func `a change of tabs takes the pictures of a pair with the first frame`() throws {
    let (source, target) = (UIView(), UIView())
    for (view, x) in [(source, 20), (target, 220)] as [(UIView, CGFloat)] {
      view.frame = CGRect(x: x, y: 300, width: 100, height: 40)
      view.backgroundColor = .red
    }
    let stage = TabStage(TabTransition(.match([.pair(of: source, and: target)])))
    stage.screens[1].view.addSubview(source)
    stage.screens[2].view.addSubview(target)
    stage.simulator.runUntilIdle()
    stage.controller.selectedIndex = 2
    stage.simulator.step()
    stage.simulator.step()
    let shown = stage.screens.map(\.view)
    let box = try #require(
      shown[2]?.superview?.subviews.first { !shown.contains($0) && !$0.subviews.isEmpty })
    #expect(box.subviews.count == 2 && box.subviews.allSatisfy { content(of: $0) != nil })
    #expect(source.alpha == .hidden && target.alpha == .hidden)
    #expect(stage.simulator.counters.snapshots == 2)
    stage.settle()
    #expect(source.alpha == 1 && target.alpha == 1)
    stage.expectSelected(2)
  }

  @Test(arguments: [true, false])
  func `a container takes the picture of a source, also in the screen that returns`(
    isNext: Bool
  ) throws {
    let simulator = Simulator()
    let screens = [Screen("first"), Screen("second")]
    let card = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 100))
    card.backgroundColor = .red
    screens[0].view.addSubview(card)
    let container = SwipeContainerController(
      screens, selectedIndex: isNext ? 0 : 1, effect: .zoom(from: .view(card)))
    simulator.window.rootViewController = container
    simulator.runUntilIdle()
    container.select(isNext ? 1 : 0, animated: true)
    simulator.step()
    simulator.step()
    let cover = try #require(pictureOfSource(above: screens[1]))
    #expect(content(of: cover) != nil && card.alpha == .hidden)
    #expect(simulator.counters.snapshots == 1)
    #expect(simulator.runUntilIdle() && card.alpha == 1)
    #expect(simulator.faults.isEmpty && simulator.hints.isEmpty)
  }

  @Test(arguments: [0, 1, 5])
  func `a push in a stack that a container swipes in has a picture`(frames: Int) throws {
    let simulator = Simulator()
    let (list, detail) = (Screen("list"), Screen("detail"))
    let card = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 100))
    card.backgroundColor = .red
    list.view.addSubview(card)
    let stack = UINavigationController(rootViewController: list)
    PushTransition(.zoom(from: .view(card))).attach(to: stack)
    let container = SwipeContainerController([Screen("first"), stack])
    simulator.window.rootViewController = container
    simulator.runUntilIdle()
    container.select(1, animated: true)
    for _ in 0..<frames { simulator.step() }
    stack.pushViewController(detail, animated: true)
    simulator.step()
    simulator.step()
    let cover = try #require(pictureOfSource(above: detail))
    #expect(content(of: cover) != nil && card.alpha == .hidden)
    #expect(simulator.counters.snapshots == 1)
    #expect(simulator.runUntilIdle() && card.alpha == 1)
    #expect(container.selectedIndex == 1 && stack.topViewController === detail)
    #expect(simulator.faults.isEmpty && simulator.hints.isEmpty)
  }
}

/// A view that returns its last picture again, as marks of SwiftUI content may.
private final class KeepingView: UIView {
  private(set) var picture: UIView?

  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    picture = picture ?? super.snapshotView(afterScreenUpdates: afterUpdates)
    return picture
  }
}

/// An effect that fades, and calls a closure.
private struct ReadingEffect: TransitionEffect {
  let read: @MainActor @Sendable (TransitionStage) -> Void

  func arrange(_ stage: TransitionStage) {
    stage.set(\.alpha, of: stage.front, away: 0)
    read(stage)
  }
}

import MatchCut
import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

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
}

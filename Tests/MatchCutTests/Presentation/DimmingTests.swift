import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The dimming of the screen behind.
@MainActor
struct DimmingTests {
  private static let zoom = ZoomEffect.zoom(from: .frame(Phone.thumbnailFrame, in: nil))

  @Test("a zoom dims a little less than other effects", arguments: [true, false])
  func automatic(isAnimated: Bool) throws {
    for (effect, alpha) in [
      (Self.zoom, 0.15), (FadeEffect.fade, 0.2), (Self.zoom.combined(with: .fade), 0.15),
      (FadeEffect.fade.combined(with: Self.zoom), 0.15),
      (AnyTransitionEffect.asymmetric(appearing: Self.zoom, disappearing: FadeEffect.fade), 0.15),
      (AnyTransitionEffect.asymmetric(appearing: FadeEffect.fade, disappearing: Self.zoom), 0.2),
    ] as [(any TransitionEffect, CGFloat)] {
      let phone = Phone()
      let photo = Screen("photo")
      phone.root.present(photo, using: ModalTransition(effect), animated: isAnimated)
      phone.settle()
      let backdrop = try #require(photo.presentationController?.containerView?.subviews.first)
      #expect(backdrop.backgroundColor == UIColor(white: 0, alpha: alpha))
      #expect(backdrop.alpha == 1)
    }
  }

  @Test("a backdrop of the app is not changed")
  func given() throws {
    var options = PresentationOptions()
    options.backdrop = .dimming(.red)
    let phone = Phone()
    let photo = Screen("photo")
    phone.root.present(photo, using: ModalTransition(Self.zoom, presentation: options))
    phone.settle()
    let backdrop = try #require(photo.presentationController?.containerView?.subviews.first)
    #expect(backdrop.backgroundColor == .red)
  }

  @Test("in a stack, the dimming is linear, and 0 at the end", arguments: [true, false])
  func stack(isPush: Bool) throws {
    let stage = NavigationStage(.zoom)
    if !isPush { stage.pushAndSettle() }
    for finishes in [false, true] {
      let driver = stage.drive { isPush ? stage.push() : stage.pop() }
      let shade = try #require(stage.container.subviews.first { $0.backgroundColor == .black })
      for part in [0, 0.5, 1, 0.3] as [CGFloat] {
        driver.update(part)
        stage.simulator.step()
        let alpha = stage.simulator.visibleAlpha(of: shade)
        #expect(abs(alpha - 0.15 * (isPush ? part : 1 - part)) < 1e-6)
      }
      if finishes { driver.finish() } else { driver.cancel() }
      stage.phone.settle()
      #expect(shade.superview == nil)
      if isPush == finishes { stage.expectPhotoShown() } else { stage.expectRootShown() }
    }
    stage.phone.expectNoFaults()
  }
}

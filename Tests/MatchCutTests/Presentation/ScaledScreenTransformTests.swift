import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// The transform of the screen behind, which an app may set, too.
@MainActor
struct ScaledScreenTransformTests {
  private static let scale: CGFloat = 0.914

  @Test("a transform of the app stays, from before and from in between", arguments: [true, false])
  func ownTransform(isBefore: Bool) {
    let stage = PresentationStage.scalingBehind()
    let own = CGAffineTransform(translationX: 0, y: 20)
    if isBefore { stage.phone.root.view.transform = own }
    stage.presentAndSettle()
    if !isBefore { stage.phone.root.view.transform = own }
    stage.dismissAndSettle()
    #expect(stage.phone.root.view.transform == own)
    #expect(stage.phone.root.view.bounds.size == stage.phone.screen.size)
    #expect(stage.phone.root.view.layer.cornerRadius == 0)
  }

  @Test("with a transform of the app, the zoom still returns to where the source is")
  func sourceInTransform() throws {
    let stage = PresentationStage.scalingBehind()
    stage.phone.root.view.transform = CGAffineTransform(translationX: 12, y: 20)
    stage.presentAndSettle()
    stage.screen.dismiss(animated: true)
    let frames = stage.simulator.record { stage.phone.settle() }.frames
    let last = try #require(frames.last { $0.node(of: stage.screen.view) != nil })
    let source = Phone.thumbnailFrame.offsetBy(dx: 12, dy: 20)
    let seen = last.visibleFrame(of: stage.screen.view)
    #expect(seen.isClose(to: source, within: 2), "\(seen)")
  }

  @Test(
    "UIKit sets the frame of one in its own full screen", arguments: [false, true], [0, 1, 2])
  func frameSet(isInserted: Bool, ending: Int) {
    let phone = Phone()
    let middle = Screen("middle")
    middle.modalPresentationStyle = .fullScreen
    phone.present(middle)
    var options = PresentationOptions()
    options.scaleBehind = Self.scale
    let screen = Screen("screen")
    middle.present(
      screen, using: ModalTransition(.fade, dismissal: .panDown, presentation: options))
    phone.settle()
    let wanted = phone.simulator.visibleFrame(of: middle.view)
    #expect(abs(wanted.width - Self.scale * 393) < 0.1)
    if isInserted {
      let container = middle.view.superview
      middle.view.removeFromSuperview()
      container?.addSubview(middle.view)
    } else {
      phone.simulator.resize(to: CGSize(width: 852, height: 393))
      phone.settle()
      phone.simulator.resize(to: phone.screen.size)
    }
    phone.settle()
    if !isInserted {
      #expect(phone.simulator.visibleFrame(of: middle.view).isClose(to: wanted, within: 0.1))
    }
    switch ending {
    case 0: screen.dismiss(animated: true)
    case 1: screen.dismiss(animated: false)
    default:
      phone.pullInVain()
      phone.settle()
      screen.dismiss(animated: true)
    }
    phone.settle()
    #expect(middle.view.frame == phone.screen && middle.view.bounds.size == phone.screen.size)
    #expect(middle.view.transform.isIdentity)
    middle.dismiss(animated: true)
    phone.settle()
    phone.expectAsBefore()
  }

  @Test(
    "with invalid numbers, and with Reduce Motion, it stays",
    arguments: [1, 0, -2, 1.5, .nan, 0.914])
  func stays(scale: CGFloat) {
    let stage = PresentationStage { $0.scaleBehind = scale }
    stage.simulator.isReduceMotionEnabled = scale == 0.914
    stage.presentAndSettle()
    #expect(stage.simulator.visibleFrame(of: stage.phone.root.view) == stage.phone.screen)
    stage.dismissAndSettle()
    stage.phone.expectAsBefore()
  }

  @Test("a presentation that is reversed restores the exact transform")
  func reversed() {
    let stage = PresentationStage.scalingBehind(variant: .inexactReversal, dismissal: .panDown)
    stage.present()
    stage.simulator.commit()
    stage.screen.dismissOrReverse()
    stage.phone.settle()
    #expect(stage.phone.root.view.transform.isIdentity)
    stage.expectDismissed()
  }
}

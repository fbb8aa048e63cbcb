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
      let size = phone.screen.size
      phone.simulator.resize(to: CGSize(width: size.height, height: size.width))
      phone.settle()
      phone.simulator.resize(to: size)
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

  /// What lays out the container of a screen in UIKit's own full screen.
  enum Trigger: CaseIterable {
    case pinnedView
    case style
    case direction
    case everyFrame
    case insideOut
  }

  @Test(
    "layouts of the container of one in its own full screen change nothing",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen], Trigger.allCases)
  func laidOut(_ style: UIModalPresentationStyle, _ trigger: Trigger) {
    for gesture in [DismissalGesture.panDown, .drag] {
      let phone = Phone()
      let (middle, screen) = (Screen("middle"), Screen("screen"))
      middle.modalPresentationStyle = style
      phone.present(middle)
      let container = middle.presentationController?.containerView
      let options = PresentationOptions(layout: .bottomSheet(), scaleBehind: Self.scale)
      screen.preferredContentSize = CGSize(width: 0, height: 400)
      var frames: [CGRect] = []
      func run(_ count: Int) {
        for _ in 0..<count {
          if trigger == .everyFrame { container?.setNeedsLayout() }
          if trigger == .insideOut {
            container?.setNeedsLayout()
            container?.layoutIfNeeded()
          }
          phone.simulator.step()
          frames.append(middle.view.bounds)
        }
      }
      middle.present(
        screen,
        using: ModalTransition(
          .cover(from: .bottom), dismissal: gesture, presentation: options))
      run(8)
      switch trigger {
      case .pinnedView: if let container { pin(UILabel(), to: container) }
      case .style: phone.simulator.userInterfaceStyle = .dark
      case .direction: phone.simulator.layoutDirection = .rightToLeft
      case .everyFrame, .insideOut: break
      }
      run(60)
      let inset = (1 - Self.scale) / 2
      let wanted = phone.screen.insetBy(
        dx: phone.screen.width * inset, dy: phone.screen.height * inset)
      func expectScaled() {
        let seen = phone.simulator.visibleFrame(of: middle.view)
        #expect(seen.isClose(to: wanted, within: 0.1), "\(seen)")
      }
      expectScaled()
      phone.simulator.userInterfaceStyle = .light
      let finger = phone.simulator.touchDown(at: CGPoint(x: 200, y: 500))
      for _ in 0..<8 {
        finger.move(to: CGPoint(x: 200, y: finger.location.y + 10))
        run(1)
      }
      run(20)
      finger.lift()
      run(60)
      expectScaled()
      screen.dismiss(animated: true)
      run(6)
      phone.simulator.userInterfaceStyle = .dark
      run(60)
      #expect(frames.allSatisfy { $0.size == phone.screen.size })
      #expect(phone.simulator.visibleFrame(of: middle.view) == phone.screen)
      #expect(container?.transform.isIdentity == true && container?.frame == phone.screen)
      #expect(phone.simulator.faults.isEmpty, "\(phone.simulator.faults)")
      middle.dismiss(animated: true)
      phone.settle()
      #expect(phone.root.presentedViewController == nil)
    }
  }

  private func pin(_ toast: UILabel, to container: UIView) {
    toast.text = "Saved"
    toast.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(toast)
    NSLayoutConstraint.activate([
      toast.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      toast.topAnchor.constraint(equalTo: container.topAnchor, constant: 100),
    ])
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

import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// Cards and sheets in the windows of an iPad, from Slide Over to Stage Manager, and in landscape.
@MainActor struct WindowSizesTests {
  nonisolated static let sizes = [
    CGSize(width: 320, height: 1024), CGSize(width: 375, height: 667),
    CGSize(width: 507, height: 1024), CGSize(width: 639, height: 690),
    CGSize(width: 678, height: 1024), CGSize(width: 744, height: 1133),
    CGSize(width: 981, height: 1024), CGSize(width: 1366, height: 1024),
    CGSize(width: 667, height: 375), CGSize(width: 932, height: 430),
  ]

  private static let content = CGSize(width: 500, height: 400)

  private static func stage(_ layout: PresentationLayout) -> PresentationStage {
    let stage = PresentationStage(dismissal: .panDown) { $0.layout = layout }
    stage.screen.preferredContentSize = content
    return stage
  }

  private func expectedSheet(on stage: PresentationStage) -> CGRect {
    let (bounds, insets) = (stage.phone.screen, stage.phone.root.view.safeAreaInsets)
    let area = bounds.inset(by: insets)
    let (width, height) = (min(bounds.width, 640), min(Self.content.height, area.height - 10))
    let x = bounds.width > 640 ? (area.midX - width / 2).rounded() : 0
    let top = (area.maxY - height).rounded()
    return CGRect(x: x, y: top, width: width, height: bounds.maxY - top)
  }

  private func expectedCard(on stage: PresentationStage) -> CGRect {
    let area = stage.phone.screen.inset(by: stage.phone.root.view.safeAreaInsets)
    let width = min(Self.content.width, area.width - 40)
    let height = min(Self.content.height, area.height - 40)
    return CGRect(
      x: (area.midX - width / 2).rounded(), y: (area.midY - height / 2).rounded(), width: width,
      height: height)
  }

  @Test(arguments: sizes)
  func `a sheet is presented, pulled down and released too early, and dismissed`(_ size: CGSize) {
    let stage = Self.stage(.bottomSheet())
    stage.simulator.resize(to: size)
    stage.phone.settle()
    stage.phone.takeAsInitial()
    stage.presentAndSettle()
    let frame = expectedSheet(on: stage)
    stage.expectPresented(at: frame)
    let grip = CGPoint(x: frame.midX, y: frame.minY + 30)
    stage.simulator.drag(from: grip, to: CGPoint(x: grip.x, y: grip.y + 40), duration: 0.6)
    stage.phone.settle()
    stage.expectPresented(at: frame)
    stage.simulator.drag(from: grip, to: CGPoint(x: grip.x, y: size.height - 2), duration: 0.2)
    stage.phone.settle()
    stage.expectDismissed()
  }

  @Test(arguments: [true, false])
  func `a window that is resized from each size to the next one places them`(_ isSheet: Bool) {
    let stage = Self.stage(isSheet ? .bottomSheet() : .card(margin: 20))
    stage.presentAndSettle()
    for size in Self.sizes + Self.sizes.reversed() {
      stage.simulator.resize(to: size)
      stage.phone.settle()
      stage.expectPresented(at: isSheet ? expectedSheet(on: stage) : expectedCard(on: stage))
    }
    stage.simulator.resize(to: CGSize(width: 393, height: 852))
    stage.phone.settle()
    stage.dismissAndSettle()
    stage.expectDismissed()
  }

  @Test(arguments: sizes)
  func `a window that is resized in flight places a sheet at the end`(_ size: CGSize) {
    let stage = Self.stage(.bottomSheet())
    stage.present()
    stage.simulator.run(for: 0.1)
    stage.simulator.resize(to: size)
    stage.phone.settle()
    stage.expectPresented(at: expectedSheet(on: stage))
    stage.screen.dismiss(animated: true)
    stage.simulator.run(for: 0.1)
    stage.simulator.resize(to: CGSize(width: 393, height: 852))
    stage.phone.settle()
    stage.expectDismissed()
  }
}

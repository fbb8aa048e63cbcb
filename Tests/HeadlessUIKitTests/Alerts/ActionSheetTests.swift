import Testing
import UIKit
import UIKitSimulator

/// Action sheets: at the lower edge of a phone, and in popovers on an iPad.
@MainActor struct ActionSheetTests {
  private static let pad = CGSize(width: 1024, height: 1366)
  private let actions: [(String, UIAlertAction.Style)] = [
    ("Copy", .default), ("Delete", .destructive), ("Cancel", .cancel),
  ]

  @Test func `on a phone, a sheet slides up to the lower edge, and cancel is apart`() {
    let stage = AlertStage()
    let sheet = stage.alert(.actionSheet, actions: actions)
    stage.root.present(sheet, animated: true)
    #expect(sheet.popoverPresentationController == nil)
    stage.simulator.run(for: 0.1)
    #expect(stage.simulator.visibleFrame(of: sheet.view).maxY > 766)
    stage.simulator.runUntilIdle()
    let frame = stage.simulator.visibleFrame(of: sheet.view)
    #expect(frame.minX == 8 && frame.width == 384 && frame.maxY == 758)
    #expect(stage.frame("Cancel", of: sheet).minY - stage.frame("Delete", of: sheet).maxY == 8)
    #expect(stage.frame("Copy", of: sheet).height == 57)
    stage.tap("Delete", of: sheet)
    stage.simulator.runUntilIdle()
    #expect(stage.calls == ["Delete"] && stage.root.presentedViewController == nil)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test func `a tap outside of a sheet cancels, if there is such a button`() {
    let stage = AlertStage()
    stage.present(stage.alert(.actionSheet, actions: actions))
    stage.simulator.tap(at: CGPoint(x: 200, y: 100))
    stage.simulator.runUntilIdle()
    #expect(stage.calls == ["Cancel"])
    let stubborn = stage.alert(.actionSheet, actions: [("Copy", .default)])
    stage.present(stubborn)
    stage.simulator.tap(at: CGPoint(x: 200, y: 100))
    stage.simulator.runUntilIdle()
    #expect(stage.root.presentedViewController === stubborn)
  }

  @Test func `on an iPad, a sheet is a popover at its source`() throws {
    let stage = AlertStage(size: Self.pad)
    let button = UIView(frame: CGRect(x: 100, y: 200, width: 80, height: 40))
    stage.root.view.addSubview(button)
    let sheet = stage.alert(.actionSheet, actions: actions)
    let popover = try #require(sheet.popoverPresentationController)
    popover.sourceView = button
    #expect(sheet.popoverPresentationController === popover)
    stage.present(sheet)
    let frame = stage.simulator.visibleFrame(of: sheet.view)
    #expect(frame.minX == 10 && frame.minY == 253 && frame.width == 270)
    stage.simulator.tap(at: CGPoint(x: 600, y: 900))
    stage.simulator.runUntilIdle()
    #expect(stage.calls == ["Cancel"] && stage.root.presentedViewController == nil)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test(arguments: [true, false])
  func `W4: a popover does not show the button that cancels`(isLoadedEarly: Bool) {
    let stage = AlertStage(size: Self.pad)
    let sheet = stage.alert(.actionSheet, actions: actions)
    if isLoadedEarly { sheet.loadViewIfNeeded() }
    sheet.popoverPresentationController?.sourceView = stage.root.view
    stage.present(sheet)
    #expect(stage.button("Cancel", of: sheet) == nil && stage.button("Copy", of: sheet) != nil)
    #expect(
      stage.frame("Delete", of: sheet).maxY == stage.simulator.visibleFrame(of: sheet.view).maxY)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test func `a sheet that was loaded for a popover has its button that cancels`() {
    let stage = AlertStage(size: Self.pad)
    let sheet = stage.alert(.actionSheet, actions: actions)
    sheet.loadViewIfNeeded()
    stage.simulator.resize(to: CGSize(width: 393, height: 852))
    stage.present(sheet)
    #expect(stage.button("Cancel", of: sheet) != nil)
  }

  @Test(arguments: [0.02, 0.1, 1])
  func `W4: a popover becomes a sheet with its button that cancels, also in flight`(delay: Double) {
    let stage = AlertStage(size: Self.pad)
    let sheet = stage.alert(.actionSheet, actions: actions)
    sheet.popoverPresentationController?.sourceView = stage.root.view
    stage.root.present(sheet, animated: true)
    stage.simulator.run(for: delay)
    stage.simulator.resize(to: CGSize(width: 393, height: 852))
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.button("Cancel", of: sheet) != nil)
    let twin = AlertStage(size: CGSize(width: 393, height: 852))
    let other = twin.alert(.actionSheet, actions: actions)
    twin.present(other)
    #expect(
      stage.simulator.visibleFrame(of: sheet.view) == twin.simulator.visibleFrame(of: other.view))
  }

  @Test func `a popover does not outlive its dismissal`() {
    let stage = AlertStage(size: Self.pad)
    weak var sheet: UIAlertController?
    weak var popover: UIPopoverPresentationController?
    func show() {
      let shown = stage.alert(.actionSheet, actions: actions)
      shown.popoverPresentationController?.sourceView = stage.root.view
      (sheet, popover) = (shown, shown.popoverPresentationController)
      stage.present(shown)
      stage.tap("Copy", of: shown)
    }
    show()
    stage.simulator.runUntilIdle()
    #expect(sheet == nil && popover == nil && stage.calls == ["Copy"])
  }

  @Test func `a popover at the lower edge is above its source`() throws {
    let stage = AlertStage(size: Self.pad)
    let button = UIView(frame: CGRect(x: 500, y: 1280, width: 80, height: 40))
    stage.root.view.addSubview(button)
    let sheet = stage.alert(.actionSheet, actions: [("Copy", .default)])
    sheet.popoverPresentationController?.sourceView = stage.root.view
    sheet.popoverPresentationController?.sourceRect = button.frame
    stage.present(sheet)
    let frame = stage.simulator.visibleFrame(of: sheet.view)
    #expect(frame.maxY == 1267 && frame.midX == 540)
    // Without a button that cancels, a tap outside closes a popover.
    stage.simulator.tap(at: CGPoint(x: 100, y: 100))
    stage.simulator.runUntilIdle()
    #expect(stage.calls == [] && stage.root.presentedViewController == nil)
  }

  @Test func `W4: on an iPad, a sheet without a source is a fault as it appears`() {
    let stage = AlertStage(size: Self.pad)
    let sheet = stage.alert(.actionSheet, actions: actions)
    stage.root.present(sheet, animated: true)
    #expect(stage.simulator.faults.isEmpty)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.faults.map(\.fact) == ["W4"])
    #expect(stage.root.presentedViewController === sheet)
  }

  @Test func `W4: the popover's delegate may still give the source`() {
    let stage = AlertStage(size: Self.pad)
    let sheet = stage.alert(.actionSheet, actions: actions)
    let delegate = SourceDelegate(stage.root.view)
    sheet.popoverPresentationController?.delegate = delegate
    stage.present(sheet)
    #expect(stage.simulator.faults.isEmpty && delegate.count == 1)
  }
}

/// Gives a popover its source as it appears.
private final class SourceDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  private let view: UIView
  private(set) var count = 0

  init(_ view: UIView) { self.view = view }

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    count += 1
    popoverPresentationController.sourceView = view
    popoverPresentationController.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
  }
}

import Fuzzing
import MatchCut
import MatchCutSwiftUI
import Testing
import UIKit
@_spi(Simulator) import UIKitSimulator

/// A cover is presented when what its presenter shows has gone.
@MainActor struct BoundOrderTests {
  @Test(arguments: [0, 1, 2, 4, 10, 18], [false, true])
  func `a cover replaces another one`(frames: Int, isSetFirst: Bool) {
    for (variant, isBehind) in Self.orders {
      let stage = CoverStage(variant: variant)
      let other = stage.addCover(behind: isBehind)
      stage.set(1)
      if isSetFirst { other.id = 2 } else { stage.bound.id = nil }
      stage.step(frames)
      if isSetFirst { stage.bound.id = nil } else { other.id = 2 }
      stage.settle()
      let note: Comment = "\(variant), behind \(isBehind)"
      #expect(stage.bound.log == [1, nil] && stage.bound.dismissals == 1, note)
      #expect(other.log == [2] && other.made == [2] && other.dismissals == 0, note)
      #expect(other.screen != nil && stage.root.presentedViewController === other.screen, note)
      other.id = nil
      stage.settle()
      #expect(stage.root.presentedViewController == nil && other.dismissals == 1, note)
      #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults)")
    }
  }

  @Test(arguments: [0, 1, 6, 12])
  func `a value that is set again during a dismissal is shown again`(frames: Int) {
    let stage = CoverStage()
    stage.set(1)
    stage.screen?.dismiss(animated: true)
    stage.step(frames)
    stage.bound.id = nil
    // SwiftUI updates the view before the next frame.
    stage.simulator.commit()
    stage.bound.id = 1
    stage.settle()
    #expect(stage.bound.id == 1 && stage.root.presentedViewController === stage.screen)
    #expect(stage.screen != nil && stage.bound.dismissals == 1)
    stage.set(nil)
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults)")
  }

  @Test func `of two covers that are set together, the second one waits`() {
    for (variant, isBehind) in Self.orders {
      let stage = CoverStage(variant: variant)
      let other = stage.addCover(behind: isBehind)
      stage.bound.id = 1
      other.id = 2
      stage.settle()
      let covers = [stage.bound, other]
      #expect(covers.filter { $0.screen != nil }.count == 1)
      #expect(stage.root.presentedViewController?.presentedViewController == nil)
      covers.first { $0.screen != nil }?.id = nil
      stage.settle()
      #expect(covers.reduce(0) { $0 + $1.dismissals } == 1)
      let last = covers.first { $0.screen != nil }
      #expect(last != nil && stage.root.presentedViewController === last?.screen)
      last?.id = nil
      stage.settle()
      #expect(covers.allSatisfy { $0.dismissals == 1 && $0.made.count == 1 && $0.clears == 0 })
      #expect(stage.root.presentedViewController == nil)
      #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults)")
    }
  }

  @Test func `the former cover has called back before the next one is made`() {
    for (variant, isBehind) in Self.orders {
      let stage = CoverStage(variant: variant)
      let other = stage.addCover(behind: isBehind)
      var dismissals: [Int] = []
      other.onMake = { [bound = stage.bound] _ in dismissals.append(bound.dismissals) }
      stage.set(1)
      other.id = 2
      stage.settle()
      stage.screen?.dismiss(animated: true)
      stage.settle()
      #expect(dismissals == [1], "\(variant), behind \(isBehind)")
      #expect(stage.bound.id == nil && other.screen != nil)
    }
  }

  @Test(arguments: [0, 1, 4, 10])
  func `a former cover that is set again stays, and the next one waits`(frames: Int) {
    for (variant, isBehind) in Self.orders {
      let stage = CoverStage(variant: variant)
      let other = stage.addCover(behind: isBehind)
      stage.set(1)
      stage.bound.id = nil
      other.id = 2
      stage.step(frames)
      stage.set(1)
      stage.expectAgreement(on: 1)
      #expect(stage.bound.made == [1] && other.made.isEmpty && other.id == 2)
      stage.bound.id = nil
      stage.settle()
      #expect(other.screen != nil && stage.root.presentedViewController === other.screen)
    }
  }

  @Test(arguments: [100, 450] as [CGFloat])
  func `the next cover waits for a pull that dismisses, and for one that is canceled`(
    distance: CGFloat
  ) {
    for (variant, isBehind) in Self.orders {
      let stage = CoverStage(variant: variant)
      let other = stage.addCover(behind: isBehind)
      stage.set(1)
      other.id = 2
      stage.settle()
      let finger = stage.simulator.touchDown(at: CGPoint(x: 196, y: 300))
      for step in 1...10 {
        finger.move(to: CGPoint(x: 196, y: 300 + distance * CGFloat(step) / 10))
        stage.simulator.step()
      }
      stage.simulator.run(for: 0.3)
      #expect(other.made.isEmpty)
      finger.lift()
      stage.settle()
      #expect(stage.bound.id == (distance == 100 ? 1 : nil))
      #expect(other.made == (distance == 100 ? [] : [2]) && other.id == 2)
      #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults)")
    }
  }

  @Test(arguments: [0, 1, 2, 4, 10, 18], [false, true])
  func `a cover and the one in it are closed, and another one is shown`(
    frames: Int, closesBoth: Bool
  ) {
    for (variant, isBehind) in Self.orders {
      let stage = CoverStage(variant: variant)
      let other = stage.addCover(behind: isBehind)
      let inner = BoundView { _ in CoverStage.cover }
      stage.bound.onMake = { $0.view.addSubview(inner.view) }
      stage.set(1)
      inner.id = 5
      stage.settle()
      inner.id = nil
      if closesBoth { stage.bound.id = nil }
      stage.step(frames)
      other.id = 2
      stage.settle()
      let note: Comment = "\(variant), behind \(isBehind)"
      #expect(inner.screen == nil && inner.dismissals == 1, note)
      #expect(other.id == 2 && other.made == (closesBoth ? [2] : []), note)
      stage.set(nil)
      #expect(stage.bound.dismissals == 1 && other.made == [2], note)
      #expect(stage.root.presentedViewController === other.screen && other.dismissals == 0, note)
      #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults)")
    }
  }

  @Test(arguments: [0, 1, 2, 4, 10])
  func `nothing is presented on a cover that goes`(frames: Int) {
    for variant in Simulator.Variant.all {
      let stage = CoverStage(variant: variant)
      let inner = BoundView { _ in CoverStage.cover }
      stage.bound.onMake = { $0.view.addSubview(inner.view) }
      stage.set(1)
      inner.id = 5
      stage.simulator.commit()
      stage.bound.id = nil
      stage.step(frames)
      if frames > 0 { inner.id = 6 }
      stage.settle()
      #expect(frames > 0 || inner.made.isEmpty, "\(variant)")
      stage.expectAgreement(on: nil, dismissals: 1)
      #expect(inner.screen == nil && inner.dismissals == inner.made.count, "\(variant)")
    }
  }

  /// It is not known whether UIKit marks the screens above the one that it dismisses.
  @Test(arguments: [0, 1, 2, 4, 10], [true, false])
  func `nothing is presented on what a cover that goes presents`(frames: Int, isMarked: Bool) {
    for variant in Simulator.Variant.all {
      let stage = CoverStage(variant: variant)
      let inner = BoundView { _ in CoverStage.cover }
      stage.set(1)
      let sheet = isMarked ? UIViewController() : UnmarkedScreen()
      sheet.view.addSubview(inner.view)
      stage.screen?.present(sheet, animated: true)
      stage.settle()
      stage.bound.id = nil
      stage.step(frames)
      inner.id = 7
      stage.settle()
      #expect(inner.made.isEmpty, "\(variant)")
      stage.expectAgreement(on: nil, dismissals: 1)
    }
  }

  /// A modifier on a section of a list applies to each of its rows.
  @Test(arguments: [true, false])
  func `an item that several rows are bound to is shown once`(isDismissedByUser: Bool) {
    for variant in Simulator.Variant.all {
      let stage = CoverStage(variant: variant)
      let rows = Rows(count: 4)
      for row in rows.presentations { stage.root.view.addSubview(row.anchor) }
      rows.id = 1
      stage.settle()
      #expect(
        rows.made == [1] && stage.root.presentedViewController?.presentedViewController == nil)
      rows.id = 2
      stage.settle()
      #expect(rows.made == [1, 2] && rows.dismissals == 1)
      if isDismissedByUser { stage.pull(450) } else { rows.id = nil }
      stage.settle()
      #expect(rows.id == nil && rows.made == [1, 2] && rows.dismissals == 2)
      #expect(stage.root.presentedViewController == nil)
      #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults)")
    }
  }

  /// Each variant, with the other cover in front of the first one and behind it.
  private static var orders: [(Simulator.Variant, Bool)] {
    Simulator.Variant.all.flatMap { [($0, false), ($0, true)] }
  }
}

/// A screen that is dismissed only together with the one below it.
private final class UnmarkedScreen: UIViewController {
  override var isBeingDismissed: Bool { false }
}

/// Rows with the same binding.
@MainActor private final class Rows {
  let presentations: [BoundPresentation]
  var id: Int? { didSet { update() } }
  private(set) var made: [Int] = []
  private(set) var dismissals = 0

  init(count: Int) {
    presentations = (0..<count).map { _ in BoundPresentation() }
  }

  private func update() {
    let item = id.map { id in
      BoundPresentation.Item(
        id: id, makeTransition: { CoverStage.cover },
        makeScreen: { [self] _ in
          made.append(id)
          return UIViewController()
        }, updateScreen: { _ in })
    }
    let source = BoundPresentation.Source(
      current: { [weak self] in self?.id }, clear: { [weak self] in self?.id = nil },
      onDismiss: { [weak self] in self?.dismissals += 1 })
    for presentation in presentations { presentation.update(item, of: source) }
  }
}

extension CoverStage {
  static var cover: ModalTransition { ModalTransition(.cover(from: .bottom), dismissal: .panDown) }

  /// Adds a second cover to the screen, whose view is in front of or behind that of the first one.
  func addCover(behind isBehind: Bool) -> BoundView {
    let other = BoundView { _ in Self.cover }
    root.view.insertSubview(other.view, at: isBehind ? 0 : root.view.subviews.count)
    return other
  }

  /// Presents a screen that is not bound.
  func presentSheet(_ style: UIModalPresentationStyle) -> UIViewController {
    let sheet = UIViewController()
    sheet.view.backgroundColor = .gray
    sheet.modalPresentationStyle = style
    if style == .custom {
      root.present(sheet, using: ModalTransition(.fade))
    } else {
      root.present(sheet, animated: true)
    }
    return sheet
  }

  func step(_ frames: Int) {
    for _ in 0..<frames { simulator.step() }
  }
}

import MatchCut
import Testing
import UIKit
import UIKitFilm
import UIKitSimulator

/// Why a source is invalid.
private enum Trouble: String, CaseIterable {
  case gone = "released"
  case offWindow = "not in the window"
  case empty = "empty"
  case notFinite = "not finite"
  case infinite = "infinite"
  case offScreen = "beyond the edge of the screen"
  case scrolledAway = "scrolled out of sight"
  case noSource = "nil from the provider"

  /// A source that is invalid now.
  @MainActor
  static func source(_ trouble: Trouble, on phone: Phone) -> ZoomSource? {
    switch trouble {
    case .gone: return .view(UIView(frame: Phone.thumbnailFrame))
    case .offWindow:
      phone.thumbnail.removeFromSuperview()
      return .view(phone.thumbnail)
    case .empty:
      phone.thumbnail.bounds.size = .zero
      return .view(phone.thumbnail)
    case .notFinite: return .frame(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), in: nil)
    case .infinite: return .frame(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10), in: nil)
    case .offScreen:
      phone.thumbnail.center.y = -500
      return .view(phone.thumbnail)
    case .scrolledAway:
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 300))
      scrollView.contentSize = CGSize(width: 393, height: 900)
      phone.root.view.addSubview(scrollView)
      scrollView.addSubview(phone.thumbnail)
      scrollView.contentOffset.y = 400
      return .view(phone.thumbnail)
    case .noSource: return nil
    }
  }
}

private struct Cell: CustomStringConvertible, Sendable {
  let trouble: Trouble
  let way: ModalWay
  var description: String { "\(trouble.rawValue), \(way)" }

  static let all = Trouble.allCases.flatMap { trouble in
    ModalWay.allCases.map { Cell(trouble: trouble, way: $0) }
  }
}

@MainActor
struct ZoomSourceTests {
  @Test("an invalid source makes it a fade", .filmed, arguments: Cell.all)
  fileprivate func trouble(_ cell: Cell) {
    let box = SourceBox()
    let stage = makeStage(cell.way, box)
    box.source = Trouble.source(cell.trouble, on: stage.phone)
    if [.gone, .offWindow, .empty, .notFinite, .infinite].contains(cell.trouble) {
      stage.phone.expectedHint = "A zoom becomes a fade"
    }
    stage.phone.takeAsInitial()
    expectFade(stage) { stage.present() }
    #expect(stage.simulator.visibleFrame(of: stage.photo.view) == stage.phone.screen)
    expectFade(stage) { stage.dismiss() }
    Hierarchy(of: stage.phone.window).expectSame(as: stage.phone.initial)
    #expect(stage.outcomes == [true, true])
    stage.phone.expectNoFaults()
  }

  @Test("a source may be lost while the screen is shown", .filmed, arguments: Cell.all)
  fileprivate func lostMeanwhile(_ cell: Cell) {
    let box = SourceBox()
    let stage = makeStage(cell.way, box)
    box.source = .view(stage.phone.thumbnail)
    stage.presentAndSettle()
    stage.expectPresented()
    box.source = Trouble.source(cell.trouble, on: stage.phone)
    expectFade(stage) { stage.dismiss() }
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.phone.thumbnail.alpha == 1)
    #expect(stage.simulator.visibleFrame(of: stage.root.view) == stage.phone.screen)
    stage.phone.expectNoFaults()
  }

  @Test("a source that is lost for a canceled dismissal", .filmed, arguments: Trouble.allCases)
  fileprivate func lostForCancel(_ trouble: Trouble) {
    let box = SourceBox()
    let stage = makeStage(.presentUsing, box)
    box.source = .view(stage.phone.thumbnail)
    stage.presentAndSettle()
    box.source = Trouble.source(trouble, on: stage.phone)
    stage.phone.pullInVain()
    stage.phone.settle()
    stage.expectPresented()
    box.source = .frame(Phone.thumbnailFrame, in: nil)
    stage.dismiss()
    stage.simulator.run(for: 0.33)
    let frame = stage.simulator.visibleFrame(of: stage.photo.view)
    #expect(frame.isClose(to: Phone.thumbnailFrame, within: 2))
    stage.phone.settle()
    #expect(stage.root.presentedViewController == nil)
    stage.phone.expectNoFaults()
  }

  @Test(
    "a source may be removed while a transition is in flight", .filmed, arguments: ModalWay.allCases
  )
  func lostHalfway(_ way: ModalWay) {
    let stage = ModalStage(.zoom, way)
    stage.present()
    stage.simulator.run(for: 0.1)
    stage.phone.thumbnail.removeFromSuperview()
    stage.phone.settle()
    stage.expectPresented()
    stage.root.view.addSubview(stage.phone.thumbnail)
    stage.dismiss()
    stage.simulator.run(for: 0.1)
    stage.phone.thumbnail.removeFromSuperview()
    stage.phone.settle()
    stage.root.view.addSubview(stage.phone.thumbnail)
    stage.expectDismissed()
    stage.phone.expectNoFaults()
  }

  @Test(
    "the provider is called for each transition, with its request", .filmed,
    arguments: ModalWay.allCases)
  func provider(_ way: ModalWay) {
    let requests = Requests()
    let source = ZoomSource.provider { request in
      requests.operations.append(request.operation)
      requests.fronts.append(request.frontController)
      requests.backs.append(request.backController)
      return .frame(Phone.thumbnailFrame, in: nil)
    }
    let stage = ModalStage(ModalCase(effect: .zoom, way: way), source: source)
    #expect(requests.operations.isEmpty)
    stage.presentAndSettle()
    #expect(requests.operations == [.present])
    stage.dismissAndSettle()
    #expect(requests.operations == [.present, .dismiss])
    #expect(requests.fronts.allSatisfy { $0 === stage.photo })
    #expect(requests.backs.allSatisfy { $0 === stage.root })
    stage.presentAndSettle(animated: false)
    stage.dismissAndSettle(animated: false)
    #expect(requests.operations.count == 2)
  }

  @Test(
    "the screen returns to the thumbnail of the current photo", .filmed,
    arguments: ModalWay.allCases
  )
  func anotherThumbnail(_ way: ModalWay) {
    let box = SourceBox()
    let stage = makeStage(way, box)
    let other = UIView(frame: CGRect(x: 220, y: 600, width: 80, height: 80))
    stage.root.view.addSubview(other)
    stage.phone.takeAsInitial()
    box.source = .view(stage.phone.thumbnail)
    stage.presentAndSettle()
    box.source = .view(other)
    stage.dismiss()
    stage.simulator.run(for: 0.1)
    #expect(stage.simulator.visibleAlpha(of: other) == .hidden)
    #expect(stage.simulator.visibleAlpha(of: stage.phone.thumbnail) == 1)
    stage.simulator.run(for: 0.23)
    let frame = stage.simulator.visibleFrame(of: stage.photo.view)
    #expect(frame.isClose(to: other.frame, within: 2), "\(frame)")
    stage.phone.settle()
    stage.expectDismissed()
    #expect(other.alpha == 1)
    stage.phone.expectNoFaults()
  }

  @Test("a thumbnail that has moved in between is found", .filmed, arguments: ModalWay.allCases)
  func movedThumbnail(_ way: ModalWay) {
    let stage = ModalStage(.zoom, way)
    stage.presentAndSettle()
    stage.phone.thumbnail.frame = CGRect(x: 250, y: 100, width: 60, height: 80)
    stage.dismiss()
    stage.simulator.run(for: 0.33)
    let frame = stage.simulator.visibleFrame(of: stage.photo.view)
    #expect(frame.isClose(to: stage.phone.thumbnail.frame, within: 2), "\(frame)")
    stage.phone.settle()
    #expect(stage.phone.thumbnail.alpha == 1)
  }

  private func makeStage(_ way: ModalWay, _ box: SourceBox) -> ModalStage {
    ModalStage(ModalCase(effect: .zoom, way: way), source: .provider { _ in box.source })
  }

  /// Expects that the screen fades, at its full size from the first frame to the last.
  private func expectFade(
    _ stage: ModalStage, sourceLocation: SourceLocation = #_sourceLocation, begin: () -> Void
  ) {
    let recording = stage.simulator.record {
      begin()
      stage.phone.settle(sourceLocation: sourceLocation)
    }
    let shown = recording.frames(showing: stage.photo.view)
    #expect(shown.count > 5, sourceLocation: sourceLocation)
    let frames = shown.map { $0.visibleFrame(of: stage.photo.view) }
    #expect(frames.allSatisfy { $0 == stage.phone.screen }, sourceLocation: sourceLocation)
    recording.expectContinuous(stage.photo.view, fade: 0.2, sourceLocation: sourceLocation)
    recording.expectNeverEmpty(
      [stage.root.view, stage.photo.view], sourceLocation: sourceLocation)
  }
}

/// A source that a test changes.
@MainActor
private final class SourceBox {
  var source: ZoomSource?
}

/// The requests of a provider.
@MainActor
private final class Requests {
  var operations: [TransitionOperation] = []
  var fronts: [UIViewController?] = []
  var backs: [UIViewController?] = []
}

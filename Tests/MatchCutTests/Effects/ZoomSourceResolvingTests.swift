import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

@MainActor
struct ZoomSourceResolvingTests {
  private static let frame = CGRect(x: 20, y: 150, width: 80, height: 40)
  private static let inContainer = CGRect(x: 20, y: 50, width: 80, height: 40)

  @Test("a frame without a view is in the window's coordinates")
  func windowFrame() {
    let bare = BareStage()
    #expect(bare.resolve(.frame(Self.frame, in: nil))?.frame == Self.inContainer)
    #expect(bare.resolve(.frame(Self.frame, in: nil))?.cornerRadius == 0)
    #expect(bare.resolve(.frame(Self.frame, in: nil))?.view == nil)
  }

  @Test("a frame in a view is in the view's coordinates, wherever that is")
  func frameInView() {
    let bare = BareStage()
    let view = UIView(frame: CGRect(x: 10, y: 120, width: 200, height: 200))
    bare.simulator.window.addSubview(view)
    let source = ZoomSource.frame(CGRect(x: 10, y: 30, width: 80, height: 40), in: view)
    #expect(bare.resolve(source)?.frame == Self.inContainer)
    view.frame.origin.y += 7
    #expect(bare.resolve(source)?.frame == Self.inContainer.offsetBy(dx: 0, dy: 7))
    view.removeFromSuperview()
    #expect(bare.resolve(source) == nil)
  }

  @Test("a view gives its frame, its corner radius and itself")
  func view() {
    let bare = BareStage()
    let view = UIView(frame: Self.frame)
    view.layer.cornerRadius = 12
    bare.simulator.window.addSubview(view)
    let source = bare.resolve(.view(view))
    #expect(source?.frame == Self.inContainer)
    #expect(source?.cornerRadius == 12)
    #expect(source?.view === view)
  }

  @Test(
    "an invalid corner radius is 0, or half of the shorter side",
    arguments: [(-1, 0), (.nan, 0), (.infinity, 0), (1000, 20), (7, 7)] as [(CGFloat, CGFloat)])
  func radius(_ radius: CGFloat, _ used: CGFloat) {
    let bare = BareStage()
    let view = UIView(frame: Self.frame)
    bare.simulator.window.addSubview(view)
    view.layer.cornerRadius = radius
    #expect(bare.resolve(.view(view))?.cornerRadius == used)
  }

  @Test("in a scaled superview the corner radius is scaled too")
  func scaled() {
    let bare = BareStage()
    let superview = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 600))
    let view = UIView(frame: CGRect(x: 100, y: 250, width: 80, height: 40))
    view.layer.cornerRadius = 12
    superview.addSubview(view)
    bare.simulator.window.addSubview(superview)
    superview.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let source = bare.resolve(.view(view))
    #expect(source?.frame == CGRect(x: 125, y: 275, width: 40, height: 20))
    #expect(source?.cornerRadius == 6)
  }

  @Test("a view that is released, in no window, or in another one is not used")
  func unusableViews() {
    let bare = BareStage()
    #expect(bare.resolve(.view(UIView(frame: Self.frame))) == nil)
    let loose = UIView(frame: Self.frame)
    #expect(bare.resolve(.view(loose)) == nil)
    #expect(bare.resolve(.frame(Self.frame, in: loose)) == nil)
    let other = UIWindow(frame: bare.simulator.window.frame)
    other.isHidden = false
    other.addSubview(loose)
    #expect(loose.window === other)
    #expect(bare.resolve(.view(loose)) == nil)
    let kept = bare.resolve(.view(loose))
    #expect(kept == nil)
  }

  @Test(
    "a rectangle that is empty, not finite or out of sight is not used",
    arguments: [
      .zero, .null, .infinite, CGRect(x: 20, y: 150, width: 0, height: 40),
      CGRect(x: 20, y: 150, width: 80, height: 0), CGRect(x: Double.nan, y: 0, width: 8, height: 8),
      CGRect(x: 0, y: Double.infinity, width: 8, height: 8),
      CGRect(x: 0, y: 0, width: Double.infinity, height: 8),
      CGRect(x: 100, y: 190, width: -80, height: -40),
      CGRect(x: 20, y: 150, width: 80, height: Double.nan),
      CGRect(x: 0, y: 0, width: 80, height: 50), CGRect(x: 310, y: 150, width: 50, height: 50),
    ])
  func unusableFrames(_ frame: CGRect) {
    let bare = BareStage()
    #expect(bare.resolve(.frame(frame, in: nil)) == nil)
    #expect(bare.resolve(.frame(frame, in: bare.simulator.window)) == nil)
    #expect(bare.resolve(.provider { _ in .frame(frame, in: nil) }) == nil)
  }

  @Test("one that is partly visible is")
  func partlyVisible() {
    let bare = BareStage()
    let source = bare.resolve(.frame(CGRect(x: -40, y: 150, width: 80, height: 40), in: nil))
    #expect(source?.frame == CGRect(x: -40, y: 50, width: 80, height: 40))
  }

  @Test("a source is not retained")
  func weakly() {
    var references = WeakReferences()
    var sources: [ZoomSource] = []
    do {
      let view = UIView(frame: Self.frame)
      references.watch(view, "view")
      sources = [.view(view), .frame(Self.frame, in: view)]
    }
    references.expectGone()
    let bare = BareStage()
    #expect(sources.allSatisfy { bare.resolve($0) == nil })
  }

  @Test(
    "a provider is called each time, and may return another source",
    arguments: [
      TransitionOperation.present, .dismiss, .push, .pop,
    ])
  func provider(_ operation: TransitionOperation) {
    let bare = BareStage()
    var requests: [TransitionRequest] = []
    let inner = ZoomSource.provider { request in
      requests.append(request)
      return .frame(Self.frame, in: nil)
    }
    let source = ZoomSource.provider { _ in inner }
    #expect(bare.resolve(source, for: operation)?.frame == Self.inContainer)
    #expect(bare.resolve(source, for: operation)?.frame == Self.inContainer)
    #expect(requests.map(\.operation) == [operation, operation])
    let (front, back) = operation.isAppearing ? (bare.to, bare.from) : (bare.from, bare.to)
    #expect(requests.allSatisfy { $0.frontController === front && $0.backController === back })
  }

  @Test("a container in no window has no source")
  func noWindow() {
    let bare = BareStage()
    bare.container.removeFromSuperview()
    #expect(bare.resolve(.frame(Self.frame, in: nil)) == nil)
  }
}

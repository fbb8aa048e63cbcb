import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

@MainActor
struct TransitionStageTests {
  private let bare = BareStage()
  private let ledger = RestoreLedger()

  @Test(
    "front is the screen that appears or disappears, back the one behind",
    arguments: TransitionOperation.all)
  func roles(_ operation: TransitionOperation) throws {
    let stage = try bare.stage(operation, ledger: ledger)
    let (front, back) = operation.isAppearing ? (bare.to, bare.from) : (bare.from, bare.to)
    #expect(stage.front === front.view && stage.back === back.view)
    #expect(stage.frontController === front && stage.backController === back)
    #expect(stage.container === bare.container)
    #expect(stage.operation == operation)
  }

  @Test("without the view of the screen behind, its controller is known")
  func noBack() throws {
    let context = StandInContext(
      in: bare.container, from: bare.from, to: bare.to, toView: bare.to.view)
    let stage = try bare.stage(.present, context, ledger: ledger)
    #expect(stage.back == nil)
    #expect(stage.backController === bare.from)
  }

  @Test(
    "without a front screen there is no stage",
    arguments: TransitionOperation.all)
  func noFront(_ operation: TransitionOperation) {
    let context = StandInContext(in: bare.container, from: bare.from, to: bare.to)
    let placement = ViewInsertion(of: context, for: operation)
    #expect(placement.front == nil)
  }

  @Test("the front frame is the one at rest, whatever the transform")
  func frontFrame() throws {
    bare.to.view.frame = CGRect(x: 10, y: 20, width: 200, height: 100)
    bare.to.view.transform = CGAffineTransform(rotationAngle: 0.5)
    let stage = try bare.stage(.push, ledger: ledger)
    #expect(
      stage.frontFrame.isClose(to: CGRect(x: 10, y: 20, width: 200, height: 100), within: 1e-9))
  }

  @Test("the layout direction is the container's")
  func layoutDirection() throws {
    let stage = try bare.stage(.push, ledger: ledger)
    #expect(stage.layoutDirection == .leftToRight)
    bare.simulator.layoutDirection = .rightToLeft
    #expect(stage.layoutDirection == .rightToLeft)
    bare.container.semanticContentAttribute = .forceLeftToRight
    #expect(stage.layoutDirection == .leftToRight)
  }

  @Test("added views are on top, or below a sibling, and are removed at the end")
  func add() throws {
    let stage = try bare.stage(.pop, ledger: ledger)
    let (above, below, lost) = (UIView(), UIView(), UIView())
    stage.arrange { stage in
      stage.add(above)
      stage.add(below, below: stage.front)
      stage.add(lost, below: UIView())
    }
    #expect(bare.container.subviews == [below, bare.from.view, above, lost])
    #expect([above, below, lost].allSatisfy { !$0.isUserInteractionEnabled })
    ledger.undo()
    ledger.removeTemporaryViews()
    #expect(bare.container.subviews == [bare.from.view])
    #expect([above, below, lost].allSatisfy { $0.isUserInteractionEnabled })
  }

  @Test(
    "a clip replaces the view, which returns to its place",
    arguments: [true, false])
  func clip(isMoved: Bool) throws {
    let stage = try bare.stage(.pop, ledger: ledger)
    let above = UIView()
    bare.container.addSubview(above)
    let view: UIView = bare.from.view
    view.frame = CGRect(x: 10, y: 20, width: 200, height: 100)
    var arranged: TransitionClip?
    stage.arrange { arranged = $0.clip(view) }
    let clip = try #require(arranged)
    #expect(bare.container.subviews == [clip.view, above])
    #expect(clip.view.subviews == [view] && clip.content === view)
    #expect(clip.view.clipsToBounds)
    #expect(
      view.convert(view.bounds, to: bare.container) == CGRect(x: 10, y: 20, width: 200, height: 100)
    )
    if isMoved {
      stage.arrange { stage in
        stage.set(\.center, of: clip.view, away: CGPoint(x: 5, y: 5))
        stage.set(\.bounds, of: clip.view, away: CGRect(x: 0, y: 0, width: 20, height: 20))
        stage.set(\.center, of: view, away: CGPoint(x: 10, y: 10))
      }
      stage.apply(.away, inParts: false)
      clip.view.layoutIfNeeded()
      #expect(view.bounds.size == CGSize(width: 200, height: 100), "the content keeps its size")
    }
    ledger.undo()
    ledger.removeTemporaryViews()
    #expect(bare.container.subviews == [view, above])
    #expect(view.frame == CGRect(x: 10, y: 20, width: 200, height: 100))
  }

  @Test("a screen that is already in a clip is not put into another one")
  func clipOfClip() throws {
    let permanent = ClipView()
    let content = UIView()
    permanent.frame = bare.container.bounds
    permanent.embed(content)
    bare.container.addSubview(permanent)
    permanent.layoutIfNeeded()
    let stage = try bare.stage(.pop, ledger: ledger)
    var arranged: TransitionClip?
    stage.arrange { arranged = $0.clip(permanent) }
    let clip = try #require(arranged)
    #expect(clip.view === permanent && clip.content === content)
    stage.arrange { stage in
      stage.set(\.bounds, of: permanent, away: CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    stage.apply(.away, inParts: false)
    permanent.layoutIfNeeded()
    #expect(content.bounds == bare.container.bounds)
    ledger.undo()
    ledger.removeTemporaryViews()
    permanent.layoutIfNeeded()
    #expect(permanent.superview === bare.container)
    #expect(content.frame == bare.container.bounds)
  }

  @Test func `the clip of a turned view is upright, and the view returns to its place`() throws {
    let stage = try bare.stage(.pop, ledger: ledger)
    let view: UIView = bare.from.view
    view.frame = CGRect(x: 10, y: 20, width: 200, height: 100)
    view.transform = CGAffineTransform(rotationAngle: 0.5)
    var arranged: TransitionClip?
    stage.arrange { arranged = $0.clip(view) }
    let clip = try #require(arranged)
    #expect(clip.view.frame == CGRect(x: 10, y: 20, width: 200, height: 100))
    #expect(clip.view.transform.isIdentity)
    #expect(view.transform == CGAffineTransform(rotationAngle: 0.5))
    #expect(view.center == CGPoint(x: 100, y: 50))
    ledger.undo()
    ledger.removeTemporaryViews()
    #expect(bare.container.subviews == [view] && view.center == CGPoint(x: 110, y: 70))
    #expect(view.transform == CGAffineTransform(rotationAngle: 0.5))
  }

  @Test func `a view that is clipped twice is in two clips, and a clip is not clipped`() throws {
    let stage = try bare.stage(.pop, ledger: ledger)
    let view: UIView = bare.from.view
    let frame = view.frame
    var clips: [TransitionClip] = []
    stage.arrange { stage in
      clips = [stage.clip(view), stage.clip(view)]
      clips.append(stage.clip(clips[0].view))
    }
    #expect(bare.container.subviews == [clips[0].view])
    #expect(clips[0].view.subviews == [clips[1].view] && clips[1].view.subviews == [view])
    #expect(clips[2].view === clips[0].view && clips[2].content === view)
    ledger.undo()
    ledger.removeTemporaryViews()
    #expect(bare.container.subviews == [view] && view.frame == frame)
  }

  @Test("without animation, a part of the transition has no effect")
  func duringAtOnce() throws {
    let stage = try bare.stage(.push, ledger: ledger)
    stage.arrange { $0.set(\.alpha, of: $0.front, away: 0.5, during: 0.2...0.3) }
    stage.apply(.away, inParts: false)
    #expect(stage.front.alpha == 0.5)
    #expect(stage.front.layer.animationKeys() ?? [] == [])
  }

  @Test("a hidden view shows again with its former alpha")
  func hide() throws {
    let stage = try bare.stage(.push, ledger: ledger)
    let view = UIView()
    view.alpha = 0.5
    stage.arrange { $0.hide(view) }
    stage.apply(.away, inParts: false)
    #expect(view.alpha == .hidden)
    ledger.undo()
    #expect(view.alpha == 0.5)
  }
}

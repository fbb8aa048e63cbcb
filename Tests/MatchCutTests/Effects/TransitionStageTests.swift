import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

@MainActor
struct TransitionStageTests {
  private let bare = BareStage()
  private let ledger = RestoreLedger()

  @Test(
    "front is the screen that comes or goes, back the one behind",
    arguments: TransitionOperation.allCases)
  func roles(_ operation: TransitionOperation) throws {
    let stage = try makeStage(operation)
    let (front, back) = operation.isAppearing ? (bare.to, bare.from) : (bare.from, bare.to)
    #expect(stage.front === front.view && stage.back === back.view)
    #expect(stage.frontController === front && stage.backController === back)
    #expect(stage.container === bare.container)
    #expect(stage.operation == operation)
  }

  @Test("a screen behind that is not handed over is none, but its controller is known")
  func noBack() throws {
    let context = StandInContext(
      in: bare.container, from: bare.from, to: bare.to, toView: bare.to.view)
    let stage = try makeStage(.present, context)
    #expect(stage.back == nil)
    #expect(stage.backController === bare.from)
  }

  @Test(
    "without a screen in front there is nothing to make a stage of",
    arguments: TransitionOperation.allCases)
  func noFront(_ operation: TransitionOperation) {
    let context = StandInContext(in: bare.container, from: bare.from, to: bare.to)
    let placement = TransitionPlacement(of: context, for: operation)
    #expect(placement.front == nil)
  }

  @Test("the front frame is the place at rest, whatever the transform")
  func frontFrame() throws {
    bare.to.view.frame = CGRect(x: 10, y: 20, width: 200, height: 100)
    bare.to.view.transform = CGAffineTransform(rotationAngle: 0.5)
    let stage = try makeStage(.push)
    #expect(
      stage.frontFrame.isClose(to: CGRect(x: 10, y: 20, width: 200, height: 100), within: 1e-9))
  }

  @Test("the layout direction is the container's")
  func layoutDirection() throws {
    let stage = try makeStage(.push)
    #expect(stage.layoutDirection == .leftToRight)
    bare.simulator.layoutDirection = .rightToLeft
    #expect(stage.layoutDirection == .rightToLeft)
    bare.container.semanticContentAttribute = .forceLeftToRight
    #expect(stage.layoutDirection == .leftToRight)
  }

  @Test("what is set is put back")
  func set() throws {
    let stage = try makeStage(.push)
    let view: UIView = stage.front
    stage.set(\.alpha, of: view, to: 0)
    stage.set(\.layer.cornerRadius, of: view, to: 9)
    stage.set(\.alpha, of: view, to: 0.25)
    #expect(view.alpha == 0.25 && view.layer.cornerRadius == 9)
    ledger.undo()
    #expect(view.alpha == 1 && view.layer.cornerRadius == 0)
    stage.set(\.alpha, of: view, to: 0)
    #expect(view.alpha == 1, "the transition has ended")
  }

  @Test("a place that a pose sets by more than one name is put back", arguments: [true, false])
  func names(isReverted: Bool) throws {
    let stage = try makeStage(.push)
    let label = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    stage.front.addSubview(label)
    let pose = {
      stage.set(\.center, of: label, to: CGPoint(x: 100, y: 100))
      stage.set(\.layer.position.x, of: label, to: 70)
      stage.set(\.frame, of: label, to: CGRect(x: 1, y: 2, width: 30, height: 40))
      stage.set(\.bounds.size.width, of: label, to: 50)
    }
    for _ in 1...2 {
      stage.strike(pose, animated: false)
      #expect(label.center == CGPoint(x: 16, y: 22) && label.bounds.width == 50)
      ledger.noteChanges()
    }
    ledger.undo(isReverted: isReverted)
    #expect(label.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("added views go above all, or below a sibling, and away at the end")
  func add() throws {
    let stage = try makeStage(.pop)
    let (above, below, lost) = (UIView(), UIView(), UIView())
    stage.add(above)
    stage.add(below, below: stage.front)
    stage.add(lost, below: UIView())
    #expect(bare.container.subviews == [below, bare.from.view, above, lost])
    ledger.undo()
    ledger.removeTemporaryViews()
    #expect(bare.container.subviews == [bare.from.view])
  }

  @Test(
    "a clip takes the place of the view, which comes back to where it was",
    arguments: [true, false])
  func clip(isMoved: Bool) throws {
    let stage = try makeStage(.pop)
    let above = UIView()
    bare.container.addSubview(above)
    let view: UIView = bare.from.view
    view.frame = CGRect(x: 10, y: 20, width: 200, height: 100)
    let clip = stage.clip(view)
    #expect(bare.container.subviews == [clip.view, above])
    #expect(clip.view.subviews == [view] && clip.content === view)
    #expect(clip.view.clipsToBounds)
    #expect(
      view.convert(view.bounds, to: bare.container) == CGRect(x: 10, y: 20, width: 200, height: 100)
    )
    if isMoved {
      stage.set(\.center, of: clip.view, to: CGPoint(x: 5, y: 5))
      stage.set(\.bounds, of: clip.view, to: CGRect(x: 0, y: 0, width: 20, height: 20))
      stage.set(\.center, of: view, to: CGPoint(x: 10, y: 10))
      clip.view.layoutIfNeeded()
      #expect(view.bounds.size == CGSize(width: 200, height: 100), "the content keeps its size")
    }
    ledger.undo()
    ledger.removeTemporaryViews()
    #expect(bare.container.subviews == [view, above])
    #expect(view.frame == CGRect(x: 10, y: 20, width: 200, height: 100))
  }

  @Test("a screen that is in a clip anyway is not put into another one")
  func clipOfClip() throws {
    let permanent = ClipView()
    let content = UIView()
    permanent.frame = bare.container.bounds
    permanent.embed(content)
    bare.container.addSubview(permanent)
    permanent.layoutIfNeeded()
    let stage = try makeStage(.pop)
    let clip = stage.clip(permanent)
    #expect(clip.view === permanent && clip.content === content)
    stage.set(\.bounds, of: permanent, to: CGRect(x: 0, y: 0, width: 50, height: 50))
    permanent.layoutIfNeeded()
    #expect(content.bounds == bare.container.bounds)
    ledger.undo()
    ledger.removeTemporaryViews()
    permanent.layoutIfNeeded()
    #expect(permanent.superview === bare.container)
    #expect(content.frame == bare.container.bounds)
  }

  @Test("un-animated, a part of the way is no part")
  func duringAtOnce() throws {
    let stage = try makeStage(.push)
    stage.during(0.2...0.3) { stage.front.alpha = 0.5 }
    #expect(stage.front.alpha == 0.5)
    #expect(stage.front.layer.animationKeys() ?? [] == [])
  }

  @Test("a hidden view shows again with the alpha that it had")
  func hide() throws {
    let stage = try makeStage(.push)
    let view = UIView()
    view.alpha = 0.5
    stage.hide(view)
    #expect(view.alpha == 0)
    stage.show(view)
    #expect(view.alpha == 0.5)
    stage.hide(view)
    ledger.undo()
    #expect(view.alpha == 0.5)
  }

  @Test("a transform in space is set and put back, unless the app has set another one")
  func spatialTransform() throws {
    let stage = try makeStage(.push)
    let (own, other) = (CALayer(), CALayer())
    let turned = CATransform3DMakeRotation(1, 0, 1, 0)
    let scaled = CATransform3DMakeScale(2, 2, 1)
    for layer in [own, other] {
      layer.transform = scaled
      stage.set(\.transform, of: layer, to: turned)
      #expect(CATransform3DEqualToTransform(layer.transform, turned))
    }
    other.transform = CATransform3DMakeTranslation(5, 0, 0)
    ledger.undo()
    #expect(CATransform3DEqualToTransform(own.transform, scaled))
    #expect(CATransform3DEqualToTransform(other.transform, CATransform3DMakeTranslation(5, 0, 0)))
  }

  @Test("a transform in space that is not a number is not set")
  func unusableTransform() throws {
    let stage = try makeStage(.push)
    let layer = CALayer()
    stage.set(\.transform, of: layer, to: CATransform3DMakeScale(.nan, 1, 1))
    #expect(CATransform3DIsIdentity(layer.transform))
  }

  @Test("a value of any type is set and put back, if it says how it is compared")
  func anyType() throws {
    struct Mark { var number: Int }
    final class Marked { var mark = Mark(number: 1) }
    let stage = try makeStage(.push)
    let (own, other) = (Marked(), Marked())
    for marked in [own, other] {
      stage.set(\.mark, of: marked, to: Mark(number: 2)) { $0.number == $1.number }
      #expect(marked.mark.number == 2)
    }
    other.mark.number = 3
    ledger.undo()
    #expect(own.mark.number == 1 && other.mark.number == 3)
  }

  private func makeStage(
    _ operation: TransitionOperation, _ context: StandInContext? = nil
  ) throws -> TransitionStage {
    let context = context ?? bare.context()
    let placement = TransitionPlacement(of: context, for: operation)
    return try #require(
      TransitionStage(context, operation: operation, placement: placement, ledger: ledger))
  }
}

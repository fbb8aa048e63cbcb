import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

@MainActor
struct PosePartTests {
  private let bare = BareStage()
  private let ledger = RestoreLedger()

  @Test(
    "places and sizes are geometry, all else is look",
    arguments: [
      (PosePart.all, true, true), (.look, true, false), (.position, false, false),
      (.geometry, false, true),
    ])
  func takes(part: PosePart, look: Bool, geometry: Bool) {
    #expect(part.takesLook == look)
    #expect(part.takes(CGFloat(0.5)) == look && part.takes(true) == look)
    #expect(part.takes(UIColor.red) == look && part.takes(UIColor?.none) == look)
    #expect(part.takes(CGPoint.zero) == geometry && part.takes(CGSize.zero) == geometry)
    #expect(part.takes(CGRect.zero) == geometry && part.takes(UIEdgeInsets.zero) == geometry)
    #expect(part.takes(CGAffineTransform.identity) == geometry)
  }

  @Test("a stage writes what belongs to the part that it strikes")
  func strike() throws {
    let stage = try makeStage()
    let view: UIView = stage.front
    let (alpha, center) = (view.alpha, view.center)
    stage.strike(pose(on: stage), .look, animated: false)
    #expect(view.alpha == 0.5 && view.layer.cornerRadius == 9)
    #expect(view.center == center && view.transform.isIdentity)
    stage.strike(pose(on: stage), .geometry, animated: false)
    #expect(view.center == CGPoint(x: 5, y: 6) && view.bounds.size == CGSize(width: 7, height: 8))
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    // By itself again it takes everything.
    stage.set(\.alpha, of: view, to: 0.25)
    #expect(view.alpha == 0.25)
    ledger.undo()
    #expect(view.alpha == alpha && view.center == center && view.transform.isIdentity)
    #expect(view.layer.cornerRadius == 0)
  }

  @Test("what changes during a part of the way is look, geometry too")
  func during() throws {
    let stage = try makeStage()
    let view: UIView = stage.front
    let center = view.center
    let pose = {
      stage.during(0...0.5) { stage.set(\.center, of: view, to: CGPoint(x: 1, y: 1)) }
      stage.set(\.center, of: view, to: center)
    }
    for part in [PosePart.position, .geometry] {
      stage.strike(pose, part, animated: false)
      #expect(view.center == center)
    }
    stage.strike(pose, .look, animated: false)
    #expect(view.center == CGPoint(x: 1, y: 1))
  }

  @Test("hiding and showing are look")
  func hiding() throws {
    let stage = try makeStage()
    let view = UIView()
    for part in [PosePart.position, .geometry] {
      stage.strike({ stage.hide(view) }, part, animated: false)
      #expect(view.alpha == 1)
    }
    stage.strike({ stage.hide(view) }, .look, animated: false)
    #expect(view.alpha == 0)
    stage.strike({ stage.show(view) }, .geometry, animated: false)
    #expect(view.alpha == 0)
    stage.strike({ stage.show(view) }, .look, animated: false)
    #expect(view.alpha == 1)
  }

  @Test("a pose is asked where it puts the front screen, and moves nothing")
  func center() throws {
    let stage = try makeStage()
    let center = stage.front.center
    #expect(stage.center(in: pose(on: stage)) == CGPoint(x: 5, y: 6))
    #expect(stage.front.center == center && stage.front.alpha == 1)
    #expect(stage.center(in: { stage.set(\.alpha, of: stage.front, to: 0) }) == nil)
    let other = UIView()
    #expect(stage.center(in: { stage.set(\.center, of: other, to: .zero) }) == nil)
  }

  @Test("a clip around the front screen moves in its place")
  func mover() throws {
    let stage = try makeStage()
    #expect(stage.mover === stage.front)
    let clip = stage.clip(stage.front)
    #expect(stage.mover === clip.view)
    let place = CGPoint(x: 3, y: 4)
    #expect(stage.center(in: { stage.set(\.center, of: clip.view, to: place) }) == place)
    #expect(stage.center(in: { stage.set(\.center, of: clip.content, to: place) }) == nil)
    _ = stage.clip(UIView())
    #expect(stage.mover === clip.view, "another view's clip is not the front screen's")
    ledger.undo()
    ledger.removeTemporaryViews()
  }

  private func pose(on stage: TransitionStage) -> () -> Void {
    {
      stage.set(\.alpha, of: stage.front, to: 0.5)
      stage.set(\.layer.cornerRadius, of: stage.front, to: 9)
      stage.set(\.center, of: stage.front, to: CGPoint(x: 5, y: 6))
      stage.set(\.bounds, of: stage.front, to: CGRect(x: 0, y: 0, width: 7, height: 8))
      stage.set(\.transform, of: stage.front, to: CGAffineTransform(scaleX: 2, y: 2))
    }
  }

  private func makeStage() throws -> TransitionStage {
    let context = bare.context()
    let placement = TransitionPlacement(of: context, for: .dismiss)
    return try #require(
      TransitionStage(context, operation: .dismiss, placement: placement, ledger: ledger))
  }
}

import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// The values that the kit reads from the poses of an effect, and the parts that it applies.
@MainActor
struct PosePropertyTests {
  private let bare = BareStage()
  private let ledger = RestoreLedger()

  @Test("a stage applies the part of a pose that it is asked for")
  func parts() throws {
    let stage = try makeStage { self.arrange($0) }
    let view: UIView = stage.front
    let (alpha, center) = (view.alpha, view.center)
    stage.apply(.away, .appearance, inParts: false)
    #expect(view.alpha == 0.5 && view.layer.cornerRadius == 9)
    #expect(view.center == center && view.transform.isIdentity)
    stage.apply(.away, .geometry, inParts: false)
    #expect(view.center == center, "the position is animated apart")
    #expect(view.bounds.size == CGSize(width: 7, height: 8))
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    stage.apply(.away, inParts: false)
    #expect(view.center == CGPoint(x: 5, y: 6))
    ledger.undo()
    #expect(view.alpha == alpha && view.center == center && view.transform.isIdentity)
    #expect(view.layer.cornerRadius == 0)
  }

  @Test("a change during a part of the transition belongs to the look, also geometry")
  func during() throws {
    let stage = try makeStage { stage in
      stage.set(\.center, of: stage.front, away: CGPoint(x: 1, y: 1), during: 0...0.5)
    }
    let center = stage.front.center
    #expect(stage.place(in: .away).center == nil)
    stage.apply(.away, .geometry, inParts: false)
    #expect(stage.front.center == center)
    stage.apply(.away, .appearance, inParts: false)
    #expect(stage.front.center == CGPoint(x: 1, y: 1))
  }

  @Test("hiding belongs to the look, and lasts in both poses")
  func hiding() throws {
    let view = UIView()
    let stage = try makeStage { $0.hide(view) }
    #expect(view.alpha == 1)
    stage.apply(.away, .geometry, inParts: false)
    #expect(view.alpha == 1)
    for pose in [FrontPose.away, .settled] {
      stage.apply(pose, .appearance, inParts: false)
      #expect(view.alpha == .hidden)
    }
    ledger.undo()
    #expect(view.alpha == 1)
  }

  @Test("the place of the front screen is read, and nothing moves")
  func place() throws {
    let other = UIView()
    let stage = try makeStage { stage in
      self.arrange(stage)
      stage.set(\.center, of: other, away: .zero, settled: CGPoint(x: 1, y: 1))
    }
    let center = stage.front.center
    let place = stage.place(in: .away)
    #expect(place.center == CGPoint(x: 5, y: 6) && place.size == CGSize(width: 7, height: 8))
    #expect(place.isTransformed && place.scale == 2)
    #expect(place.cornerRadius == nil, "it does not change along with the size")
    #expect(stage.place(in: .settled).center == center)
    #expect(stage.front.center == center && stage.front.alpha == 1)
    #expect(try makeStage { $0.set(\.alpha, of: $0.front, away: 0) }.place(in: .away).center == nil)
  }

  @Test("a frame is a center, and a size if that changes")
  func frame() throws {
    let frame = bare.from.view.frame
    let moved = try makeStage {
      $0.set(\.frame, of: $0.front, away: frame.offsetBy(dx: 40, dy: 0))
    }
    #expect(moved.place(in: .away).center == CGPoint(x: frame.midX + 40, y: frame.midY))
    #expect(moved.place(in: .away).size == nil)
    let resized = try makeStage {
      $0.set(\.frame, of: $0.front, away: CGRect(x: 10, y: 20, width: 30, height: 40))
    }
    #expect(resized.place(in: .away).center == CGPoint(x: 25, y: 40))
    #expect(resized.place(in: .away).size == CGSize(width: 30, height: 40))
    #expect(resized.place(in: .settled).size == frame.size)
  }

  @Test("a screen that leaves the container is displaced, one that stays or shrinks is not")
  func displacement() throws {
    let height = bare.container.bounds.height
    func stage(down distance: CGFloat, scale: CGFloat? = nil) throws -> TransitionStage {
      try makeStage { stage in
        let rest = stage.front.center
        stage.set(\.center, of: stage.front, away: CGPoint(x: rest.x, y: rest.y + distance))
        guard let scale else { return }
        let size = CGSize(width: 100 * scale, height: 100)
        stage.set(\.bounds, of: stage.front, away: CGRect(origin: .zero, size: size))
      }
    }
    #expect(try stage(down: height).displacement == CGPoint(x: 0, y: height))
    #expect(try stage(down: height - 10).displacement == nil)
    #expect(try stage(down: height, scale: 0.5).displacement == nil)
    #expect(try makeStage { _ in }.displacement == nil)
    // A finger follows as far as the screen is in the container.
    for far in [height + 148, 1e9] {
      #expect(try stage(down: far).displacement == CGPoint(x: 0, y: height))
    }
    let tilted = try makeStage { stage in
      let rest = stage.front.center
      stage.set(\.center, of: stage.front, away: CGPoint(x: rest.x, y: rest.y + height))
      stage.set(\.transform, of: stage.front, away: CGAffineTransform(scaleX: 0.5, y: 0.5))
    }
    #expect(tilted.displacement == nil)
  }

  @Test("a clip around the front screen moves instead of it")
  func movingView() throws {
    let place = CGPoint(x: 3, y: 4)
    let stage = try makeStage { stage in
      #expect(stage.movingView === stage.front)
      let clip = stage.clip(stage.front)
      #expect(stage.movingView === clip.view)
      stage.set(\.center, of: clip.view, away: place)
      stage.set(\.center, of: clip.content, away: .zero)
      _ = stage.clip(UIView())
      #expect(stage.movingView === clip.view, "another view's clip is not the front screen's")
    }
    #expect(stage.place(in: .away).center == place)
    ledger.undo()
    ledger.removeTemporaryViews()
  }

  private func arrange(_ stage: TransitionStage) {
    stage.set(\.alpha, of: stage.front, away: 0.5)
    stage.set(\.layer.cornerRadius, of: stage.front, away: 9)
    stage.set(\.center, of: stage.front, away: CGPoint(x: 5, y: 6))
    stage.set(\.bounds, of: stage.front, away: CGRect(x: 0, y: 0, width: 7, height: 8))
    stage.set(\.transform, of: stage.front, away: CGAffineTransform(scaleX: 2, y: 2))
  }

  private func makeStage(
    _ arrangement: @escaping @MainActor (TransitionStage) -> Void
  ) throws -> TransitionStage {
    let context = bare.context()
    let placement = ViewInsertion(of: context, for: .dismiss)
    let stage = try #require(
      TransitionStage(context, operation: .dismiss, placement: placement, ledger: ledger))
    stage.arrange(arrangement)
    return stage
  }
}

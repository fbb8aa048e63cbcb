import Testing
import UIKit
import UIKitFilm
import UIKitSimulator

@testable import MatchCut

/// Effects from an edge.
@MainActor
struct EdgeEffectTests {
  @Test(
    "leading and trailing follow the layout direction", .filmed,
    arguments: [TransitionEdge.top, .bottom, .leading, .trailing],
    [false, true])
  func edges(_ edge: TransitionEdge, isRightToLeft: Bool) {
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 600)
    let card = CGRect(x: 20, y: 100, width: 260, height: 440)
    let way = edge.offset(
      from: card, beyond: bounds, isRightToLeft ? .rightToLeft : .leftToRight)
    let away = card.offsetBy(dx: way.x, dy: way.y)
    switch edge {
    case .top: #expect(away.maxY == 0 && way.x == 0)
    case .bottom: #expect(away.minY == 600 && way.x == 0)
    case .leading: #expect(isRightToLeft ? away.minX == 300 : away.maxX == 0 && way.y == 0)
    case .trailing: #expect(isRightToLeft ? away.maxX == 0 : away.minX == 300 && way.y == 0)
    }
  }

  @Test(
    "a slide moves the screen behind out, a cover leaves it", .filmed, arguments: [true, false])
  func back(isSlide: Bool) {
    let effect: any TransitionEffect = isSlide ? .slide(from: .top) : .cover(from: .top)
    let stage = NavigationStage(TestEffect(effect), timing: .curve(.linear, duration: 1))
    stage.push()
    stage.simulator.run(for: 0.5)
    let front = stage.simulator.visibleFrame(of: stage.photo.view)
    #expect(front.minY == 0 && abs(front.maxY - stage.screen.midY) < 20)
    let back = stage.simulator.visibleFrame(of: stage.root.view)
    #expect(abs(back.minY - (isSlide ? front.maxY : 0)) < 0.01)
    stage.phone.settle()
    stage.expectPhotoShown()
    stage.phone.expectNoFaults()
  }

  // MARK: Push

  /// The times at which the system's push reaches certain fractions, by the measured spring.
  @Test("a push follows the measured spring", .filmed)
  func pace() {
    let stage = NavigationStage(TestEffect(.push))
    let recording = stage.simulator.record { stage.pushAndSettle() }
    let shown = recording.frames(showing: stage.photo.view)
    // In its first frame, the screen is outside of the window.
    let start = shown[0].time - 1 / 60
    let frequency = 2 * CGFloat.pi / 0.3
    var squares: [CGFloat] = []
    for frame in shown {
      let time = CGFloat(frame.time - start)
      let left = (1 + (frequency - 8.3) * time) * exp(-frequency * time)
      let wanted = stage.screen.width * left
      let seen = frame.visibleFrame(of: stage.photo.view).minX
      squares.append((seen - wanted) * (seen - wanted))
    }
    let mean = (squares.reduce(0, +) / CGFloat(squares.count)).squareRoot()
    #expect(squares.count > 20 && mean < 1, "\(mean) points rms")
  }

  @Test(
    "it dims the screen behind by a tenth, below its shadow", .filmed, arguments: [false, true])
  func looks(isRightToLeft: Bool) throws {
    let stage = NavigationStage(TestEffect(.push), timing: .curve(.linear, duration: 1))
    if isRightToLeft {
      stage.simulator.layoutDirection = .rightToLeft
      stage.simulator.runUntilIdle()
    }
    let driver = stage.drive { stage.push() }
    driver.update(0.5)
    stage.simulator.step()
    let views = stage.container.subviews
    let front = try #require(views.firstIndex(of: stage.photo.view))
    let (shade, shadow) = (views[front - 2], views[front - 1])
    #expect(abs(stage.simulator.visibleAlpha(of: shade) - 0.05) < 1e-6)
    #expect(shade.backgroundColor == .black && shade.frame == stage.screen)
    let seen = stage.simulator.visibleFrame(of: shadow)
    let middle = stage.screen.midX
    #expect(abs((isRightToLeft ? seen.minX : seen.maxX) - middle) < 0.01 && seen.width == 18)
    // Its darker end is beside the screen.
    let gradient = try #require(shadow.layer as? CAGradientLayer)
    let (lighter, darker) = (isRightToLeft ? 1.0 : 0, isRightToLeft ? 0 : 1.0)
    #expect(gradient.startPoint == CGPoint(x: lighter, y: 0.5))
    #expect(gradient.endPoint == CGPoint(x: darker, y: 0.5))
    driver.cancel()
    stage.phone.settle()
    #expect(stage.container.subviews == [stage.root.view])
    stage.phone.expectNoFaults()
  }

  @Test(
    "between two fades, the background of the screen behind fills the container", .filmed,
    arguments: [true, false])
  func fill(isOpaque: Bool) {
    let stage = NavigationStage(.fade)
    PushTransition(.fadeThrough).attach(to: stage.navigation)
    let paper = UIColor(red: 0.98, green: 0.96, blue: 0.9, alpha: isOpaque ? 1 : 0.5)
    stage.root.view.backgroundColor = paper
    stage.push()
    stage.simulator.run(for: 0.1)
    let views = stage.container.subviews
    let fill = views.firstIndex(of: stage.root.view).map { views[$0 - 1] }
    #expect(fill?.frame == stage.screen)
    #expect(fill?.backgroundColor == (isOpaque ? paper : .systemBackground))
    stage.phone.settle()
    stage.phone.expectNoFaults()
  }
}

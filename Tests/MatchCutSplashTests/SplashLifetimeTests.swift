import MatchCutSplash
import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

/// Who keeps a reveal, and what it leaves behind.
@MainActor struct SplashLifetimeTests {
  @Test func `released in its completion, it leaves nothing behind`() {
    let stage = RevealStage().cover()
    let life = Life(of: stage.reveal)
    stage.reveal?.dismiss {
      stage.reveal = nil
      stage.count()
    }
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.calls == 1)
    #expect(life.isOver)
    stage.expectNothingLeft()
  }

  @Test(arguments: [nil, 0.0, 0.3])
  func `released earlier, it ends, and completes once`(time: Double?) async {
    let stage = RevealStage().cover()
    if let time {
      stage.dismiss()
      stage.simulator.run(for: time)
    }
    stage.reveal = nil
    #expect(await stage.simulator.runYieldingUntilIdle())
    #expect(stage.calls == (time == nil ? 0 : 1))
    stage.expectNothingLeft()
  }

  @Test func `released while it covers, it ends, and completes once`() async {
    let stage = RevealStage()
    stage.coverAgain()
    stage.simulator.run(for: 0.3)
    stage.reveal = nil
    #expect(await stage.simulator.runYieldingUntilIdle())
    #expect(stage.calls == 1)
    stage.expectNothingLeft()
  }

  @Test(arguments: [0, 1, 30], [true, false])
  func `a reveal that is not kept is reported, unless it has been on the screen`(
    frames: Int, isAnimated: Bool
  ) async {
    let stage = RevealStage()
    stage.reveal?.present(animated: isAnimated) { stage.count() }
    for _ in 0..<frames { stage.simulator.step() }
    stage.reveal = nil
    #expect(await stage.simulator.runYieldingUntilIdle())
    #expect(stage.calls == 1)
    let hints = stage.simulator.hints.map(\.message)
    #expect(hints.count == (frames == 0 ? 1 : 0), "\(hints)")
    #expect(frames > 0 || hints.first?.contains("keep the reveal") == true)
    stage.expectNothingLeft()
  }

  @Test func `a reveal that covers the app in the background only is not reported`() async {
    let stage = RevealStage()
    stage.simulator.enterBackground()
    stage.reveal?.present()
    stage.simulator.commit()
    stage.reveal = nil
    await stage.simulator.runYielding(for: 0.1)
    #expect(stage.simulator.hints.isEmpty && stage.added.isEmpty)
  }

  @Test func `a reveal that is dismissed in its first turn need not be kept`() async {
    let stage = RevealStage()
    stage.reveal?.present()
    stage.dismiss(animated: false)
    stage.reveal = nil
    #expect(await stage.simulator.runYieldingUntilIdle())
    #expect(stage.calls == 1 && stage.simulator.hints.isEmpty)
    stage.expectNothingLeft()
  }

  @Test func `it does not retain its scene`() {
    let stage = RevealStage()
    var scene: UIWindowScene? = UIWindowScene(
      size: stage.window.bounds.size, safeAreaInsets: .zero, state: .foregroundActive)
    let life = Life(of: scene)
    let reveal = scene.map {
      SplashReveal($0, splash: stage.splash, shape: .view(stage.splash.logo))
    }
    scene = nil
    #expect(life.isOver)
    var calls = 0
    reveal?.present { calls += 1 }
    #expect(reveal?.isPresented == false && calls == 1)
  }
}

import Testing
import UIKit

@testable import MatchCutSplash

/// The values of a motion, and what takes the place of invalid ones.
@MainActor struct SplashMotionTests {
  private let hole = CGSize(width: 100, height: 80)
  private let scene = CGSize(width: 300, height: 400)

  @Test func `invalid durations are replaced by the defaults`() {
    var motion = SplashMotion()
    for invalid in [-1, .nan, .infinity] as [TimeInterval] {
      motion.duration = invalid
      motion.fadeDuration = invalid
      #expect(motion.validDuration == 0.8 && motion.validFadeDuration == 0.3)
    }
    motion.duration = 2
    motion.fadeDuration = 0
    #expect(motion.validDuration == 2 && motion.validFadeDuration == 0)
  }

  @Test func `the hole shrinks first, and then grows to four times the diagonal`() {
    var motion = SplashMotion()
    let keyframes = motion.holeScale(of: hole, in: scene)
    #expect(keyframes.values == [1, 0.88, 25] && keyframes.times == [0, 0.3, 1])
    #expect(points(of: keyframes) == [[0.42, 0, 0.58, 1], [0.7, 0, 0.9, 0.5]])
    motion.contraction = 0
    let straight = motion.holeScale(of: hole, in: scene)
    #expect(straight.values == [1, 25] && straight.times == [0, 1])
    #expect(points(of: straight) == [[0.7, 0, 0.9, 0.5]])
    motion.contraction = .nan
    #expect(motion.holeScale(of: hole, in: scene).times == [0, 0.3, 1])
    motion.contraction = 2
    #expect(motion.holeScale(of: hole, in: scene).times == [0, 0.9, 1])
  }

  @Test(
    arguments: [
      (UIView.AnimationCurve.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]),
      (.easeOut, [0, 0, 0.58, 1]), (.easeInOut, [0.42, 0, 0.58, 1]),
    ] as [(UIView.AnimationCurve, [Float])])
  func `the hole shrinks, grows and turns on the curves of the app`(
    _ curve: UIView.AnimationCurve, _ expected: [Float]
  ) {
    var motion = SplashMotion()
    motion.growthCurve = curve
    #expect(
      points(of: motion.holeScale(of: hole, in: scene)) == [[0.42, 0, 0.58, 1], expected])
    #expect(points(of: motion.holeRotation) == [expected])
    motion.contractionCurve = curve
    motion.growthCurve = nil
    let keyframes = motion.holeScale(of: hole, in: scene)
    #expect(points(of: keyframes) == [expected, [0.7, 0, 0.9, 0.5]])
    #expect(points(of: keyframes.reversed)[1] == expected.reversed().map { 1 - $0 }.swapped)
    motion.contraction = 0
    motion.growthCurve = curve
    #expect(points(of: motion.holeScale(of: hole, in: scene)) == [expected])
  }

  @Test func `the hole turns by the rotation, or not at all if that is no number`() {
    var motion = SplashMotion()
    #expect(motion.holeRotation.values == [0, .pi / 4])
    for invalid in [.nan, .infinity] as [CGFloat] {
      motion.rotation = invalid
      #expect(motion.holeRotation.values == [0, 0])
    }
    motion.rotation = -2
    #expect(motion.holeRotation.values == [0, -2])
  }

  @Test func `the app settles from a size that is 48 points longer`() {
    let keyframes = SplashMotion().appScale(in: scene)
    #expect(keyframes.values == [1.12, 1] && points(of: keyframes) == [[0.2, 0.6, 0.3, 1]])
  }

  @Test func `the mask reaches beyond the scene at its least scale`() {
    var motion = SplashMotion()
    #expect(abs(motion.maskReach(in: scene) - 1400 / 0.88) < 0.001)
    motion.minimumScale = 0
    #expect(abs(motion.maskReach(in: scene) - 1400 / 0.1) < 0.001)
  }

  private func points(of keyframes: SplashKeyframes) -> [[Float]] {
    keyframes.curves.map { [$0.x1, $0.y1, $0.x2, $0.y2] }
  }
}

extension [Float] {
  /// Control points whose coordinates are in the opposite order.
  fileprivate var swapped: [Float] { [self[1], self[0], self[3], self[2]] }
}

import Testing
import UIKit

@testable import MatchCut

@MainActor
struct PercentTrackTests {
  private let size = CGSize(width: 400, height: 800)

  @Test("it begins at the progress of the dismissal, whatever the translation")
  func start() {
    let translation = CGPoint(x: 30, y: 50)
    let track = PercentTrack(along: axis(.down), in: size, from: 0.4, at: translation)
    #expect(track.progress(at: translation) == 0.4)
    #expect(abs(track.progress(at: CGPoint(x: -90, y: 130)) - 0.5) < 1e-9)
  }

  @Test("it stops at both ends, and returns with the finger")
  func ends() {
    let track = PercentTrack(along: axis(.leading), in: size, from: 0, at: .zero)
    #expect(track.progress(at: CGPoint(x: 900, y: 0)) == 0)
    #expect(track.progress(at: CGPoint(x: -900, y: 0)) == 1)
    #expect(track.progress(at: CGPoint(x: -100, y: 700)) == 0.25)
  }

  @Test("velocity is a fraction like the progress; without an extent it is 0")
  func velocity() {
    let track = PercentTrack(along: axis(.up), in: size, from: 0, at: .zero)
    #expect(track.velocity(of: CGPoint(x: 300, y: -400)) == 0.5)
    for size in [CGSize.zero, CGSize(width: 400, height: 0)] {
      let none = PercentTrack(along: axis(.up), in: size, from: 0.3, at: .zero)
      #expect(none.velocity(of: CGPoint(x: 0, y: -400)) == 0)
      #expect(none.progress(at: CGPoint(x: 0, y: -400)) == 0.3)
    }
    let narrow = CGSize(width: 0, height: 800)
    let thin = PercentTrack(along: axis(.trailing), in: narrow, from: 0.3, at: .zero)
    #expect(thin.progress(at: CGPoint(x: 400, y: 0)) == 0.3)
  }

  @Test(
    "an overshoot below 0 is measured in points, along the axis",
    arguments: zip(
      [GestureDirection.down, .up, .leading, .trailing],
      [CGPoint(x: 0, y: 1), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0), CGPoint(x: 1, y: 0)]))
  func overshoot(_ direction: GestureDirection, vector: CGPoint) {
    let track = PercentTrack(along: axis(direction), in: size, from: 0, at: .zero)
    for distance in [0, 30, 5000] as [CGFloat] {
      // The translation across the axis is not used.
      let back = CGPoint(
        x: -vector.x * distance + vector.y * 70, y: -vector.y * distance + vector.x * 70)
      #expect(abs(track.overshoot(at: back) - distance) < 1e-9)
      #expect(track.progress(at: back) == 0)
      #expect(track.overshoot(at: CGPoint(x: vector.x * distance, y: vector.y * distance)) == 0)
    }
  }

  @Test("the movement back to 0 is not an overshoot")
  func overshootFromTheMiddle() {
    let start = CGPoint(x: 5, y: 90)
    let track = PercentTrack(along: axis(.down), in: size, from: 0.25, at: start)
    #expect(track.overshoot(at: start) == 0)
    #expect(track.overshoot(at: CGPoint(x: 5, y: -109)) == 0)
    #expect(abs(track.overshoot(at: CGPoint(x: 5, y: -130)) - 20) < 1e-9)
    // Forward again, it takes the same distance until the screen leaves its place.
    #expect(track.progress(at: CGPoint(x: 5, y: -111)) == 0)
    #expect(track.progress(at: CGPoint(x: 5, y: -109)) > 0)
  }

  @Test("without an extent there is no overshoot")
  func overshootOfNothing() {
    let track = PercentTrack(along: axis(.down), in: .zero, from: 0, at: .zero)
    #expect(track.overshoot(at: CGPoint(x: 0, y: -100)) == 0)
  }

  @Test("with its own travel, progress, velocity and overshoot are fractions of that")
  func ownWay() {
    let whole = PercentTrack(along: axis(.down), in: size, from: 0, at: .zero)
    let track = whole.scaled(to: CGPoint(x: 30, y: 200))
    #expect(track.progress(at: CGPoint(x: 90, y: 50)) == 0.25)
    #expect(track.velocity(of: CGPoint(x: 0, y: 100)) == 0.5)
    #expect(track.overshoot(at: CGPoint(x: 0, y: -30)) == 30)
    for other in [nil, CGPoint(x: 100, y: 0), CGPoint(x: 0, y: -200)] {
      #expect(whole.scaled(to: other) == whole)
    }
  }

  private func axis(_ direction: GestureDirection) -> SignedAxis {
    SignedAxis(direction, layoutDirection: .leftToRight)
  }
}

import Testing
import UIKit

@testable import MatchCut

@MainActor
@Suite("PercentTrack")
struct PercentTrackTests {
  private let size = CGSize(width: 400, height: 800)

  @Test("it begins where the dismissal is, whatever the finger has covered")
  func start() {
    let translation = CGPoint(x: 30, y: 50)
    let track = PercentTrack(along: axis(.down), in: size, from: 0.4, at: translation)
    #expect(track.progress(at: translation) == 0.4)
    #expect(abs(track.progress(at: CGPoint(x: -90, y: 130)) - 0.5) < 1e-9)
  }

  @Test("it stops at both ends, and comes back with the finger")
  func ends() {
    let track = PercentTrack(along: axis(.leading), in: size, from: 0, at: .zero)
    #expect(track.progress(at: CGPoint(x: 900, y: 0)) == 0)
    #expect(track.progress(at: CGPoint(x: -900, y: 0)) == 1)
    #expect(track.progress(at: CGPoint(x: -100, y: 700)) == 0.25)
  }

  @Test("velocity is measured as the way is; without an extent there is none")
  func velocity() {
    let track = PercentTrack(along: axis(.up), in: size, from: 0, at: .zero)
    #expect(track.velocity(of: CGPoint(x: 300, y: -400)) == 0.5)
    let none = PercentTrack(along: axis(.up), in: .zero, from: 0.3, at: .zero)
    #expect(none.velocity(of: CGPoint(x: 0, y: -400)) == 0)
    #expect(none.progress(at: CGPoint(x: 0, y: -400)) == 0.3)
  }

  private func axis(_ direction: DismissalDirection) -> SignedAxis {
    SignedAxis(direction, layoutDirection: .leftToRight)
  }
}

import Testing
import UIKit

@testable import MatchCut

@MainActor
@Suite("DragPath")
struct DragPathTests {
  private static let size = CGSize(width: 400, height: 800)

  @Test("the way is what the finger goes from where it takes the screen, in both dimensions")
  func way() {
    let path = path(translation: CGPoint(x: 4, y: 10))
    #expect(path.translation(to: finger(CGPoint(x: 4, y: 10))) == .zero)
    #expect(path.translation(to: finger(CGPoint(x: -26, y: 70))) == CGPoint(x: -30, y: 60))
    #expect(path.transform(at: CGPoint(x: -30, y: 60)).translation == CGPoint(x: -30, y: 60))
    #expect(path.transform(at: CGPoint(x: -30, y: 60)).anchor == CGPoint(x: 120, y: 300))
  }

  @Test(
    "the screen shrinks with the distance, to a half",
    arguments: [(0, 1), (200, 0.875), (400, 0.75), (800, 0.5), (5000, 0.5)] as [(CGFloat, CGFloat)])
  func scale(distance: CGFloat, scale: CGFloat) {
    let path = path()
    for way in [
      CGPoint(x: 0, y: distance), CGPoint(x: -distance, y: 0),
      CGPoint(x: 0.6 * distance, y: -0.8 * distance),
    ] {
      #expect(abs(path.transform(at: way).scale - scale) < 1e-9)
    }
  }

  @Test(
    "progress grows ever more slowly, and stays below 0.6",
    arguments: [(0, 0), (120, 0.2), (240, 0.3), (480, 0.4), (1e9, 0.6)] as [(CGFloat, CGFloat)])
  func progress(distance: CGFloat, progress: CGFloat) {
    let path = path()
    #expect(abs(path.progress(at: CGPoint(x: 0, y: distance)) - progress) < 1e-6)
    #expect(abs(path.progress(at: CGPoint(x: distance, y: 0)) - progress) < 1e-6)
  }

  @Test("a screen that is caught begins as large and as far away as it is")
  func caught() {
    let path = path(offset: CGPoint(x: 0, y: 400), progress: 0.7)
    #expect(path.transform(at: .zero).scale == 1)
    #expect(path.progress(at: .zero) == 0.7)
    // All the way back it is a third larger, as 400 points out it was three quarters.
    #expect(abs(path.transform(at: CGPoint(x: 0, y: -400)).scale - 4 / 3) < 1e-9)
    #expect(path.progress(at: CGPoint(x: 0, y: -400)) < 0.7 - 0.3)
    #expect(path.progress(at: CGPoint(x: 0, y: 400)) == 0.7, "no farther than it has been")
  }

  @Test("progress never falls below 0")
  func noLessThanNothing() {
    let path = path(offset: CGPoint(x: 0, y: 800), progress: 0.1)
    #expect(path.progress(at: CGPoint(x: 0, y: -800)) == 0)
  }

  @Test("beyond the start is where the screen is back at its place along the axis, or farther")
  func beyondStart() {
    let path = path(offset: CGPoint(x: 50, y: 100))
    #expect(!path.isBeyondStart(.zero))
    #expect(!path.isBeyondStart(CGPoint(x: -500, y: -99)))
    #expect(path.isBeyondStart(CGPoint(x: 0, y: -100)))
    #expect(path.isBeyondStart(CGPoint(x: 0, y: -300)))
  }

  @Test("above content the screen stops at its place; without, it goes on")
  func content() {
    let path = path(offset: CGPoint(x: 0, y: 100))
    let back = CGPoint(x: 30, y: -250)
    #expect(path.translation(to: finger(back)) == back)
    #expect(path.translation(to: finger(back, isOverContent: true)) == CGPoint(x: 30, y: -100))
    let ahead = CGPoint(x: 30, y: -99)
    #expect(path.translation(to: finger(ahead, isOverContent: true)) == ahead)
  }

  @Test("a finger that has been elsewhere goes on from where the screen is left")
  func resume() {
    var path = path()
    path.resume(finger(CGPoint(x: 10, y: 300)), at: CGPoint(x: 5, y: 20))
    #expect(path.translation(to: finger(CGPoint(x: 10, y: 300))) == CGPoint(x: 5, y: 20))
    #expect(path.translation(to: finger(CGPoint(x: 0, y: 310))) == CGPoint(x: -5, y: 30))
  }

  @Test("what is left across the axis recedes by as much as the finger goes on, and not beyond")
  func recede() {
    let path = path()
    let way = CGPoint(x: 40, y: 0)
    #expect(path.recede(from: way, with: finger(CGPoint(x: 40, y: 0))) == way)
    #expect(path.recede(from: way, with: finger(CGPoint(x: 40, y: 7))) == way, "not on the way out")
    #expect(path.recede(from: way, with: finger(CGPoint(x: 40, y: -10))) == CGPoint(x: 30, y: 0))
    #expect(path.recede(from: way, with: finger(CGPoint(x: 40, y: -90))) == .zero)
    #expect(path.recede(from: .zero, with: finger(CGPoint(x: 0, y: -9))) == .zero)
  }

  @Test("a container without an extent makes nothing infinite")
  func noExtent() {
    let finger = FingerSample(
      axis: SignedAxis(.down, layoutDirection: .leftToRight), size: .zero)
    let path = DragPath(finger, offset: .zero, progress: 0)
    #expect(path.transform(at: CGPoint(x: 10, y: 10)).scale == 0.5)
    #expect(path.progress(at: CGPoint(x: 10, y: 10)).isFinite)
  }

  private func path(
    translation: CGPoint = .zero, offset: CGPoint = .zero, progress: CGFloat = 0
  ) -> DragPath {
    DragPath(finger(translation), offset: offset, progress: progress)
  }

  private func finger(_ translation: CGPoint, isOverContent: Bool = false) -> FingerSample {
    FingerSample(
      location: CGPoint(x: 120, y: 300), translation: translation,
      axis: SignedAxis(.down, layoutDirection: .leftToRight), size: Self.size,
      isOverContent: isOverContent)
  }
}

import Testing
import UIKit

@testable import MatchCut

@MainActor
struct DragPathTests {
  private static let size = CGSize(width: 400, height: 800)

  @Test("the pull is the translation since the grab, in both dimensions")
  func pull() {
    let path = path(translation: CGPoint(x: 4, y: 10))
    #expect(path.pull(of: finger(CGPoint(x: 4, y: 10))) == .zero)
    #expect(path.pull(of: finger(CGPoint(x: -26, y: 70))) == CGPoint(x: -30, y: 60))
    #expect(path.transform(at: CGPoint(x: -30, y: 60)).anchor == CGPoint(x: 120, y: 300))
  }

  @Test(
    "the screen shrinks with the pull, but not sideways",
    arguments: [(-50, 1), (0, 1), (200, 0.8325), (400, 0.665), (800, 0.5015)]
      as [(CGFloat, CGFloat)])
  func scale(distance: CGFloat, scale: CGFloat) {
    for across in [-90, 0, 200] as [CGFloat] {
      let pull = CGPoint(x: across, y: distance)
      #expect(abs(path().transform(at: pull).scale - scale) < 1e-4)
    }
  }

  @Test("a new finger has to move 13.5 points before the screen does")
  func slop() {
    let path = DragPath(
      finger(CGPoint(x: 0, y: 2), translationFromTouch: CGPoint(x: 1, y: 12)), .atRest)
    for (distance, moved) in [(0, 0), (1, 0), (1.5, 0), (2.5, 1), (-1, -0.55)]
      as [(CGFloat, CGFloat)]
    {
      let pull = path.pull(of: finger(CGPoint(x: 0, y: 2 + distance)))
      #expect(abs(path.transform(at: pull).translation.y - moved) < 0.01, "\(distance)")
      #expect(path.translationFromTouch(at: pull) == CGPoint(x: 1, y: 12 + distance))
    }
    #expect(path.transform(at: .zero).anchor == CGPoint(x: 119, y: 288), "where it has touched")
  }

  @Test("sideways it moves less and less, and lags behind a finger far down")
  func resistance() {
    let path = path()
    #expect(abs(path.transform(at: CGPoint(x: 100, y: 0)).translation.x - 48.5) < 0.1)
    #expect(abs(path.transform(at: CGPoint(x: -100, y: 0)).translation.x + 48.5) < 0.1)
    #expect(abs(path.transform(at: CGPoint(x: 0, y: 400)).translation.y - (400 - 45)) < 1e-9)
    let back = path.transform(at: CGPoint(x: 0, y: -100)).translation.y
    #expect(back < -40 && back > -55, "\(back)")
  }

  @Test("a drag sideways follows point by point, without a lag")
  func sideways() {
    let finger = FingerSample(
      axis: SignedAxis(.trailing, layoutDirection: .leftToRight), size: Self.size)
    let path = DragPath(finger, .atRest)
    let transform = path.transform(at: CGPoint(x: 300, y: 100))
    #expect(transform.translation.x == 300)
    #expect(abs(transform.translation.y - 48.5) < 0.1)
    #expect(abs(transform.scale - 0.5520) < 1e-4)
    #expect(transform.crop == 0)
  }

  @Test(
    "progress grows more and more slowly, and stays below 0.6",
    arguments: [(0, 0), (120, 0.199), (240, 0.297), (1e9, 0.6)] as [(CGFloat, CGFloat)])
  func progress(distance: CGFloat, progress: CGFloat) {
    #expect(abs(path().progress(at: CGPoint(x: 0, y: distance)) - progress) < 5e-3)
  }

  @Test("a caught screen begins at its size and distance")
  func caught() {
    let path = path(offset: CGPoint(x: 0, y: 400), progress: 0.7)
    #expect(path.transform(at: .zero) == DragTransform(anchor: CGPoint(x: 120, y: 300)))
    #expect(path.progress(at: .zero) == 0.7)
    let aside = path.transform(at: CGPoint(x: 80, y: 30)).translation
    #expect(aside == CGPoint(x: 80, y: 30), "point by point")
    // All the way back it is half as large again, because it was two thirds 400 points out.
    #expect(abs(path.transform(at: CGPoint(x: 0, y: -400)).scale - 1 / 0.665) < 1e-9)
    #expect(path.progress(at: CGPoint(x: 0, y: -400)) < 0.7 - 0.3)
    #expect(path.progress(at: CGPoint(x: 0, y: 400)) == 0.7, "no farther than it has been")
    let beyond = path.transform(at: CGPoint(x: 0, y: -500)).translation.y
    #expect(beyond < -440 && beyond > -460, "\(beyond)")
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

  @Test("above content the screen stops at its place; without, it moves on")
  func content() {
    let path = path(offset: CGPoint(x: 0, y: 100))
    let back = CGPoint(x: 30, y: -250)
    #expect(path.pull(of: finger(back)) == back)
    #expect(path.pull(of: finger(back, isOverContent: true)) == CGPoint(x: 30, y: -100))
    let ahead = CGPoint(x: 30, y: -99)
    #expect(path.pull(of: finger(ahead, isOverContent: true)) == ahead)
  }

  @Test("a finger that has been elsewhere continues from where the screen is")
  func resume() {
    var path = path()
    path.resume(finger(CGPoint(x: 10, y: 300)), at: CGPoint(x: 5, y: 20))
    #expect(path.pull(of: finger(CGPoint(x: 10, y: 300))) == CGPoint(x: 5, y: 20))
    #expect(path.pull(of: finger(CGPoint(x: 0, y: 310))) == CGPoint(x: -5, y: 30))
  }

  @Test("the offset across the axis shrinks by what the finger moves on, and not beyond")
  func returning() {
    let path = path()
    let pull = CGPoint(x: 40, y: 0)
    #expect(path.returning(from: pull, with: finger(CGPoint(x: 40, y: 0))) == pull)
    #expect(
      path.returning(from: pull, with: finger(CGPoint(x: 40, y: 7))) == pull,
      "not while it moves on")
    #expect(
      path.returning(from: pull, with: finger(CGPoint(x: 40, y: -10))) == CGPoint(x: 30, y: 0))
    #expect(path.returning(from: pull, with: finger(CGPoint(x: 40, y: -90))) == .zero)
    #expect(path.returning(from: .zero, with: finger(CGPoint(x: 0, y: -9))) == .zero)
  }

  @Test("a container without an extent gives finite numbers")
  func noExtent() {
    for size in [CGSize.zero, CGSize(width: -3, height: 0), CGSize(width: 1, height: 1)] {
      for direction in GestureDirection.each {
        let finger = FingerSample(
          axis: SignedAxis(direction, layoutDirection: .leftToRight), size: size)
        let path = DragPath(finger, .atRest)
        for pull in [CGPoint(x: 10, y: 10), CGPoint(x: -1e9, y: 1e9)] {
          let transform = path.transform(at: pull)
          #expect(transform.scale > 0.36 && transform.scale <= 1)
          #expect(transform.translation.isFinite && path.progress(at: pull).isFinite)
        }
      }
    }
  }

  private func path(
    translation: CGPoint = .zero, offset: CGPoint = .zero, progress: CGFloat = 0
  ) -> DragPath {
    DragPath(finger(translation), ScreenState(progress: progress, offset: offset))
  }

  private func finger(
    _ translation: CGPoint, isOverContent: Bool = false, translationFromTouch: CGPoint? = nil
  ) -> FingerSample {
    FingerSample(
      location: CGPoint(x: 120, y: 300), translation: translation,
      axis: SignedAxis(.down, layoutDirection: .leftToRight), size: Self.size,
      isOverContent: isOverContent,
      translationFromTouch: translationFromTouch)
  }
}

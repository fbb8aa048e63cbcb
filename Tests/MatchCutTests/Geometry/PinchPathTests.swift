import Testing
import UIKit

@testable import MatchCut

struct PinchPathTests {
  @Test("the screen moves, rotates and shrinks with the fingers")
  func follow() {
    let path = PinchPath(fingers(CGPoint(x: 3, y: 4)), .atRest)
    let transform = path.transform(to: fingers(CGPoint(x: 23, y: -6), scale: 0.7, rotation: 0.4))
    #expect(transform.anchor == CGPoint(x: 120, y: 300))
    #expect(transform.translation == CGPoint(x: 20, y: -10))
    #expect(transform.scale == 0.7 && transform.rotation == 0.4 && transform.crop == 0)
  }

  @Test("it never grows beyond full size, nor shrinks to nothing")
  func limits() {
    let path = PinchPath(fingers(.zero), .atRest)
    #expect(path.transform(to: fingers(.zero, scale: 1.3)).scale == 1)
    #expect(path.transform(to: fingers(.zero, scale: 0)).scale == 0.01)
    let caught = PinchPath(
      fingers(.zero), ScreenState(progress: 0.8, offset: CGPoint(x: 0, y: 100), scale: 0.4))
    #expect(caught.transform(to: fingers(.zero, scale: 1.5)).scale == 1.5)
    #expect(caught.transform(to: fingers(.zero, scale: 9)).scale == 2.5)
    let beyond = PinchPath(fingers(.zero), ScreenState(scale: 1.05))
    #expect(beyond.transform(to: fingers(.zero)).scale == 1)
  }

  @Test("progress grows with the distance and as the screen shrinks, from its start")
  func progress() {
    let path = PinchPath(fingers(.zero), .atRest)
    func progress(_ scale: CGFloat, _ translation: CGPoint = .zero) -> CGFloat {
      path.progress(at: path.transform(to: fingers(translation, scale: scale)))
    }
    #expect(progress(1) == 0)
    #expect(progress(0.8) > 0.2 && progress(0.5) > progress(0.8) && progress(0.01) < 0.6)
    // To shrink by a third is as much as to go half the length of the container.
    #expect(abs(progress(0.665) - progress(1, CGPoint(x: 0, y: 400))) < 1e-6)
    #expect(progress(0.8, CGPoint(x: 0, y: 200)) > progress(0.8))
    let caught = PinchPath(
      fingers(.zero), ScreenState(progress: 0.8, offset: CGPoint(x: 0, y: 100), scale: 0.4))
    #expect(caught.progress(at: caught.transform(to: fingers(.zero))) == 0.8)
    #expect(caught.progress(at: caught.transform(to: fingers(.zero, scale: 2.5))) < 0.6)
  }

  private func fingers(
    _ translation: CGPoint, scale: CGFloat = 1, rotation: CGFloat = 0
  ) -> FingerSample {
    FingerSample(
      location: CGPoint(x: 120, y: 300), translation: translation, axis: .downwards,
      size: CGSize(width: 400, height: 800),
      pinch: FingerSample.Pinch(ratio: scale, scale: scale, rotation: rotation))
  }
}

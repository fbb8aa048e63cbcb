import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

@MainActor struct FrameRoundingTests {
  let simulator = Simulator()

  /// Numbers as in a drag, few of which are exact in binary.
  nonisolated static let numbers: [CGFloat] = [0, 0.1, 1 / 3, 7.7, 58.9, 123.456, 1e-9, 393.3]

  @Test(arguments: numbers, numbers)
  func `F1: the frame does not depend on the origin of the bounds`(place: CGFloat, offset: CGFloat)
  {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    for transform in [
      CGAffineTransform.identity, CGAffineTransform(scaleX: 0.7, y: 0.7),
      CGAffineTransform(translationX: 0.1, y: 0.7), CGAffineTransform(rotationAngle: 0.3),
    ] {
      view.transform = transform
      view.center = CGPoint(x: 196.5 + place, y: 426 - place)
      view.bounds.origin = .zero
      let frame = view.frame
      view.bounds.origin = CGPoint(x: offset, y: -offset)
      #expect(view.frame == frame)
    }
  }

  /// Each content offset gave another frame in the last digit, that another safe area, that another
  /// inset, and that another content offset.
  @Test(arguments: numbers)
  func `F6: content at rest at its top does not follow its own inset in a loop`(offset: CGFloat) {
    let scrollView = UIScrollView(frame: simulator.window.bounds)
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    simulator.window.addSubview(scrollView)
    simulator.commit()
    for step in 0..<40 {
      scrollView.center.y = 426 + offset * CGFloat(step) / 7
      scrollView.transform = CGAffineTransform(
        scaleX: 1 - CGFloat(step) / 97, y: 1 - CGFloat(step) / 97)
      simulator.commit()
      #expect(scrollView.contentOffset.y == -scrollView.adjustedContentInset.top)
    }
    scrollView.transform = .identity
    scrollView.center.y = 426
    simulator.commit()
    #expect(scrollView.contentOffset.y == -59)
  }
}

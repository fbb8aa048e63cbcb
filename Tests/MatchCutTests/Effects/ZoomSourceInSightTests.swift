import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// Sources inside and outside of clipping views.
@MainActor
struct ZoomSourceInSightTests {
  private let bare = BareStage()
  private let scrollView = UIScrollView(frame: CGRect(x: 50, y: 200, width: 200, height: 300))
  private let thumbnail = UIView(frame: CGRect(x: 20, y: 400, width: 80, height: 60))

  init() {
    scrollView.contentSize = CGSize(width: 600, height: 2000)
    scrollView.addSubview(thumbnail)
    bare.simulator.window.addSubview(scrollView)
    scroll(to: CGPoint(x: 0, y: 300))
  }

  @Test(
    "a source that is scrolled out of sight is not used",
    arguments: [
      CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 460), CGPoint(x: 0, y: 1500), CGPoint(x: 100, y: 400),
      CGPoint(x: 0, y: 459.9), CGPoint(x: 0, y: 100.1), CGPoint(x: 99.9, y: 300),
    ])
  func scrolledAway(to offset: CGPoint) {
    scroll(to: offset)
    #expect(bare.resolve(.view(thumbnail)) == nil)
    #expect(bare.resolve(.frame(thumbnail.frame, in: scrollView)) == nil)
    #expect(bare.resolve(.frame(thumbnail.bounds, in: thumbnail)) == nil)
    #expect(bare.resolve(.provider { _ in .view(thumbnail) }) == nil)
  }

  @Test(
    "a source that is partly in sight is used with its whole rectangle",
    arguments: [
      CGPoint(x: 0, y: 300), CGPoint(x: 0, y: 430), CGPoint(x: 0, y: 459), CGPoint(x: 0, y: 101),
      CGPoint(x: 99, y: 459),
    ])
  func partly(scrolledTo offset: CGPoint) {
    scroll(to: offset)
    let frame = CGRect(x: 70 - offset.x, y: 500 - offset.y, width: 80, height: 60)
    #expect(bare.resolve(.view(thumbnail))?.frame == frame)
    #expect(bare.resolve(.frame(thumbnail.frame, in: scrollView))?.frame == frame)
    #expect(bare.resolve(.frame(thumbnail.bounds, in: thumbnail))?.frame == frame)
  }

  @Test func `the part in sight is what the superviews leave of it`() {
    for (offset, rest) in [
      (CGPoint(x: 0, y: 300), CGRect(x: 70, y: 200, width: 80, height: 60)),
      (CGPoint(x: 0, y: 430), CGRect(x: 70, y: 100, width: 80, height: 30)),
      (CGPoint(x: 50, y: 120), CGRect(x: 50, y: 380, width: 50, height: 20)),
    ] {
      scroll(to: offset)
      #expect(bare.resolve(.view(thumbnail))?.seen == rest, "\(offset)")
    }
  }

  @Test func `what the edge of the container cuts off belongs to the part in sight`() {
    scrollView.frame = CGRect(x: 0, y: 100, width: 300, height: 600)
    thumbnail.frame.origin.x = -30
    scroll(to: CGPoint(x: 0, y: 370))
    let place = bare.resolve(.view(thumbnail))
    #expect(place?.frame == CGRect(x: -30, y: 30, width: 80, height: 60))
    #expect(place?.seen == place?.frame)
  }

  @Test("a scroll view that does not clip does not hide")
  func notClipping() {
    scrollView.clipsToBounds = false
    scroll(to: CGPoint(x: 0, y: 480))
    #expect(bare.resolve(.view(thumbnail)) != nil)
  }

  @Test("a view around the scroll view clips, too")
  func nested() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 290))
    outer.clipsToBounds = true
    bare.simulator.window.addSubview(outer)
    outer.addSubview(scrollView)
    #expect(bare.resolve(.view(thumbnail)) == nil)
    outer.frame.size.height = 310
    #expect(bare.resolve(.view(thumbnail)) != nil)
    // The origin of its coordinates does not matter, only the visible part.
    outer.bounds.origin.y = 70
    #expect(bare.resolve(.view(thumbnail)) != nil)
    outer.bounds.origin.y = 370
    #expect(bare.resolve(.view(thumbnail)) == nil)
  }

  @Test("two views around it that clip to different parts hide it")
  func crossed() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 430))
    inner.clipsToBounds = true
    scrollView.addSubview(inner)
    inner.addSubview(thumbnail)
    scroll(to: CGPoint(x: 0, y: 425))
    #expect(bare.resolve(.view(thumbnail)) != nil)
    scroll(to: CGPoint(x: 0, y: 435))
    #expect(bare.resolve(.view(thumbnail)) == nil)
  }

  @Test("moved views around it are used at their place")
  func moved() {
    scrollView.center.x += 230
    #expect(bare.resolve(.view(thumbnail)) == nil)
    scrollView.center.x -= 60
    #expect(bare.resolve(.view(thumbnail)) != nil)
    scrollView.transform = CGAffineTransform(translationX: 400, y: 0)
    #expect(bare.resolve(.view(thumbnail)) == nil)
    scrollView.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(bare.resolve(.view(thumbnail)) == nil)
  }

  @Test("in a rotated view it is clipped along the rotated edges", arguments: [true, false])
  func turned(isInside: Bool) {
    scrollView.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let small = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    // In the corner of the rotated scroll view's bounding box, or in its center.
    let place = CGPoint(x: isInside ? 150 : 20, y: isInside ? 350 : 220)
    small.center = scrollView.convert(place, from: bare.simulator.window)
    scrollView.addSubview(small)
    #expect(scrollView.frame.contains(small.convert(small.bounds.center, to: nil)))
    #expect((bare.resolve(.view(small)) != nil) == isInside)
  }

  @Test("in a hidden or transparent view it is out of sight")
  func hiddenAround() {
    scrollView.alpha = 0
    #expect(bare.resolve(.view(thumbnail)) == nil)
    #expect(bare.resolve(.frame(thumbnail.frame, in: scrollView)) == nil)
    scrollView.alpha = 0.1
    #expect(bare.resolve(.view(thumbnail)) != nil)
    scrollView.isHidden = true
    #expect(bare.resolve(.view(thumbnail)) == nil)
  }

  @Test("a source that is hidden itself still has its place")
  func hiddenItself() {
    thumbnail.alpha = 0
    #expect(bare.resolve(.view(thumbnail)) != nil)
    thumbnail.isHidden = true
    #expect(bare.resolve(.view(thumbnail)) != nil)
  }

  @Test("a very thin source is in sight as well")
  func thin() {
    thumbnail.bounds.size.height = 0.25
    #expect(bare.resolve(.view(thumbnail)) != nil)
  }

  @Test("a rectangle in the window is clipped by nothing but the container")
  func inWindow() {
    scroll(to: CGPoint(x: 0, y: 1500))
    #expect(bare.resolve(.frame(CGRect(x: 70, y: 300, width: 80, height: 60), in: nil)) != nil)
  }

  private func scroll(to offset: CGPoint) {
    scrollView.bounds.origin = offset
  }
}

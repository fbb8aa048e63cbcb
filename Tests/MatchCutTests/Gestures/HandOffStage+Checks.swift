import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import MatchCut

extension HandOffStage {
  /// Expects the screen at rest, and the list as it was set up.
  func expectPresented(sourceLocation: SourceLocation = #_sourceLocation) {
    phone.expectAtRest(photo, sourceLocation: sourceLocation)
    #expect(container?.subviews.count == 2, sourceLocation: sourceLocation)
    #expect(
      phone.root.presentedViewController === presented, sourceLocation: sourceLocation)
    #expect(HandOffSettings(list) == settings, sourceLocation: sourceLocation)
    #expect(!list.isTracking && !list.isDragging, sourceLocation: sourceLocation)
    log.expectBalanced(sourceLocation: sourceLocation)
    phone.expectNoFaults(sourceLocation: sourceLocation)
  }

  /// Expects that everything is as it was before the screen was presented.
  func expectDismissed(sourceLocation: SourceLocation = #_sourceLocation) {
    phone.expectAsBefore(sourceLocation: sourceLocation)
    #expect(presented.presentingViewController == nil, sourceLocation: sourceLocation)
    photo.expectDisappeared(sourceLocation: sourceLocation)
    #expect(!list.isTracking && !list.isDragging, sourceLocation: sourceLocation)
    log.expectBalanced(sourceLocation: sourceLocation)
    phone.expectNoFaults(sourceLocation: sourceLocation)
  }

  /// Expects that the list scrolls as usual, and that a long pull dismisses, whatever happened
  /// before.
  func expectStillWorks(sourceLocation: SourceLocation = #_sourceLocation) {
    phone.settle(sourceLocation: sourceLocation)
    let before = scrolled
    let finger = touch(at: 0.75)
    move(finger, by: -0.25 * length)
    #expect(
      abs(scrolled - before - 0.25 * length) < 11, "the list does not scroll",
      sourceLocation: sourceLocation)
    rest(finger)
    phone.settle(sourceLocation: sourceLocation)
    scroll(to: 0)
    let dismissing = touch()
    move(dismissing, by: 0.5 * length)
    dismissing.lift()
    phone.settle(sourceLocation: sourceLocation)
    expectDismissed(sourceLocation: sourceLocation)
  }

  /// Expects that while a finger is down, neither the point under it nor an edge of the screen
  /// moves further in a step than the finger, plus a point.
  ///
  /// An edge may move further because of the effect, or because the screen shrinks about the
  /// finger.
  func expectFollowsFinger(
    _ recording: Recording, in view: UIView? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let view = view ?? content
    // A zoom's clip opens with increasing speed.
    let unevenness: CGFloat = handOffCase.effect.mirrors ? 1 : 1.5
    let travel = handOffCase.effect.travel(in: scene) / length * unevenness
    let scale = handOffCase.staysInteractive ? 1.5 : max(1, travel)
    for (frame, next) in zip(recording.frames, recording.frames.dropFirst()) {
      guard let from = frame.touches.first, let to = next.touches.first else { continue }
      let finger = from.stride(to: to)
      let place = from.clamped(to: frame.visibleFrame(of: photo.view))
      let step = place.stride(
        to: next.place(of: frame.point(at: place, in: view), in: view))
      #expect(
        step <= finger + 1, "at \(next.time) s the content by \(step), the finger by \(finger)",
        sourceLocation: sourceLocation)
      let edge = frame.visibleFrame(of: photo.view).distance(to: next.visibleFrame(of: photo.view))
      #expect(
        edge <= finger * scale + 1, "at \(next.time) s an edge by \(edge), the finger by \(finger)",
        sourceLocation: sourceLocation)
    }
  }
}

@MainActor extension Frame {
  /// A point of a view that was drawn at a place in the window.
  fileprivate func point(at place: CGPoint, in view: UIView) -> CGPoint {
    node(of: view).map { place.applying(transformToWindow(of: $0).inverted()) } ?? place
  }

  /// Where a point of a view was drawn in the window.
  fileprivate func place(of point: CGPoint, in view: UIView) -> CGPoint {
    node(of: view).map { point.applying(transformToWindow(of: $0)) } ?? point
  }
}

extension CGPoint {
  /// The nearest point in a rectangle.
  fileprivate func clamped(to rect: CGRect) -> CGPoint {
    CGPoint(x: max(rect.minX, min(x, rect.maxX)), y: max(rect.minY, min(y, rect.maxY)))
  }

  /// The distance to another point along the axis where it is larger.
  fileprivate func stride(to other: CGPoint) -> CGFloat {
    max(abs(other.x - x), abs(other.y - y))
  }
}

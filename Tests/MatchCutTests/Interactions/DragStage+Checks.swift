import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Expectations at the end of a drag.
extension DragStage {
  /// Expects the screen at rest, and everything as after the presentation.
  func expectPresented(sourceLocation: SourceLocation = #_sourceLocation) {
    phone.expectAtRest(photo, sourceLocation: sourceLocation)
    if let presented {
      Hierarchy(of: phone.window).expectSame(as: presented, sourceLocation: sourceLocation)
    }
    #expect(phone.root.presentedViewController === photo, sourceLocation: sourceLocation)
    let recognizers = container?.gestureRecognizers?.count ?? 0
    #expect(
      recognizers
        == (dragCase.way.usesModalTransition ? drag?.gestureRecognizers.count : 0),
      sourceLocation: sourceLocation)
    phone.expectNoFaults(sourceLocation: sourceLocation)
  }

  /// Expects that everything is as it was before the screen was presented.
  func expectDismissed(sourceLocation: SourceLocation = #_sourceLocation) {
    phone.expectAsBefore(sourceLocation: sourceLocation)
    #expect(photo.presentingViewController == nil, sourceLocation: sourceLocation)
    #expect(photo.transitionCoordinator == nil, sourceLocation: sourceLocation)
    #expect(photo.viewIfLoaded?.window == nil, sourceLocation: sourceLocation)
    #expect(
      photo.view.transform.isIdentity && photo.view.alpha == 1, sourceLocation: sourceLocation)
    photo.expectDisappeared(sourceLocation: sourceLocation)
    phone.expectNoFaults(sourceLocation: sourceLocation)
  }

  /// Expects that the only drag since the presentation has dismissed the screen, or not.
  func expectEnd(isGone: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    phone.settle(sourceLocation: sourceLocation)
    #expect(outcomes == [true, isGone], sourceLocation: sourceLocation)
    #expect(ends == [isGone] && completions == 1, sourceLocation: sourceLocation)
    if isGone {
      expectDismissed(sourceLocation: sourceLocation)
      #expect(listener.calls == [.should, .will, .did], sourceLocation: sourceLocation)
      presentAndSettle(sourceLocation: sourceLocation)
    } else {
      expectPresented(sourceLocation: sourceLocation)
      #expect(listener.calls == [.should, .will], sourceLocation: sourceLocation)
    }
    expectStillWorks(sourceLocation: sourceLocation)
  }

  /// Expects that a longer drag dismisses the screen, whatever happened before.
  func expectStillWorks(sourceLocation: SourceLocation = #_sourceLocation) {
    rest(drag(down: 300))
    phone.settle(sourceLocation: sourceLocation)
    expectDismissed(sourceLocation: sourceLocation)
  }

  // MARK: Frames

  /// Expects the screen of each frame at the place, size and progress for the finger; by the case's
  /// effect unless another one is given.
  func expectFollowsFinger(
    as effect: TestEffect? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let effect = effect ?? dragCase.effect
    let taken = frames.filter(\.isTaken)
    guard let first = taken.first, taken.count > 2,
      let reference = DragReference(effect, in: scene, taken: first, taking)
    else {
      Issue.record("no finger has taken the screen", sourceLocation: sourceLocation)
      return
    }
    let corners = [
      CGPoint.zero, CGPoint(x: scene.rest.width, y: 0), CGPoint(x: 0, y: scene.rest.height),
      CGPoint(x: scene.rest.width, y: scene.rest.height), scene.center,
    ]
    for frame in taken {
      guard let finger = frame.finger else { continue }
      let transform = reference.transform(at: finger)
      for corner in corners {
        let distance = corner.applying(frame.transform).distance(to: corner.applying(transform))
        #expect(
          distance < 0.2, "at \(frame.time) s \(corner) is \(distance) points away",
          sourceLocation: sourceLocation)
      }
      // A screen that was caught while it fades becomes opaque within 0.15 s.
      let opaque = frame.time - first.time > 0.17 ? 0.99 : first.alpha - 0.01
      #expect(frame.alpha >= opaque, "at \(frame.time) s", sourceLocation: sourceLocation)
      guard let start = progress(in: first) else { continue }
      expect(frame, effect, at: reference.progress(at: finger, from: start), sourceLocation)
    }
  }

  /// Expects that from the release on, the screen moves with its springs and the velocity of the
  /// finger; from a frame in which the finger only holds the screen, or from the last one in which
  /// it moves that.
  func expectFlies(
    isGone: Bool, as effect: TestEffect? = nil, from held: DragFrame? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let effect = effect ?? dragCase.effect
    let taken = held.map { [$0] } ?? frames.filter(\.isTaken)
    let lift = held.map { (time: $0.time, velocity: CGPoint.zero) } ?? lift
    guard let lift, let first = taken.first, let last = taken.last,
      let reference = DragReference(effect, in: scene, taken: first, taking),
      let finger = last.finger
    else {
      Issue.record("no finger has let go of the screen", sourceLocation: sourceLocation)
      return
    }
    let start = progress(in: first)
    let release = DragReference.Release(
      frame: last, time: lift.time, velocity: lift.velocity,
      progress: reference.progress(at: finger, from: start ?? 0),
      crop: held == nil ? reference.crop(at: finger) : 0, isSettled: !isGone)
    let flown = frames.filter { $0.time > lift.time && !$0.frame.isNull }
    #expect(flown.count > 5, sourceLocation: sourceLocation)
    expectFades(flown, isGone: isGone, as: effect, sourceLocation)
    for frame in flown {
      let flight = reference.flight(after: release, at: frame.time)
      expect(frame, at: flight, sourceLocation)
      if start != nil { expect(frame, effect, at: flight.progress, sourceLocation) }
    }
  }

  /// Expects that the screen fades steadily after the release, to its alpha in the pose.
  private func expectFades(
    _ flown: [DragFrame], isGone: Bool, as effect: TestEffect, _ sourceLocation: SourceLocation
  ) {
    let alphas = flown.map(\.alpha)
    for (alpha, next) in zip(alphas, alphas.dropFirst()) {
      #expect(isGone ? next <= alpha + 0.01 : next >= alpha - 0.01, sourceLocation: sourceLocation)
    }
    let end = effect.look(at: isGone ? 0 : 1, in: scene).alpha
    #expect(abs((alphas.last ?? 0) - end) < 0.1, "\(alphas)", sourceLocation: sourceLocation)
  }

  private func expect(
    _ frame: DragFrame, at flight: DragReference.Flight, _ sourceLocation: SourceLocation
  ) {
    guard let center = flight.center else { return }
    let distance = frame.center.distance(to: center)
    #expect(
      distance < 0.5, "at \(frame.time) s \(distance) points from \(center)",
      sourceLocation: sourceLocation)
    guard let scale = flight.scale, let size = flight.size else { return }
    #expect(
      abs(frame.scale - scale) < 0.002, "at \(frame.time) s as large as \(frame.scale)",
      sourceLocation: sourceLocation)
    let wanted = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height
    ).intersection(phone.screen)
    #expect(
      wanted.isEmpty || frame.frame.isClose(to: wanted, within: 1),
      "at \(frame.time) s \(frame.frame), not \(wanted)", sourceLocation: sourceLocation)
  }

  /// The progress of the dismissal in a frame, from 0 to 1, by the backdrop, or by the screen at
  /// rest; `nil` if neither shows it.
  private func progress(in frame: DragFrame) -> CGFloat? {
    if dragCase.hasBackdrop { return 1 - frame.backdropAlpha }
    return frame.transform.isIdentity && frame.alpha == 1 ? 0 : nil
  }

  /// Expects values other than position and size as they are at that progress.
  private func expect(
    _ frame: DragFrame, _ effect: TestEffect, at progress: CGFloat,
    _ sourceLocation: SourceLocation
  ) {
    let look = effect.look(at: 1 - progress, in: scene)
    // In flight, and caught there, the radius is scaled with the size.
    if clip != nil, effect.fliesAsWhole, taking != nil, frame.isTaken {
      // An effect without corners of its own has those of the display.
      let radius = look.cornerRadius == 0 ? scene.displayRadius : look.cornerRadius
      #expect(
        abs(frame.cornerRadius - radius) < 0.05
          || progress < 1e-6 && frame.cornerRadius == scene.restRadius,
        "at \(frame.time) s radius \(frame.cornerRadius)", sourceLocation: sourceLocation)
    }
    if dragCase.hasBackdrop {
      #expect(
        abs(frame.backdropAlpha - (1 - progress)) < 0.005,
        "at \(frame.time) s backdrop \(frame.backdropAlpha), not \(1 - progress)",
        sourceLocation: sourceLocation)
    }
  }
}

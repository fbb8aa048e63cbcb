import Testing
import UIKit
import UIKitSimulator

/// What has to be true at the end of a drag.
extension DragStage {
  /// Expects the screen at rest, and all as it was when it was presented.
  func expectPresented(sourceLocation: SourceLocation = #_sourceLocation) {
    phone.expectAtRest(photo, sourceLocation: sourceLocation)
    if let presented {
      Hierarchy(of: phone.window).expectSame(as: presented, sourceLocation: sourceLocation)
    }
    #expect(phone.root.presentedViewController === photo, sourceLocation: sourceLocation)
    let recognizers = container?.gestureRecognizers?.count ?? 0
    #expect(
      recognizers == (dragCase.way.hasPresentationController ? 1 : 0),
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

  /// Expects one drag since the screen was presented, which has taken it away or not.
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

  /// Expects that a longer drag dismisses the screen, whatever has been before.
  func expectStillWorks(sourceLocation: SourceLocation = #_sourceLocation) {
    rest(drag(down: 300))
    phone.settle(sourceLocation: sourceLocation)
    expectDismissed(sourceLocation: sourceLocation)
  }
}

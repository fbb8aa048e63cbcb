import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import MatchCut

/// A screen above the root that shows a list, and that a finger may dismiss.
@MainActor
final class HandOffStage: EffectStage {
  let phone: Phone
  let handOffCase: HandOffCase
  let list: UIScrollView
  /// The content of the list.
  let content: UIView
  let photo: Screen
  let log = HandOffLog()
  /// The presented controller: the screen, or its container.
  let presented: UIViewController
  private let reports = GestureReports()
  private let transition: ModalTransition
  private(set) var settings: HandOffSettings?
  private var edge = CGPoint.zero
  /// The distance of the finger in the direction that dismisses when the screen began to follow.
  private(set) var taken: CGFloat?

  /// Creates the stage and presents the screen.
  ///
  /// - Parameters:
  ///   - handOffCase: The gesture, and other parameters.
  ///   - wrap: Puts the screen into a container.
  ///   - change: Changes the options of the dismissal.
  init(
    _ handOffCase: HandOffCase = HandOffCase(), wrap: (Screen) -> UIViewController = { $0 },
    change: (inout GestureOptions) -> Void = { _ in }
  ) {
    self.handOffCase = handOffCase
    phone = Phone(
      refreshRate: handOffCase.refreshRate, isRightToLeft: handOffCase.isRightToLeft)
    // Views are created after the phone.
    list = UIScrollView()
    content = UIView()
    let long = CGPoint(x: handOffCase.unitVector.x * 2600, y: handOffCase.unitVector.y * 2600)
    photo = Screen("photo") { [list, content, log] screen in
      list.frame = screen.view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.delegate = log
      list.showsHorizontalScrollIndicator = false
      content.frame.size = CGSize(
        width: max(abs(long.x), screen.view.bounds.width),
        height: max(abs(long.y), screen.view.bounds.height))
      list.contentSize = content.frame.size
      list.addSubview(content)
      screen.view.addSubview(list)
    }
    presented = wrap(photo)
    transition = ModalTransition(
      handOffCase.effect.effect(from: phone.thumbnail), dismissal: handOffCase.gesture,
      dismissalOptions: reports.options(change))
    present()
    phone.settle()
    if handOffCase.order == .pullFirst { letPullReportFirst() }
    takeSettings()
    scroll(to: 0)
  }

  /// Presents the screen.
  func present() {
    phone.root.present(presented, using: transition)
  }

  /// Of the recognizers of one view, those that were added first report first.
  private func letPullReportFirst() {
    guard let pull = container?.gestureRecognizers?.first else { return }
    list.addGestureRecognizer(pull)
    let pan = list.panGestureRecognizer
    list.removeGestureRecognizer(pan)
    list.addGestureRecognizer(pan)
  }

  var front: Screen { photo }
  var scene: EffectScene {
    EffectScene(
      isModal: true, isRightToLeft: handOffCase.isRightToLeft, container: phone.screen,
      rest: phone.screen)
  }
  var progresses: [CGFloat] { reports.progresses }
  var ends: [Bool] { reports.ends }
  var container: UIView? { presented.presentationController?.containerView }
  var isDismissing: Bool { presented.isBeingDismissed }
  var visibleFrame: CGRect { simulator.visibleFrame(of: photo.view) }
  /// The extent of the screen in the direction of the finger.
  var length: CGFloat {
    abs(handOffCase.unitVector.x) * phone.screen.width + abs(handOffCase.unitVector.y)
      * phone.screen.height
  }

  /// The distance by which a finger that dismisses can scroll the list, in points; negative if the
  /// list is stretched beyond its edge.
  var scrolled: CGFloat {
    (list.contentOffset.x - edge.x) * handOffCase.unitVector.x
      + (list.contentOffset.y - edge.y) * handOffCase.unitVector.y
  }

  /// Whether the list is at an offset, except for rounding.
  func isList(at offset: CGPoint) -> Bool {
    abs(list.contentOffset.x - offset.x) + abs(list.contentOffset.y - offset.y) < 1e-9
  }

  /// Scrolls the list so that a finger that dismisses can scroll it by a distance.
  func scroll(to distance: CGFloat) {
    list.contentOffset = CGPoint(
      x: edge.x + handOffCase.unitVector.x * distance,
      y: edge.y + handOffCase.unitVector.y * distance)
    simulator.commit()
  }

  /// Records the settings of the list, which must not change, and its edge: the offset at which a
  /// finger that dismisses can scroll no further.
  func takeSettings() {
    settings = HandOffSettings(list)
    let inset = list.adjustedContentInset
    edge = CGPoint(
      x: handOffCase.unitVector.x < 0
        ? list.contentSize.width - list.bounds.width + inset.right : -inset.left,
      y: handOffCase.unitVector.y < 0
        ? list.contentSize.height - list.bounds.height + inset.bottom : -inset.top)
  }

  /// The number of requested dismissals.
  var dismissals: Int {
    simulator.log.count { $0.message == "ModalTransition.animationController(forDismissed:)" }
  }

  // MARK: The finger

  /// Puts a finger on the list, where it can move to dismiss.
  func touch(at part: CGFloat = 0.25) -> Finger {
    let center = phone.screen.center
    let vector = handOffCase.unitVector
    let finger = simulator.touchDown(
      at: CGPoint(
        x: center.x + vector.x * (part - 0.5) * length,
        y: center.y + vector.y * (part - 0.5) * length))
    simulator.step()
    return finger
  }

  /// Moves a finger in the direction that dismisses and across it, in points, linearly; negative is
  /// back.
  func move(
    _ finger: Finger, by distance: CGFloat, across: CGFloat = 0, for seconds: Double = 0.3
  ) {
    let vector = handOffCase.unitVector
    let translation = CGPoint(
      x: vector.x * distance + abs(vector.y) * across,
      y: vector.y * distance + abs(vector.x) * across)
    var before = place(of: finger)
    simulator.move(finger, by: translation, for: seconds) {
      if self.taken == nil, !self.progresses.isEmpty { self.taken = before }
      before = self.place(of: finger)
      self.simulator.step()
    }
  }

  /// The place of a finger along the direction that dismisses, in points.
  func place(of finger: Finger) -> CGFloat {
    finger.location.x * handOffCase.unitVector.x + finger.location.y * handOffCase.unitVector.y
  }

  /// Waits until a finger has no velocity, and lifts it.
  func rest(_ finger: Finger) {
    simulator.rest(finger)
  }

  /// The progress of the dismissal after a number of points.
  func progress(at distance: CGFloat) -> CGFloat {
    guard handOffCase.staysInteractive else { return distance / length }
    let finger = FingerSample(
      axis: SignedAxis(.down, layoutDirection: .leftToRight), size: phone.screen.size)
    return DragPath(finger, .atRest).progress(at: CGPoint(x: 0, y: distance))
  }
}

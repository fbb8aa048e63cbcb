import Foundation

/// The pan that pulls a sheet down if its content is at its top (M4).
@MainActor
final class SheetDrag: NSObject {
  let recognizer = SheetPanGestureRecognizer()
  private weak var sheet: SheetPresentationController?
  private weak var touchedView: UIView?
  private var dismissal: SheetDismissal?
  /// Whether the sheet refuses a dismissal by the finger.
  private var isRefused = false

  init(_ sheet: SheetPresentationController) {
    self.sheet = sheet
    super.init()
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.onAction(for: self) { [weak self] _ in self?.recognizerActed() }
  }

  private func recognizerActed() {
    switch recognizer.state {
    case .began: begin()
    case .changed: dismissal?.follow(translation)
    case .ended: end(velocity: recognizer.velocity(in: sheet?.containerView).y)
    case .cancelled, .failed: end(velocity: nil)
    case .possible: break
    }
  }

  private func begin() {
    guard let sheet, sheet.isAtRest else { return }
    guard sheet.mayBeDismissed else {
      isRefused = true
      return
    }
    sheet.delegate?.presentationControllerWillDismiss(sheet)
    let dismissal = SheetDismissal()
    self.dismissal = dismissal
    sheet.dismiss(by: dismissal)
    dismissal.follow(translation)
  }

  /// Ends the pull; without a velocity, because the touch was canceled, the sheet returns.
  private func end(velocity: CGFloat?) {
    if isRefused, velocity != nil, let sheet {
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
    }
    isRefused = false
    if velocity == nil { dismissal?.follow(0) } else { dismissal?.follow(translation) }
    dismissal?.letGo(velocity: velocity ?? 0)
    dismissal = nil
  }

  private var translation: CGFloat { recognizer.translation(in: sheet?.containerView).y }
}

extension SheetDrag: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if recognizer.numberOfTouches == 0 { touchedView = touch.view }
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let travel = recognizer.travel
    guard sheet?.isAtRest == true, travel.y > abs(travel.x) else { return false }
    return scrollViews.allSatisfy {
      !$0.scrollsVertically || $0.contentOffset.y <= $0.verticalRange.lowerBound
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    scrollViews.contains { $0.panGestureRecognizer === otherGestureRecognizer }
  }

  /// The scroll views under the finger.
  private var scrollViews: [UIScrollView] {
    sequence(first: touchedView ?? UIView(), next: \.superview)
      .prefix { $0 !== recognizer.view }.compactMap { $0 as? UIScrollView }
  }
}

/// The pan of a sheet, whose translation excludes the first 10 points (M5).
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  override var leavesHysteresisOut: Bool { true }
}

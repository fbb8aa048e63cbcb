import UIKit
import UIKitSimulator

/// An alert or an action sheet of the app.
///
/// Apps do not make subclasses of alerts (W8). This one only records what UIKit calls.
final class AppAlert: UIAlertController {
  private(set) var plan = AlertPlan()
  private(set) var appearance = AppearanceRecord()
  let answer = AlertAnswer()

  convenience init(_ plan: AlertPlan, of app: App) {
    self.init(
      title: "Alert", message: nil, preferredStyle: plan.isSheet ? .actionSheet : .alert)
    self.plan = plan
    if plan.hasField, !plan.isSheet { addTextField() }
    let count = max(1, plan.actions)
    for index in 1...count {
      let style: UIAlertAction.Style = plan.hasCancel && index == count ? .cancel : .default
      addAction(
        UIAlertAction(title: "\(index)", style: style) { [weak self, weak app, answer] _ in
          answer.calls += 1
          if self?.presentingViewController != nil {
            app?.journal.complain("a handler was called although its alert is there")
          }
          app?.fire(.handler)
        })
    }
  }

  /// The buttons, in the order of the actions.
  var buttons: [UIButton] {
    let buttons = viewIfLoaded?.subviews.compactMap { $0 as? UIButton } ?? []
    return actions.compactMap { action in buttons.first { $0.currentTitle == action.title } }
  }

  /// Whether neither it nor what it presents comes or goes.
  var isAtRest: Bool {
    presentingViewController != nil && presentedViewController == nil && !isBeingPresented
      && !isBeingDismissed && transitionCoordinator == nil
  }

  /// Whether a touch on a view is answered by an action.
  func isAnswered(by view: UIView?, at spot: AlertSpot) -> Bool {
    guard isAtRest, let view, let container = presentationController?.containerView else {
      return false
    }
    switch spot {
    case .button(let index): return view.isDescendant(of: buttons[index % buttons.count])
    case .beside:
      return plan.isSheet && plan.hasCancel && view !== container
        && view.isDescendant(of: container) && !view.isDescendant(of: self.view)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearance.note(.willAppear)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    appearance.note(.isAppearing)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearance.note(.didAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    appearance.note(.willDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    appearance.note(.didDisappear)
  }
}

/// What has become of an alert, which may have gone by then.
@MainActor final class AlertAnswer {
  /// How often handlers were called.
  var calls = 0
  /// Whether the user has tapped an action, so that its handler has to be called.
  var isAwaited = false
}

extension App {
  /// Presents an alert from one of the controllers, counted from the top one.
  func presentAlert(_ plan: AlertPlan, from index: Int, animated: Bool) {
    let host = chain[chain.count - 1 - index % chain.count]
    let presenter = host.shownScreen ?? host
    let alert = makeAlert(plan)
    journal.noteCall(at: simulator.time)
    let request = journal.open("present(alert, animated: \(animated))") { [weak alert] in
      alert?.presentingViewController != nil
    }
    presenter.present(alert, animated: animated) { [weak self, weak request] in
      request?.complete()
      self?.fire(.presentCompletion)
    }
    let isIgnored = alert.presentingViewController == nil
    // On an iPad, an action sheet is a popover (W4).
    if !isIgnored { alert.popoverPresentationController?.sourceView = presenter.viewIfLoaded }
    // A dismissal that waits also dismisses what the app presents meanwhile, and so does a finger.
    request.isDisturbed = isIgnored || isTouched || isBroken || hasWaitingDismissal
  }

  func makeAlert(_ plan: AlertPlan) -> AppAlert {
    let alert = leaks.watched(AppAlert(plan, of: self), "an alert")
    // Another controller may have the identity of one that was released.
    note(nil, of: alert)
    hidings[ObjectIdentifier(alert)] = nil
    answers.append(alert.answer)
    return alert
  }

  /// Where a finger taps a spot of an alert, in window coordinates; `nil` if it is out of sight.
  func point(of spot: AlertSpot, on alert: AppAlert) -> CGPoint? {
    switch spot {
    case .button(let index):
      guard !alert.buttons.isEmpty else { return nil }
      let frame = simulator.visibleFrame(of: alert.buttons[index % alert.buttons.count])
      return frame.isNull ? nil : CGPoint(x: frame.midX, y: frame.midY)
    case .beside:
      let (size, frame) = (window.bounds.size, simulator.visibleFrame(of: alert.view))
      let points = [(0.5, 0.1), (0.05, 0.5), (0.95, 0.95)].map {
        CGPoint(x: $0 * size.width, y: $1 * size.height)
      }
      return points.first { !frame.contains($0) }
    }
  }
}

import Foundation
@_spi(Simulator) import UIKit
import UIKitSimulator

/// A phone with one view that fills it.
@MainActor struct GestureStage {
  let simulator: Simulator
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  init(refreshRate: Int = 60, variant: Simulator.Variant = .standard) {
    simulator = Simulator(refreshRate: refreshRate, variant: variant)
    simulator.window.addSubview(view)
    simulator.commit()
  }

  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    to target: UIView? = nil
  ) -> Spy<Recognizer> {
    (target ?? view).addGestureRecognizer(recognizer)
    return Spy(recognizer)
  }

  func addSubview(_ frame: CGRect, to superview: UIView? = nil) -> UIView {
    let subview = UIView(frame: frame)
    (superview ?? view).addSubview(subview)
    return subview
  }

  func fingerDown(_ x: CGFloat, _ y: CGFloat) -> Finger {
    simulator.touchDown(at: CGPoint(x: x, y: y))
  }
}

/// Records the actions of a recognizer.
@MainActor final class Spy<Recognizer: UIGestureRecognizer> {
  let recognizer: Recognizer
  var states: [UIGestureRecognizer.State] = []
  var onAction: (Recognizer) -> Void = { _ in }

  init(_ recognizer: Recognizer) {
    self.recognizer = recognizer
    recognizer.onAction(for: self) { [weak self] sender in
      self?.states.append(sender.state)
      if let sender = sender as? Recognizer { self?.onAction(sender) }
    }
  }
}

/// A delegate of recognizers.
@MainActor final class GestureJudge: NSObject, UIGestureRecognizerDelegate {
  var allowsBeginning = true
  var allowsSimultaneous = false
  var requiredToFail: UIGestureRecognizer?
  var dependent: UIGestureRecognizer?
  var allowsTouch = true
  var questions: [String] = []
  var onShouldBegin: () -> Void = {}

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    questions.append("shouldBegin")
    onShouldBegin()
    return allowsBeginning
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    questions.append("simultaneous")
    return allowsSimultaneous
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    requiredToFail === otherGestureRecognizer
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    dependent === otherGestureRecognizer
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    questions.append("shouldReceive")
    return allowsTouch
  }
}

/// A view that records its touches.
@MainActor final class TouchLogView: UIView {
  var log: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancelled")
  }
}

@_spi(Simulator) import UIKit

extension Simulator {
  /// A choice for each question about UIKit that is open: every one of them may be how it is.
  public struct Variant: Sendable, Hashable, CustomStringConvertible {
    /// What the variant does differently from the standard one.
    public let description: String
    let choices: WorldVariant

    /// The likeliest choices.
    public static let standard = Variant([])

    /// Variants that between them contain every pair of choices.
    public static let all = [
      standard,
      Variant([
        .completionFirst, .interruptibleFirst, .noCompletion, .notFinished, .countedHysteresis,
      ]),
      Variant([.completionFirst, .interruptibleFirst, .unanimated, .lateChildren, .keptVelocity]),
      Variant([.unanimated, .noCompletion, .notFinished, .keptVelocity]),
      Variant([
        .completionFirst, .unanimated, .noCompletion, .lateChildren, .countedHysteresis,
      ]),
      Variant([
        .interruptibleFirst, .notFinished, .lateChildren, .countedHysteresis, .keptVelocity,
      ]),
    ]

    private init(_ deviations: [Deviation]) {
      var choices = WorldVariant()
      for deviation in deviations { deviation.apply(to: &choices) }
      self.choices = choices
      description =
        deviations.isEmpty ? "standard" : deviations.map(\.rawValue).joined(separator: ", ")
    }

    /// A choice other than the standard one.
    private enum Deviation: String {
      case completionFirst = "completion before didEnd"
      case interruptibleFirst = "interruptibleAnimator first"
      case unanimated = "animators run un-animated"
      case noCompletion = "no completion after a cancel"
      case lateChildren = "children leave after their transition"
      case notFinished = "cancelled animations not finished"
      case countedHysteresis = "plain pans count their first 10 points"
      case keptVelocity = "resting fingers keep their velocity"

      func apply(to choices: inout WorldVariant) {
        switch self {
        case .completionFirst: choices.endOrder = .completionFirst
        case .interruptibleFirst: choices.asksForInterruptibleAnimatorFirst = true
        case .unanimated: choices.animatesUnanimatedTransitions = true
        case .noCompletion: choices.callsCompletionAfterCancel = false
        case .lateChildren: choices.childrenLeaveAfterTheirTransition = true
        case .notFinished: choices.cancelledAnimationFinishedFlag = false
        case .countedHysteresis: choices.countsHysteresisOfPlainPans = true
        case .keptVelocity: choices.keepsVelocityOfRestingFingers = true
        }
      }
    }
  }
}

import UIKit

/// An effect that is made of others.
protocol CompositeEffect: TransitionEffect {
  /// Returns the effects that play an operation.
  func parts(for operation: TransitionOperation) -> [any TransitionEffect]
}

/// An effect that begins at a view.
protocol SourcedEffect: TransitionEffect {
  /// The opacity of the black behind the screen in an automatic backdrop.
  var dimming: CGFloat { get }

  /// Returns the view of the source, if it is valid.
  @MainActor func sourceView(in screen: UIView, for request: TransitionRequest) -> UIView?
}

extension TransitionEffect {
  /// Returns the effect that plays an operation: its part, if this one has only one, or this one.
  func chosen(for operation: TransitionOperation) -> any TransitionEffect {
    guard let parts = (self as? any CompositeEffect)?.parts(for: operation), parts.count == 1
    else { return self }
    return parts[0].chosen(for: operation)
  }

  /// Returns the first effect with a source among those that play an operation.
  func sourced(for operation: TransitionOperation) -> (any SourcedEffect)? {
    if let effect = self as? any SourcedEffect { return effect }
    let parts = (self as? any CompositeEffect)?.parts(for: operation) ?? []
    return parts.lazy.compactMap { $0.sourced(for: operation) }.first
  }

  /// The effect to play, with regard to Reduce Motion.
  @MainActor var respectingReduceMotion: any TransitionEffect {
    UIAccessibility.isReduceMotionEnabled ? reduced : self
  }

  /// Returns the view to which the front screen returns, for VoiceOver; `nil` if there is none, or
  /// while VoiceOver is off, so that the app's provider is not called needlessly.
  ///
  /// With Reduce Motion, or without animation, it is the same view.
  @MainActor func voiceOverTarget(for request: TransitionRequest) -> UIView? {
    guard UIAccessibility.isVoiceOverRunning, let screen = request.backController?.viewIfLoaded
    else { return nil }
    return sourced(for: request.operation)?.sourceView(in: screen, for: request)
  }
}

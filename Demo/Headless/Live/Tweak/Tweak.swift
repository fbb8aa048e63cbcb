import MatchCut
import UIKit

/// The values of a photo's transition that the page of the live phone changes.
struct Tweak: Equatable {
  /// A value to change.
  enum Control: String, CaseIterable {
    case effect, gesture, direction
    case duration, damping, distance, speed, threshold, angle, cornerRadius, dimming
  }

  private var positions: [Control: Int] = [:]
  /// Whether photos have this transition rather than that of the menus.
  var isOn = false

  /// The index of a value, that of the default at first; an index out of range changes nothing.
  ///
  /// After a change, the transition is used.
  subscript(control: Control) -> Int {
    get { positions[control] ?? control.standard }
    set {
      guard control.values.indices.contains(newValue) else { return }
      positions[control] = newValue
      isOn = true
    }
  }

  /// The number that was chosen; nil for the default.
  private func number(_ control: Control) -> Double? { control.values[self[control]] }

  // MARK: The transition

  /// An effect, by its index.
  enum Effect: Int, CaseIterable {
    case zoom, cover, scale, circle, fade
  }

  private static let directions: [GestureDirection] = [.down, .up, [.down, .up]]

  var effect: Effect { Effect(rawValue: self[.effect]) ?? .zoom }
  var isDrag: Bool { self[.gesture] == 0 }
  var direction: GestureDirection { Self.directions[self[.direction]] }
  var cornerRadius: Double? { number(.cornerRadius) }
  var angle: Double? { number(.angle) }
  var dimming: Double? { number(.dimming) }
  var duration: Double? { number(.duration) }
  var dampingRatio: Double? { number(.damping) }
  var distance: Double? { number(.distance) }
  var speed: Double? { number(.speed) }
  var threshold: Double? { number(.threshold) }

  /// The timing; nil for the effect's own.
  var timing: TransitionTiming? {
    switch (duration, dampingRatio) {
    case (nil, nil): nil
    case (let duration?, nil): .spring(duration: duration)
    case (nil, let ratio?): .spring(dampingRatio: ratio)
    case (let duration?, let ratio?): .spring(duration: duration, dampingRatio: ratio)
    }
  }

  /// The gesture that dismisses.
  var dismissal: DismissalGesture {
    guard isDrag else {
      var release = PanRelease()
      if let threshold { release.threshold = threshold }
      release.flickSpeed = speed.map { CGFloat($0) }
      return .pan(direction, release: release)
    }
    var release = DragRelease()
    if let distance { release.distance = distance }
    if let speed { release.speed = speed }
    return .drag(direction, release: release)
  }

  /// The backdrop and the corners of a screen that does not zoom.
  var presentation: PresentationOptions {
    var options = PresentationOptions()
    if let dimming { options.backdrop = .dimming(UIColor(white: 0, alpha: dimming)) }
    if let cornerRadius, effect != .zoom { options.cornerRadius = cornerRadius }
    return options
  }

  /// Returns the transition, with further options of its gesture.
  @MainActor func transition(from thumbnail: UIView, options: GestureOptions) -> ModalTransition {
    var options = options
    if let angle { options.maximumAngle = angle * .pi / 180 }
    return ModalTransition(
      makeEffect(from: thumbnail), timing: timing, dismissal: dismissal, dismissalOptions: options,
      presentation: presentation)
  }

  @MainActor private func makeEffect(from thumbnail: UIView) -> any TransitionEffect {
    switch effect {
    case .zoom:
      let zoom = ZoomEffect.zoom(from: .view(thumbnail))
      return cornerRadius.map { zoom.cornerRadius($0) } ?? zoom
    case .cover: return .cover(from: .bottom)
    case .scale: return .scale
    case .circle: return .circle(from: .view(thumbnail))
    case .fade: return .fade
    }
  }

  /// Makes the app use the transition for photos, from the next one on, or no longer.
  @MainActor func apply(to app: AppViewController) {
    app.photos.photoTransition = nil
    if isOn {
      app.photos.photoTransition = { transition(from: $0, options: $1.gestureOptions) }
    }
  }
}

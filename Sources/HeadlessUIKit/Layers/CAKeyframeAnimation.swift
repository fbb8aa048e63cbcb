import Foundation

/// The interpolation of a keyframe animation.
public struct CAAnimationCalculationMode: Hashable, Equatable, RawRepresentable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear between the values.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value until the time of the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At a constant speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The times of the values, as fractions of the duration; nil spreads them evenly.
  open var keyTimes: [NSNumber]?
  /// The timing functions between the values; nil is linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between the values; `.linear` by default.
  open var calculationMode = CAAnimationCalculationMode.linear

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
  }

  override func value(model: AnimatableValue, elapsed: CFTimeInterval) -> AnimatableValue? {
    guard let fraction = timing.cycleFraction(elapsed: elapsed) else { return nil }
    let stops = (values ?? []).compactMap { AnimatableValue($0, like: model) }
    guard let first = stops.first, let last = stops.last else { return nil }
    guard stops.count > 1 else { return first }
    let position = timingFunction?.curve.progress(at: fraction) ?? fraction
    let times = times(count: stops.count)
    guard let next = times.firstIndex(where: { $0 > position }) else { return last }
    guard next > 0 else { return first }
    if calculationMode == .discrete { return stops[next - 1] }
    let stretch = times[next] - times[next - 1]
    let part = stretch > 0 ? (position - times[next - 1]) / stretch : 1
    let functions = timingFunctions ?? []
    let paced =
      functions.indices.contains(next - 1) ? functions[next - 1].curve.progress(at: part) : part
    return stops[next - 1].interpolated(to: stops[next], progress: paced)
  }

  private func times(count: Int) -> [Double] {
    if let keyTimes, keyTimes.count == count { return keyTimes.map(\.doubleValue) }
    return (0..<count).map { Double($0) / Double(count - 1) }
  }
}

/// Several animations with a common time.
open class CAAnimationGroup: CAAnimation {
  /// The animations, in the group's time.
  open var animations: [CAAnimation]?

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    (copy as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
  }

  override func apply(to target: inout AnimationTarget, elapsed: CFTimeInterval) {
    guard let fraction = timing.cycleFraction(elapsed: elapsed) else { return }
    let local = fraction * timing.duration
    for animation in animations ?? [] {
      if animation.duration == 0 { animation.duration = timing.duration }
      animation.apply(to: &target, elapsed: local - animation.beginTime)
    }
  }
}

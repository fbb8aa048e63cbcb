import UIKit

/// Controls the animations of any animator by the time of the container's layer (E1).
///
/// While a finger holds the transition, the layer's time is paused. After the release, it runs
/// forward or back, frame by frame. At the end, it is restored.
@MainActor final class LayerTimeMotion: ContainerMotion {
  /// Scrubbing stops this far before the end, in seconds.
  ///
  /// At the end, the animations would be removed and complete the transition under the finger.
  private static let margin: TimeInterval = 0.001

  /// The state of a run after a release.
  private struct Run {
    let start: CGFloat
    let target: CGFloat
    let startTime: TimeInterval
    let duration: TimeInterval
  }

  private let duration: TimeInterval
  private let clock: LayerClock
  /// The layer's time at the start of the animations.
  private let startTime: TimeInterval
  private let animations: AddedAnimations
  private var heldFraction: CGFloat?
  private var run: Run?
  /// Whether the animations have begun, as they do with the commit (E3).
  private var hasBegun = false

  /// Creates the motion of animations that are about to be made.
  ///
  /// - Parameters:
  ///   - container: The container view.
  ///   - duration: The duration of the transition, in seconds.
  ///   - isHeld: Whether the animations are held at their beginning.
  ///   - animate: Creates the animations.
  init(in container: UIView, duration: TimeInterval, isHeld: Bool, by animate: () -> Void) {
    self.duration = max(duration, Self.margin)
    clock = LayerClock(of: container.layer)
    startTime = clock.time
    if isHeld {
      heldFraction = 0
      clock.stop(at: startTime)
    }
    animations = AddedAnimations(to: container.layer, by: animate)
  }

  var fraction: CGFloat { heldFraction ?? min(max(elapsed / duration, 0), 1) }

  var progressValue: CGFloat {
    // An animation may take longer than announced, for example in slow motion.
    heldFraction ?? (animations.areRunning ? elapsed : min(elapsed, duration))
  }

  func hold() {
    run = nil
    scrub(to: fraction)
  }

  func scrub(to fraction: CGFloat) {
    heldFraction = fraction
    guard hasBegun else { return }
    let time = min(TimeInterval(fraction) * duration, duration - Self.margin)
    clock.stop(at: startTime + time)
  }

  func release(toEnd: Bool, speed: CGFloat, curve: any UITimingCurveProvider) -> Bool {
    let (start, target): (CGFloat, CGFloat) = (fraction, toEnd ? 1 : 0)
    let duration = duration * TimeInterval(abs(target - start) / speed)
    run = Run(start: start, target: target, startTime: CACurrentMediaTime(), duration: duration)
    if hasBegun, duration <= 0 { arrive(toEnd: toEnd) }
    return true
  }

  func step() {
    if !hasBegun {
      hasBegun = true
      if let heldFraction { scrub(to: heldFraction) }
    }
    guard let run else { return }
    let runTime = CACurrentMediaTime() - run.startTime
    guard runTime < run.duration else { return arrive(toEnd: run.target == 1) }
    scrub(to: run.start + (run.target - run.start) * CGFloat(runTime / run.duration))
  }

  func jump(toEnd: Bool) {
    run = nil
    if !toEnd {
      scrub(to: 0)
      // The presentation layers are as of the last commit (E15).
      CATransaction.flush()
      animations.returnToStart()
    }
    animations.remove()
  }

  func invalidate() {
    run = nil
    clock.restore()
  }

  /// The layer's time since the start of the animations, in seconds.
  private var elapsed: TimeInterval { clock.time - startTime }

  private func arrive(toEnd: Bool) {
    guard toEnd else { return jump(toEnd: false) }
    run = nil
    heldFraction = nil
    // The animations end by themselves, so that their completions are called as usual.
    clock.resume(at: startTime + duration)
  }
}

/// Controls the time of a layer (E2).
@MainActor private struct LayerClock {
  private let layer: CALayer
  private let speed: Float
  private let timeOffset, beginTime: TimeInterval

  /// Saves the timing of a layer.
  init(of layer: CALayer) {
    self.layer = layer
    speed = layer.speed
    timeOffset = layer.timeOffset
    beginTime = layer.beginTime
  }

  /// The present time of the layer, in seconds.
  var time: TimeInterval { layer.convertTime(CACurrentMediaTime(), from: nil) }

  /// Stops the layer's time.
  func stop(at time: TimeInterval) {
    layer.speed = 0
    layer.timeOffset = time
  }

  /// Resumes the layer's time from a time.
  func resume(at time: TimeInterval) {
    // Any other order of these steps may flicker (E2).
    restore()
    guard speed != 0 else { return }
    layer.beginTime = beginTime - (time - self.time) / TimeInterval(speed)
  }

  /// Restores the layer's timing as it was before.
  func restore() {
    layer.speed = speed
    layer.timeOffset = timeOffset
    layer.beginTime = beginTime
  }
}

/// The animations that an animator has added to the layers of a container.
///
/// They are found by a comparison of all layers before and after.
@MainActor private struct AddedAnimations {
  private var animations: [(layer: CALayer, keys: [String])] = []

  /// Runs a closure, and finds the animations that it adds to a layer and its sublayers.
  init(to layer: CALayer, by animate: () -> Void) {
    var former: [ObjectIdentifier: [String]] = [:]
    Self.visit(layer) { former[ObjectIdentifier($0)] = $1 }
    animate()
    Self.visit(layer) { layer, keys in
      let added = keys.filter { former[ObjectIdentifier(layer)]?.contains($0) != true }
      if !added.isEmpty { animations.append((layer, added)) }
    }
  }

  /// Whether any animation is running that will end by itself.
  var areRunning: Bool {
    animations.contains { layer, keys in
      keys.compactMap(layer.animation).contains {
        $0.isRemovedOnCompletion && $0.repeatCount.isFinite && $0.repeatDuration.isFinite
      }
    }
  }

  /// Sets the animated layers to their values on screen.
  ///
  /// The model values of an animated layer are those of its end, which would flash when the
  /// animation is removed.
  func returnToStart() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (layer, _) in animations {
      if let shown = layer.presentation() { layer.takeValues(of: shown) }
    }
    CATransaction.commit()
  }

  /// Removes the animations, so that their completions are called.
  func remove() {
    for (layer, keys) in animations {
      for key in keys { layer.removeAnimation(forKey: key) }
    }
  }

  /// Visits the layers that have animations.
  private static func visit(_ layer: CALayer, _ body: (CALayer, [String]) -> Void) {
    if let keys = layer.animationKeys(), !keys.isEmpty { body(layer, keys) }
    for sublayer in layer.sublayers ?? [] { visit(sublayer, body) }
    if let mask = layer.mask { visit(mask, body) }
  }
}

extension CALayer {
  /// Copies the animatable values of another layer.
  fileprivate func takeValues(of other: CALayer) {
    anchorPoint = other.anchorPoint
    bounds = other.bounds
    position = other.position
    transform = other.transform
    zPosition = other.zPosition
    opacity = other.opacity
    cornerRadius = other.cornerRadius
    backgroundColor = other.backgroundColor
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    shadowColor = other.shadowColor
    shadowOpacity = other.shadowOpacity
    shadowOffset = other.shadowOffset
    shadowRadius = other.shadowRadius
    if let shape = self as? CAShapeLayer, let other = other as? CAShapeLayer {
      shape.path = other.path
      shape.strokeStart = other.strokeStart
      shape.strokeEnd = other.strokeEnd
    }
  }
}

import UIKit

/// Controls the animations of any animator by the time of the container's layer (E1).
///
/// While a finger holds the transition, the layer's time stands still. After the release, it advances
/// or returns frame by frame. At the end it is restored.
@MainActor final class LayerTimeMotion: ContainerMotion {
  /// Scrubbing stops this far before the end, in seconds.
  ///
  /// At the end, the animations would be removed and complete the transition under the finger.
  private static let margin: TimeInterval = 0.001

  private struct Running {
    let release: ContainerRelease
    let start: CGFloat
    let begin: TimeInterval
    let length: TimeInterval
  }

  private let layer: CALayer
  private let duration: TimeInterval
  private let clock: LayerClock
  /// The layer's time at the start of the animations.
  private let base: TimeInterval
  private var animations = OwnAnimations()
  private var heldFraction: CGFloat?
  private var running: Running?
  /// Whether the animations have begun, which they do with the commit (E3).
  private var hasBegun = false

  /// Makes the motion of animations that are about to be made.
  ///
  /// - Parameters:
  ///   - container: The container view.
  ///   - duration: The duration of the transition, in seconds.
  ///   - isHeld: Whether the animations are held at their beginning.
  ///   - animate: Makes the animations.
  init(
    in container: UIView, duration: TimeInterval, isHeld: Bool, by animate: () -> Void
  ) {
    layer = container.layer
    self.duration = max(duration, Self.margin)
    clock = LayerClock(of: layer)
    base = layer.convertTime(CACurrentMediaTime(), from: nil)
    if isHeld {
      heldFraction = 0
      clock.stop(layer, at: base)
    }
    animations = OwnAnimations(in: layer, by: animate)
  }

  var fraction: CGFloat {
    heldFraction ?? min(max(elapsed / duration, 0), 1)
  }

  var pulse: CGFloat {
    // An animation may take longer than announced, for example in slow motion.
    heldFraction ?? (animations.areRunning ? elapsed : min(elapsed, duration))
  }

  var needsStep: Bool { !hasBegun }

  func hold() {
    let fraction = fraction
    running = nil
    show(fraction)
  }

  func scrub(to fraction: CGFloat) {
    show(fraction)
  }

  func release(_ release: ContainerRelease) -> Bool {
    let start = fraction
    let length = duration * TimeInterval((release.toEnd ? 1 - start : start) / release.speed)
    running = Running(release: release, start: start, begin: CACurrentMediaTime(), length: length)
    if hasBegun, length <= 0 { arrive(atEnd: release.toEnd) }
    return true
  }

  func step() {
    if !hasBegun {
      hasBegun = true
      if let heldFraction { show(heldFraction) }
    }
    guard let running else { return }
    let passed = CACurrentMediaTime() - running.begin
    let part = running.length > 0 ? min(CGFloat(passed / running.length), 1) : 1
    guard part < 1 else { return arrive(atEnd: running.release.toEnd) }
    show(running.start + (running.release.toEnd ? 1 - running.start : -running.start) * part)
  }

  func jump(toEnd: Bool) {
    running = nil
    if !toEnd {
      show(0)
      animations.returnToStart()
    }
    clock.restore(layer)
    animations.remove()
  }

  func invalidate() {
    running = nil
    heldFraction = nil
    clock.restore(layer)
  }

  /// The layer's time since the start of the animations, in seconds.
  private var elapsed: TimeInterval {
    layer.convertTime(CACurrentMediaTime(), from: nil) - base
  }

  private func arrive(atEnd isAtEnd: Bool) {
    guard isAtEnd else { return jump(toEnd: false) }
    running = nil
    heldFraction = nil
    // The animations end by themselves, so that their completions are called as in any transition.
    clock.resume(layer, at: base + duration)
  }

  private func show(_ fraction: CGFloat) {
    heldFraction = fraction
    guard hasBegun else { return }
    let time = min(TimeInterval(fraction) * duration, duration - Self.margin)
    clock.stop(layer, at: base + time)
  }
}

/// The timing of a layer as it was before, and the means to stop it (E2).
private struct LayerClock {
  private let speed: Float
  private let timeOffset: TimeInterval
  private let beginTime: TimeInterval

  @MainActor init(of layer: CALayer) {
    speed = layer.speed
    timeOffset = layer.timeOffset
    beginTime = layer.beginTime
  }

  /// Stops the layer's time.
  @MainActor func stop(_ layer: CALayer, at time: TimeInterval) {
    layer.speed = 0
    layer.timeOffset = time
  }

  /// Lets the layer's time run on from a time.
  @MainActor func resume(_ layer: CALayer, at time: TimeInterval) {
    // Any other order of these steps may flicker (E2).
    restore(layer)
    guard speed != 0 else { return }
    let ahead = time - layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.beginTime = beginTime - ahead / TimeInterval(speed)
  }

  /// Restores the layer's timing, as if nobody had stopped it.
  @MainActor func restore(_ layer: CALayer) {
    layer.speed = speed
    layer.timeOffset = timeOffset
    layer.beginTime = beginTime
  }
}

/// The animations that an animator has added to the layers of a container.
///
/// They are found by a comparison of all layers before and after.
@MainActor private struct OwnAnimations {
  private var animations: [(layer: CALayer, keys: [String])] = []

  /// Makes a list without animations.
  init() {}

  /// Runs a closure, and finds the animations that it adds below a layer.
  init(in layer: CALayer, by animate: () -> Void) {
    var former: [ObjectIdentifier: [String]] = [:]
    Self.visit(layer) { former[ObjectIdentifier($0)] = $1 }
    animate()
    Self.visit(layer) { layer, keys in
      let own = keys.filter { former[ObjectIdentifier(layer)]?.contains($0) != true }
      if !own.isEmpty { animations.append((layer, own)) }
    }
  }

  /// Whether one of them is running that ends by itself.
  var areRunning: Bool {
    animations.contains { layer, keys in
      keys.compactMap(layer.animation).contains {
        $0.isRemovedOnCompletion && $0.repeatCount.isFinite && $0.repeatDuration.isFinite
      }
    }
  }

  /// Sets the animated layers to what is on screen now.
  ///
  /// A layer that is animated already has its end values, which would flash when the animation is
  /// removed.
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

import Foundation

/// An animation along a damped spring.
open class CASpringAnimation: CABasicAnimation {
  private var spring = SpringCurve(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)

  /// Creates a spring from its perceptual duration, in seconds, and its bounce, −1…1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    spring = SpringCurve(perceptualDuration: perceptualDuration, bounce: bounce)
  }

  /// The mass; values that are not positive are refused; 1 by default.
  open var mass: CGFloat {
    get { spring.mass }
    set { if newValue > 0 { spring.mass = newValue } }
  }
  /// The stiffness; values that are not positive are refused; 100 by default.
  open var stiffness: CGFloat {
    get { spring.stiffness }
    set { if newValue > 0 { spring.stiffness = newValue } }
  }
  /// The damping; negative values are refused, values above the critical one are clamped to it; 10
  /// by default.
  open var damping: CGFloat {
    get { spring.effectiveDamping }
    set { if newValue >= 0 { spring.damping = newValue } }
  }
  /// The initial velocity, in whole distances per second; 0 by default.
  open var initialVelocity: CGFloat {
    get { spring.initialVelocity }
    set { spring.initialVelocity = newValue }
  }
  /// Whether damping above the critical value is allowed; false by default.
  open var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { spring.allowsOverdamping = newValue }
  }
  /// The time that the spring takes to settle, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }
  /// The perceptual duration of the spring, in seconds.
  open var perceptualDuration: CFTimeInterval {
    2 * .pi / (spring.stiffness / spring.mass).squareRoot()
  }
  /// The bounce of the spring: 0 for none, 1 for endless oscillation.
  open var bounce: CGFloat {
    let ratio = spring.damping / (2 * (spring.stiffness * spring.mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    (copy as? CASpringAnimation)?.spring = spring
  }

  override func progress(at fraction: Double) -> Double {
    spring.position(at: fraction * timing.duration)
  }
}

import Foundation

/// An animation that moves like a damped spring.
open class CASpringAnimation: CABasicAnimation {
  private var spring = SpringCurve(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)

  /// Creates a spring from how long it seems to take, in seconds, and how much it bounces, −1…1.
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
  /// The damping; negative values are refused, larger ones than the critical one are that; 10 by
  /// default.
  open var damping: CGFloat {
    get { spring.effectiveDamping }
    set { if newValue >= 0 { spring.damping = newValue } }
  }
  /// The velocity at the start, in whole distances a second; 0 by default.
  open var initialVelocity: CGFloat {
    get { spring.initialVelocity }
    set { spring.initialVelocity = newValue }
  }
  /// Whether damping above the critical value counts; false by default.
  open var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { spring.allowsOverdamping = newValue }
  }
  /// How long the spring takes to settle, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }
  /// How long the spring seems to take, in seconds.
  open var perceptualDuration: CFTimeInterval {
    2 * .pi / (spring.stiffness / spring.mass).squareRoot()
  }
  /// How much the spring bounces: 0 not at all, 1 for ever.
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

import UIKit

/// The pose in which the front screen of a transition comes to rest.
enum FrontPose: Equatable, Sendable {
  /// The screen has not appeared yet, or has disappeared.
  case away
  /// The screen is in its place.
  case settled

  var opposite: FrontPose { self == .away ? .settled : .away }
}

/// One property that an effect sets, with its values in the two poses of a transition.
///
/// It is a class, since copies of its closures would cost more than applying them.
final class PoseProperty {
  let key: PropertyKey
  /// Whether the property is a position or a size that changes throughout the transition, or has a
  /// pose of its own while fingers hold the screen.
  ///
  /// In a drag, these are animated separately.
  let isAnimatedSeparately: Bool
  /// The pose that the property has while fingers hold the screen, and leaves as the screen flies;
  /// `nil` if it follows the fingers.
  let held: FrontPose?
  /// The part of the transition in which the property changes, from the front screen away, 0, to
  /// settled, 1; `nil` for all of it.
  ///
  /// After a drag, a property with a pose of its own takes all of it.
  let part: ClosedRange<Double>?
  /// Gives the object the value that it has in a pose.
  let apply: (FrontPose) -> Void
  /// What an animation does in place of ``apply``; `nil` if it does the same.
  let animate: (() -> Void)?
  /// Returns the value in a pose, from which a drag learns where the screen goes.
  ///
  /// If a key path that the kit does not know moves the view, it is the center that results.
  let value: ((FrontPose) -> Any)?

  init(
    key: PropertyKey, isGeometry: Bool = false, held: FrontPose? = nil, part: ClosedRange<Double>,
    apply: @escaping (FrontPose) -> Void, animate: (() -> Void)? = nil,
    value: ((FrontPose) -> Any)? = nil
  ) {
    self.key = key
    let part = part.clamped(to: 0...1)
    isAnimatedSeparately = held != nil || isGeometry && part == 0...1
    self.held = held
    self.part = part == 0...1 ? nil : part
    self.apply = apply
    self.animate = animate
    self.value = value
  }

  /// Whether the property is the position of a view.
  @MainActor fileprivate func moves(_ view: UIView) -> Bool {
    guard isAnimatedSeparately, key.object == ObjectIdentifier(view.layer) else { return false }
    if case .other = key.name { return value != nil }
    return key.name == .center
  }
}

/// The properties that an effect sets in a transition, with their values in both poses.
@MainActor struct PoseProperties {
  /// The properties in the order in which they were set; `nil` for one that was replaced.
  private var properties: [PoseProperty?] = []
  /// The index of each one.
  private var indices: [PropertyKey: Int] = Dictionary(minimumCapacity: 16)

  /// Adds a property; it replaces an earlier one of the same name.
  mutating func add(_ property: PoseProperty) {
    if let former = indices.updateValue(properties.count, forKey: property.key) {
      properties[former] = nil
    }
    properties.append(property)
  }

  /// Gives each object the values that it has in a pose.
  ///
  /// - Parameters:
  ///   - pose: The pose.
  ///   - part: The properties to change.
  ///   - movingView: The view that moves the front screen.
  ///   - operation: The operation, for changes that take a part of the surrounding animation; `nil` if
  ///     all take the whole.
  func apply(
    _ pose: FrontPose, _ part: PosePart, moving movingView: UIView,
    inPartsOf operation: TransitionOperation?
  ) {
    var timed: [PoseProperty] = []
    for case let property? in properties {
      switch part {
      case .all: break
      case .appearance: if property.isAnimatedSeparately { continue }
      case .geometry: if !property.isAnimatedSeparately || property.moves(movingView) { continue }
      case .places: if !property.isAnimatedSeparately || property.held != nil { continue }
      case .held: if property.held != pose { continue }
      }
      if operation != nil, property.part != nil {
        timed.append(property)
      } else {
        property.apply(pose)
      }
    }
    if let operation, !timed.isEmpty { animate(timed, to: pose, isForward: operation.isAppearing) }
  }

  private func animate(_ timed: [PoseProperty], to pose: FrontPose, isForward: Bool) {
    // A duration of 0 means that of the surrounding animator (D).
    UIView.animateKeyframes(withDuration: 0, delay: 0) {
      for case (let property, let part?) in timed.map({ ($0, $0.part) }) {
        UIView.addKeyframe(
          withRelativeStartTime: isForward ? part.lowerBound : 1 - part.upperBound,
          relativeDuration: part.upperBound - part.lowerBound
        ) {
          if let animate = property.animate { animate() } else { property.apply(pose) }
        }
      }
    }
  }

  /// Whether the effect sets the corner radius of a view.
  func setsCornerRadius(of view: UIView) -> Bool {
    indices[PropertyKey(view, .cornerRadius)] != nil
  }

  /// Returns the geometry that a pose gives a view.
  func place(of view: UIView, in pose: FrontPose) -> PoseGeometry {
    var place = PoseGeometry()
    let id = ObjectIdentifier(view.layer)
    for case let property? in properties
    where property.isAnimatedSeparately && property.key.object == id {
      guard let value = property.value?(pose) else { continue }
      switch property.key.name {
      case .bounds: place.size = (value as? CGRect)?.size
      case .cornerRadius: place.cornerRadius = value as? CGFloat
      case .transform:
        place.isTransformed = true
        place.scale = (value as? CGAffineTransform)?.scale
      default: place.center = value as? CGPoint ?? place.center
      }
    }
    return place
  }
}

/// The geometry that a pose gives a view; `nil` for what it does not set.
struct PoseGeometry {
  var center: CGPoint?
  var size: CGSize?
  /// The scale of the transform; `nil` also for a 3D transform.
  var scale: CGFloat?
  /// The corner radius, if it changes along with the size.
  var cornerRadius: CGFloat?
  /// Whether the pose sets the transform.
  var isTransformed = false
}

/// A part of a pose, for transitions whose parts are animated separately.
enum PosePart {
  /// The whole pose.
  case all
  /// Everything that is not geometry: alphas, colors, and changes during a part of the transition.
  case appearance
  /// Positions and sizes, except for the position of the front screen, and what has a pose of its own
  /// while fingers hold the screen.
  case geometry
  /// All positions and sizes.
  case places
  /// What has the pose while fingers hold the screen.
  case held
}

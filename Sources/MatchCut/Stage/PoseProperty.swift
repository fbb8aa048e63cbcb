import UIKit

/// One property that an effect sets, with its values in the two poses of a transition.
@MainActor struct PoseProperty {
  let key: RestoreLedger.Key
  /// Whether the property is a place or a size that changes all the way.
  ///
  /// Under a finger, these are animated apart from everything else.
  let isGeometry: Bool
  /// Gives the object the value that it has in a pose.
  let apply: (FrontPose) -> Void
  /// Returns the value in a pose; `nil` for a property without one, such as a view that is hidden.
  var value: (FrontPose) -> Any? = { _ in nil }
  /// Where a property of the app's own puts the center of the view; `nil` if it does not move that.
  var center: ((FrontPose) -> CGPoint)?
  /// Returns the keyframes of a change to a pose that does not take all the way.
  var keyframes: ((FrontPose) -> [Keyframe])?

  /// Changes during a part of the way, which counts from the front screen away, 0, to settled, 1.
  struct Keyframe {
    let part: ClosedRange<Double>
    let changes: () -> Void
  }

  /// Whether the property is the position of a view.
  fileprivate func moves(_ view: UIView) -> Bool {
    key.object == ObjectIdentifier(view.layer) && (key.name == .center || center != nil)
  }
}

/// What an effect sets in a transition, with the values in both poses.
@MainActor struct PoseProperties {
  /// The properties in the order in which they were set; `nil` for one that was set again.
  private var properties: [PoseProperty?] = []
  private var indices: [RestoreLedger.Key: Int] = [:]

  /// Adds a property, which replaces an earlier one of the same name.
  mutating func add(_ property: PoseProperty) {
    if let index = indices[property.key] { properties[index] = nil }
    indices[property.key] = properties.count
    properties.append(property)
  }

  /// Gives each object the values that it has in a pose.
  ///
  /// - Parameters:
  ///   - pose: The pose.
  ///   - part: What to change.
  ///   - movingView: The view that moves the front screen.
  ///   - operation: The operation of an animation in which the keyframes are; `nil` outside of one.
  func apply(
    _ pose: FrontPose, _ part: PosePart, moving movingView: UIView,
    animatedFor operation: TransitionOperation?
  ) {
    var keyframes: [PoseProperty.Keyframe] = []
    for case let property? in properties {
      switch part {
      case .all: break
      case .look: if property.isGeometry { continue }
      case .geometry: if !property.isGeometry || property.moves(movingView) { continue }
      }
      if operation != nil, let timed = property.keyframes {
        keyframes += timed(pose)
      } else {
        property.apply(pose)
      }
    }
    if let operation, !keyframes.isEmpty { animate(keyframes, for: operation) }
  }

  private func animate(
    _ keyframes: [PoseProperty.Keyframe], for operation: TransitionOperation
  ) {
    // A duration of 0 stands for the duration of the surrounding animator (D).
    UIView.animateKeyframes(withDuration: 0, delay: 0) {
      for keyframe in keyframes {
        let part = keyframe.part
        UIView.addKeyframe(
          withRelativeStartTime: operation.isAppearing ? part.lowerBound : 1 - part.upperBound,
          relativeDuration: part.upperBound - part.lowerBound, animations: keyframe.changes)
      }
    }
  }

  /// Returns where a pose puts a view, as far as it says so.
  func place(of view: UIView, in pose: FrontPose) -> PosedPlace {
    var place = PosedPlace()
    place.center = geometry(.center, of: view)?.value(pose) as? CGPoint
    place.size = (geometry(.bounds, of: view)?.value(pose) as? CGRect)?.size
    place.cornerRadius = geometry(.cornerRadius, of: view)?.value(pose) as? CGFloat
    if let transform = geometry(.transform, of: view)?.value(pose) {
      place.isTransformed = true
      place.scale = (transform as? CGAffineTransform).map { hypot($0.a, $0.b) }
    }
    let id = ObjectIdentifier(view.layer)
    for case let property? in properties where property.key.object == id {
      if property.isGeometry, let center = property.center?(pose) { place.center = center }
    }
    return place
  }

  private func geometry(_ name: PropertyName, of object: AnyObject) -> PoseProperty? {
    let key = RestoreLedger.Key(object, name)
    guard let index = indices[key], let property = properties[index], property.isGeometry else {
      return nil
    }
    return property
  }
}

/// Where a pose puts a view; `nil` for what it does not say.
struct PosedPlace {
  var center: CGPoint?
  var size: CGSize?
  /// The scale of the transform; `nil` also for a transform in space.
  var scale: CGFloat?
  /// The corner radius, if it changes along with the size.
  var cornerRadius: CGFloat?
  /// Whether the pose sets the transform.
  var isTransformed = false
}

/// A part of a pose, for transitions whose parts are animated apart.
enum PosePart {
  /// The whole pose.
  case all
  /// Everything that is not geometry: alphas, colors, and changes during a part of the way.
  case look
  /// Places and sizes, but for the position of the front screen.
  case geometry
}

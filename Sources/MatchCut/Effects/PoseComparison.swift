import UIKit

/// Compares what the two poses of an effect set.
///
/// A property that only one of them sets does not move with the others: it keeps its value, or jumps
/// when the transition is reversed.
@MainActor final class PoseComparison {
  private struct Key: Hashable {
    let object: ObjectIdentifier
    let keyPath: AnyKeyPath
  }

  private struct Property {
    weak var object: AnyObject?
    let keyPath: AnyKeyPath
  }

  /// The names of a property of a view for which it has another one, too.
  private static let otherNames: [AnyKeyPath: [AnyKeyPath]] = [
    \UIView.frame: [\UIView.center, \UIView.bounds],
    \UIView.layer.bounds: [\UIView.bounds],
    \UIView.layer.opacity: [\UIView.alpha],
    \UIView.layer.position: [\UIView.center],
    \UIView.layer.transform: [\UIView.transform],
    \UIView.layerTransform: [\UIView.transform],
    \UIView.spatialTransform: [\UIView.transform],
    \UIView.transform3D: [\UIView.transform],
  ]

  /// What is said of properties whose key path may print as no more than an address.
  private static let words: [AnyKeyPath: String] = [
    \UIView.alpha: "alpha", \UIView.backgroundColor: "backgroundColor", \UIView.bounds: "bounds",
    \UIView.center: "center", \UIView.clipsToBounds: "clipsToBounds",
    \UIView.layer.cornerRadius: "layer.cornerRadius",
    \UIView.layer.shadowOpacity: "layer.shadowOpacity",
    \UIView.layer.zPosition: "layer.zPosition", \UIView.transform: "transform",
  ]

  private let effect: any TransitionEffect
  private var properties: [FrontPose: [Key: Property]] = [:]
  /// The pose that is being struck.
  private(set) var pose: FrontPose?

  init(of effect: any TransitionEffect) {
    self.effect = effect
  }

  /// Makes the changes of a pose, and takes what they set for a part of it.
  func record(_ pose: FrontPose, during changes: () -> Void) {
    let outerPose = self.pose
    self.pose = pose
    if properties[pose] == nil { properties[pose] = [:] }
    changes()
    self.pose = outerPose
  }

  /// Notes that the pose sets a property.
  func note(_ keyPath: AnyKeyPath, of object: AnyObject) {
    guard let pose else { return }
    for keyPath in Self.otherNames[keyPath] ?? [keyPath] {
      let key = Key(object: ObjectIdentifier(object), keyPath: keyPath)
      properties[pose]?[key] = Property(object: object, keyPath: keyPath)
    }
  }

  /// Reports what one pose sets and the other one does not, if both have been struck.
  ///
  /// - Parameter name: Returns how a message names an object.
  func report(naming name: (AnyObject) -> String) {
    guard let away = properties[.away], let settled = properties[.settled] else { return }
    let lines =
      Self.lines(for: settled, missingIn: "away", away, naming: name)
      + Self.lines(for: away, missingIn: "settled", settled, naming: name)
    guard !lines.isEmpty else { return }
    Misuse.report(
      """
      The poses of \(type(of: effect)) do not set the same properties, so these do not move, or \
      jump when the transition is reversed: \(lines.joined(separator: "; ")). Set each of them in \
      both poses.
      """)
  }

  private static func lines(
    for properties: [Key: Property], missingIn pose: String, _ others: [Key: Property],
    naming name: (AnyObject) -> String
  ) -> [String] {
    // What no longer exists could not be set by the other pose.
    properties.filter { others[$0.key] == nil }.values
      .compactMap { property in
        let word = words[property.keyPath] ?? "\(property.keyPath)"
        return property.object.map { "\(pose) does not set \(word) of \(name($0))" }
      }
      .sorted()
  }
}

public import UIKit

/// When a drag dismisses as the finger lifts.
///
/// A finger that is moving back faster than 100 points a second when it lifts does not dismiss. On a
/// screen that is caught in flight the translation counts from there, and as far back the screen
/// stays; with less it goes on to where it was heading.
public struct DragRelease: Hashable, Sendable {
  /// How far a finger has to drag the screen along the direction to dismiss it, in points.
  ///
  /// 132.5 by default, which was measured of Apple's zoom on one phone (iPhone 16 Pro, iOS 27.0.1;
  /// the public repository "morph"). A number that is negative or not finite counts as the default.
  public var distance: CGFloat

  /// How fast a finger has to be to dismiss on a shorter distance, in points per second, within 30°
  /// of the direction.
  ///
  /// 1050 by default, from the same measurement. As fast the other way, it does not dismiss, however
  /// far it has come. A number that is negative or not finite counts as the default.
  public var speed: CGFloat

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - distance: How far the finger has to come, in points; 132.5 by default.
  ///   - speed: How fast it has to be otherwise, in points per second; 1050 by default.
  public init(distance: CGFloat = 132.5, speed: CGFloat = 1050) {
    self.distance = distance
    self.speed = speed
  }

  /// Decides where the screen goes when a finger lifts, by how far it has dragged the screen; `nil`
  /// if that says nothing.
  func pose(after translation: CGPoint, _ finger: FingerSample) -> FrontPose? {
    let standard = DragRelease()
    return DragDecision(
      translation: translation, velocity: finger.velocity, axis: finger.axis,
      distance: distance.isFinite && distance >= 0 ? distance : standard.distance,
      speed: speed.isFinite && speed >= 0 ? speed : standard.speed
    ).pose
  }
}

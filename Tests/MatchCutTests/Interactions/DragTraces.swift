import UIKit

/// Frames of Apple's zoom under a finger and after, as layers were sampled and filmed on a phone
/// (iPhone 16 Pro, iOS 27.0.1; the public repository "morph").
///
/// The page filled a screen of 402 by 874 points, and lay above a source at (121.3, 250) of 160 by 100
/// points.
enum DragTraces {
  static let screen = CGSize(width: 402, height: 874)
  static let source = CGRect(x: 121.3, y: 250, width: 160, height: 100)

  /// A finger that has gone a way from where it touched the screen, and rests.
  struct Held: Sendable {
    let touch: CGPoint
    let way: CGPoint
    /// What was measured; the rest is not a number.
    let frame: CGRect
  }

  /// Frames after such a finger has lifted, by the time in milliseconds.
  struct Flight: Sendable {
    let name: String
    let touch: CGPoint
    let way: CGPoint
    let frames: [(time: Double, frame: CGRect)]
  }

  private static let middle = CGPoint(x: 201, y: 400)
  private static let side = CGPoint(x: 100, y: 450)
  private static let edge = CGPoint(x: 2, y: 450)

  static let held = [
    held(middle, down: 70, 9.3, 70.7, 384, 802.7),
    held(middle, down: 110, .nan, 128.7, .nan, 742.7),
    held(middle, down: 125, .nan, 147.3, .nan, 723.3),
    held(middle, down: 140, 20, 166, 362, 703.3),
    held(middle, down: 150, 21.3, 178, 359.3, 690.7),
    held(middle, down: 300, 44.7, 354.7, 313.3, 492.7),
  ]

  static let heldAside = [
    Held(
      touch: side, way: CGPoint(x: 200, y: 0),
      frame: CGRect(x: 224.7, y: 141.3, width: .nan, height: 599.3)),
    Held(
      touch: edge, way: CGPoint(x: 298, y: 0),
      frame: CGRect(x: 272, y: 197.3, width: .nan, height: 491.3)),
  ]

  static let flights = [
    flight(
      "landing of 150", middle, CGPoint(x: 0, y: 150),
      [
        (17, 23.3, 178.7, 356, 682.7), (67, 46.7, 220, 309.3, 509.3), (100, 66, 245.3, 270, 378),
        (117, 76, 252.7, 250.7, 323.3), (133, 84, 257.3, 234, 277.3), (150, 92, 258.7, 218.7, 240),
        (200, 108.7, 256.7, 184.7, 164.7), (233, 115.3, 252.7, 171.3, 138),
        (283, 120.7, 248.7, 161.3, 116), (317, 122, 246.7, 158, 109.3),
        (350, 122.7, 246.7, 157.3, 104.7), (400, 122.7, 246.7, 157.3, 102),
        (517, 121.3, 248.7, 159.3, 100.7), (600, 121.3, 249.3, 160, 100.7),
      ]),
    flight(
      "landing of 300", middle, CGPoint(x: 0, y: 300),
      [
        (17, 50.7, 348, 300.7, 462.7), (42, 60.7, 347.3, 281.3, 400.7), (92, 83.3, 330.7, 236, 274),
        (125, 96, 311.3, 210, 212), (158, 106.7, 292, 189.3, 168.7),
        (192, 113.3, 275.3, 175.3, 141.3), (225, 118, 262.7, 166.7, 124.7),
        (275, 121.3, 251.3, 160, 110.7), (325, 122, 246.7, 158, 104.7), (392, 122, 246, 158, 101.3),
        (525, 121.3, 248.7, 160, 100.7),
      ]),
    flight(
      "return of 110", middle, CGPoint(x: 0, y: 110),
      [
        (33, 12.7, 98.7, 377.3, 772.7), (50, 10, 80, 382, 792), (67, 8, 62, 386.7, 810),
        (92, 5.3, 44, 392, 828.7), (142, 2, 17.3, 398, 856), (325, 0, 0, 402, 874),
      ]),
  ]

  static let edgeFlight = flight(
    "landing of the edge drag", edge, CGPoint(x: 298, y: 0),
    [
      (100, 207.3, 236, 190.7, 282), (133, 182, 242.7, 180, 222), (183, 153.3, 244.7, 168, 164),
      (233, 134.7, 244.7, 162.7, 132.7), (300, 123.3, 244.7, 159.3, 113.3),
      (350, 120.7, 246, 158.7, 106), (417, 119.3, 247.3, 160, 102.7),
      (567, 120.7, 249.3, 160, 100.7),
    ])

  private static func held(
    _ touch: CGPoint, down way: CGFloat, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat,
    _ height: CGFloat
  ) -> Held {
    Held(
      touch: touch, way: CGPoint(x: 0, y: way),
      frame: CGRect(x: x, y: y, width: width, height: height))
  }

  private static func flight(
    _ name: String, _ touch: CGPoint, _ way: CGPoint,
    _ rows: [(Double, CGFloat, CGFloat, CGFloat, CGFloat)]
  ) -> Flight {
    Flight(
      name: name, touch: touch, way: way,
      frames: rows.map { ($0.0, CGRect(x: $0.1, y: $0.2, width: $0.3, height: $0.4)) })
  }
}

import Foundation

// Drags of the page: held by a finger that rests, and after the release.
extension MotionTrace {
  /// A finger that touches the page, moves, and rests.
  package struct Drag: Sendable {
    package let touch: CGPoint
    package let way: CGPoint

    /// From the center of the page, down by a number of points.
    package static func down(_ way: CGFloat) -> Drag {
      Drag(touch: CGPoint(x: 201, y: 400), way: CGPoint(x: 0, y: way))
    }

    /// Away from the page's leading edge.
    package static let fromEdge = Drag(touch: CGPoint(x: 2, y: 450), way: CGPoint(x: 298, y: 0))
    /// Sideways, from inside of the page.
    package static let aside = Drag(touch: CGPoint(x: 100, y: 450), way: CGPoint(x: 200, y: 0))
  }

  /// The place of the held page, by drag; the time does not matter.
  package static let heldDown: [(drag: Drag, trace: MotionTrace)] = [
    heldDown(70, "0 9.3 70.7 384 802.7"), heldDown(110, "0 - 128.7 - 742.7"),
    heldDown(125, "0 - 147.3 - 723.3"), heldDown(140, "0 20 166 362 703.3"),
    heldDown(150, "0 21.3 178 359.3 690.7"), heldDown(300, "0 44.7 354.7 313.3 492.7"),
  ]

  package static let heldAside = held("aside", "0 224.7 141.3 - 599.3")
  package static let heldFromEdge = held("from the edge", "0 272 197.3 - 491.3")

  private static func heldDown(
    _ way: CGFloat, _ row: String
  ) -> (drag: Drag, trace: MotionTrace) {
    (.down(way), held("at \(Int(way))", row))
  }

  private static func held(_ place: String, _ row: String) -> MotionTrace {
    MotionTrace("held \(place)", .morph, row, within: 4)
  }

  package static let landings: [(drag: Drag, trace: MotionTrace)] = [
    (.down(150), landingOf150), (.down(300), landingOf300), (.down(110), returnOf110),
    (.fromEdge, landingFromEdge),
  ]

  private static let landingOf150 = MotionTrace(
    "landing of 150", .morph,
    """
    17 23.3 178.7 356 682.7 | 67 46.7 220 309.3 509.3 | 100 66 245.3 270 378 |
    117 76 252.7 250.7 323.3 | 133 84 257.3 234 277.3 | 150 92 258.7 218.7 240 |
    200 108.7 256.7 184.7 164.7 | 233 115.3 252.7 171.3 138 | 283 120.7 248.7 161.3 116 |
    317 122 246.7 158 109.3 | 350 122.7 246.7 157.3 104.7 | 400 122.7 246.7 157.3 102 |
    517 121.3 248.7 159.3 100.7 | 600 121.3 249.3 160 100.7
    """, within: 6)

  private static let landingOf300 = MotionTrace(
    "landing of 300", .morph,
    """
    17 50.7 348 300.7 462.7 | 42 60.7 347.3 281.3 400.7 | 92 83.3 330.7 236 274 |
    125 96 311.3 210 212 | 158 106.7 292 189.3 168.7 | 192 113.3 275.3 175.3 141.3 |
    225 118 262.7 166.7 124.7 | 275 121.3 251.3 160 110.7 | 325 122 246.7 158 104.7 |
    392 122 246 158 101.3 | 525 121.3 248.7 160 100.7
    """, within: 6)

  private static let returnOf110 = MotionTrace(
    "return of 110", .morph,
    """
    33 12.7 98.7 377.3 772.7 | 50 10 80 382 792 | 67 8 62 386.7 810 | 92 5.3 44 392 828.7 |
    142 2 17.3 398 856 | 325 0 0 402 874
    """, within: 6)

  private static let landingFromEdge = MotionTrace(
    "landing of the edge drag", .morph,
    """
    100 207.3 236 190.7 282 | 133 182 242.7 180 222 | 183 153.3 244.7 168 164 |
    233 134.7 244.7 162.7 132.7 | 300 123.3 244.7 159.3 113.3 | 350 120.7 246 158.7 106 |
    417 119.3 247.3 160 102.7 | 567 120.7 249.3 160 100.7
    """, within: 6)
}

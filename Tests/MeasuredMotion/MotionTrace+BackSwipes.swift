import Foundation

// The left edge of a page after the release of a swipe back, by milliseconds since then. The
// system's page moves 26 to 37 ms after the release; the kit's moves at once.
extension MotionTrace {
  /// Held at 123.7, with the page at 106.7.
  package static let swipeReturn = MotionTrace(
    "back swipe, held at 124", .morph,
    """
    43 105.5 | 60 96.2 | 77 82.3 | 93 67.2 | 110 52.7 | 127 39.9 | 143 29.2 | 160 20.6 | 177 14 | 193 9.1 |
    210 5.5 | 227 3.1 | 243 1.4 | 260 0.4 | 277 -0.2 | 318 -0.7 | 443 0
    """, within: 4, lead: 0...0.04)

  /// Held at 280, with the page at 264.3.
  package static let swipePop = MotionTrace(
    "back swipe, held at 280", .morph,
    """
    51 269 | 59 275.8 | 76 293.6 | 92 313.2 | 109 332.2 | 126 349 | 143 363.1 | 159 374.4 | 176 383.2 |
    192 389.8 | 209 394.5 | 226 397.8 | 242 400 | 276 402.2
    """, within: 1, lead: 0...0.04)

  /// Released at 93 with 450 points per second.
  package static let flickPop = MotionTrace(
    "back swipe, flick at 450", .morph,
    """
    37 75.1 | 54 108.9 | 71 154.2 | 87 201.8 | 104 246.3 | 121 285 | 137 317.1 | 154 342.5 | 171 362 |
    187 376.4 | 204 386.7 | 221 393.7 | 254 401.3 | 312 404.1
    """, within: 4, lead: 0...0.04)

  /// Released at 83 with 400 points per second.
  package static let flickReturn = MotionTrace(
    "back swipe, flick at 400", .morph,
    """
    36 58.8 | 53 54.7 | 78 43.4 | 95 35 | 111 27.2 | 145 14.8 | 178 7 | 211 2.7 | 245 0.6 | 311 -0.4
    """, within: 4, lead: 0...0.04)
}

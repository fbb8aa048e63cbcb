import Testing
import UIKit

@testable import MatchCut

struct DisplayCornersTests {
  /// A window that fills a display, and its corner radius.
  struct Device: Sendable {
    let width: CGFloat
    let height: CGFloat
    let top: CGFloat
    let bottom: CGFloat
    let radius: CGFloat

    init(_ width: CGFloat, _ height: CGFloat, _ top: CGFloat, _ bottom: CGFloat, _ radius: CGFloat)
    {
      (self.width, self.height, self.top) = (width, height, top)
      (self.bottom, self.radius) = (bottom, radius)
    }
  }

  nonisolated static let devices: [Device] = [
    Device(375, 667, 20, 0, 0), Device(414, 736, 20, 0, 0), Device(320, 568, 20, 0, 0),
    Device(375, 812, 44, 34, 39), Device(375, 812, 50, 34, 44), Device(414, 896, 44, 34, 39),
    Device(414, 896, 48, 34, 41.5), Device(390, 844, 47, 34, 47.33),
    Device(428, 926, 47, 34, 53.33), Device(393, 852, 59, 34, 55), Device(430, 932, 59, 34, 55),
    Device(402, 874, 62, 34, 62), Device(440, 956, 62, 34, 62), Device(420, 912, 68, 34, 62),
    // A zoomed display, and an unknown one.
    Device(320, 693, 44, 34, 39), Device(450, 980, 62, 34, 62),
    Device(768, 1024, 20, 0, 0), Device(820, 1180, 24, 20, 18), Device(834, 1194, 24, 20, 18),
    Device(1024, 1366, 24, 20, 18), Device(744, 1133, 24, 20, 21.5),
    Device(834, 1210, 24, 20, 30), Device(1032, 1376, 24, 20, 30),
  ]

  @Test("by the size and the insets of the window", arguments: devices)
  func portrait(_ device: Device) {
    let radius = DisplayCorners.radius(
      ofWindow: CGSize(width: device.width, height: device.height),
      insets: UIEdgeInsets(top: device.top, left: 0, bottom: device.bottom, right: 0))
    #expect(radius == device.radius)
  }

  @Test("the same in landscape, where a phone's inset is at the sides", arguments: devices)
  func landscape(_ device: Device) {
    let isPhone = device.width < 500
    let side = isPhone ? device.top : 0
    let radius = DisplayCorners.radius(
      ofWindow: CGSize(width: device.height, height: device.width),
      insets: UIEdgeInsets(
        top: isPhone ? 0 : device.top, left: side, bottom: min(device.bottom, 21), right: side))
    #expect(radius == device.radius)
  }
}

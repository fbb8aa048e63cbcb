import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

@MainActor struct DisplayCornersTests {
  /// A window that fills a display, and its corner radius.
  struct Device: Sendable {
    let width: CGFloat
    let height: CGFloat
    let top: CGFloat
    let bottom: CGFloat
    let radius: CGFloat
    var idiom: UIUserInterfaceIdiom { width < 500 ? .phone : .pad }

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
    // Where the size tells, the inset makes no difference.
    Device(402, 874, 59, 34, 62), Device(390, 844, 59, 34, 47.33), Device(375, 812, 59, 34, 44),
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
      insets: UIEdgeInsets(top: device.top, left: 0, bottom: device.bottom, right: 0),
      idiom: device.idiom)
    #expect(radius == device.radius)
  }

  @Test("the same in landscape, where a phone's inset is at the sides", arguments: devices)
  func landscape(_ device: Device) {
    let isPhone = device.idiom == .phone
    let side = isPhone ? device.top : 0
    let radius = DisplayCorners.radius(
      ofWindow: CGSize(width: device.height, height: device.width),
      insets: UIEdgeInsets(
        top: isPhone ? 0 : device.top, left: side, bottom: min(device.bottom, 21), right: side),
      idiom: device.idiom)
    #expect(radius == device.radius)
  }

  /// A window on an iPad, and the corner radius of a screen that fills the window.
  struct PadWindow: Sendable {
    let window: CGSize
    let display: CGSize
    var system: CGFloat?
    let radius: CGFloat
  }

  nonisolated static let padWindows: [PadWindow] = [
    PadWindow(window: CGSize(width: 1194, height: 834), display: .pad, radius: 18),
    // A third and two thirds of a Split View, and a window as wide as the display.
    PadWindow(window: CGSize(width: 375, height: 834), display: .pad, radius: 0),
    PadWindow(window: CGSize(width: 809, height: 834), display: .pad, radius: 0),
    PadWindow(window: CGSize(width: 1194, height: 700), display: .pad, radius: 0),
    // The display has turned before the window.
    PadWindow(window: CGSize(width: 834, height: 1194), display: .pad, radius: 18),
    PadWindow(window: CGSize(width: 1194, height: 834), display: .pad, system: 21, radius: 21),
  ]

  @Test(
    "an iPad's window has the corners of the display only if it fills that", arguments: padWindows)
  func pads(_ pad: PadWindow) {
    let phone = Phone()
    phone.simulator.userInterfaceIdiom = .pad
    phone.simulator.screenSize = pad.display
    phone.simulator.displayCornerRadius = pad.system
    phone.simulator.resize(to: pad.window)
    phone.settle()
    let screen = CGRect(origin: .zero, size: pad.window)
    #expect(DisplayCorners.radius(around: screen, in: phone.root.view) == pad.radius)
  }

  @Test(
    "the system is asked first, and the table where it has no answer",
    arguments: [(nil, 55), (0, 55), (48.5, 48.5)] as [(CGFloat?, CGFloat)])
  func system(answer: CGFloat?, radius: CGFloat) {
    let phone = Phone()
    phone.simulator.displayCornerRadius = answer
    phone.settle()
    let animations = phone.simulator.counters.animationsAdded
    let layouts = phone.simulator.counters.layoutPasses
    let subviews = phone.simulator.window.subviews
    let screen = phone.simulator.window.bounds
    // Asked in an animation, it animates nothing.
    UIView.animate(withDuration: 1) {
      #expect(DisplayCorners.radius(around: screen, in: phone.root.view) == radius)
    }
    #expect(DisplayCorners.radius(around: screen.insetBy(dx: 1, dy: 0), in: phone.root.view) == 0)
    #expect(phone.simulator.window.subviews == subviews)
    #expect(phone.simulator.scene.windows == [phone.simulator.window])
    phone.simulator.commit()
    #expect(phone.simulator.counters.layoutPasses == layouts)
    #expect(phone.simulator.counters.animationsAdded == animations)
  }

  @Test("a screen under the finger has the corners that the system knows")
  func dragged() {
    let phone = Phone()
    phone.simulator.displayCornerRadius = 48.5
    let photo = Screen("photo")
    phone.root.present(
      photo, using: ModalTransition(.zoom(from: .view(phone.thumbnail)), dismissal: .drag))
    phone.settle()
    let finger = phone.simulator.touchDown(at: CGPoint(x: 200, y: 300))
    finger.move(to: CGPoint(x: 200, y: 340))
    phone.simulator.step()
    finger.move(to: CGPoint(x: 200, y: 342))
    phone.simulator.step()
    let radius = phone.simulator.record {}.frames.first?.cornerRadius(of: photo.view) ?? 0
    #expect(abs(radius - 48.5) < 2)
    finger.cancel()
    phone.settle()
  }
}

extension CGSize {
  /// The size of an iPad in landscape.
  fileprivate static let pad = CGSize(width: 1194, height: 834)
}

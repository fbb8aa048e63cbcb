import UIKit

extension TransitionStage {
  /// Gives the front screen the corners of the display that it fills at rest, unless the screen or
  /// the effect has corners of its own.
  func setDisplayCorners() {
    guard movingView === front, front.layer.cornerRadius == 0,
      ![front, screen].contains(where: poses.setsCornerRadius)
    else { return }
    let radius = DisplayCorners.radius(around: frontFrame, in: container)
    guard radius > 0 else { return }
    set(\.clipsToBounds, of: front, to: true)
    set(\.layer.cornerRadius, of: front, to: radius)
    set(\.layer.cornerCurve, of: front, to: .continuous)
  }
}

/// The corner radii of displays; the system does not provide them before iOS 26.
enum DisplayCorners {
  /// The corner radii of displays by their longer sides, in points.
  ///
  /// The radii are from BezelKit, which reads simulators, and from kylebashour.com for older
  /// displays.
  private static let byLength: [CGFloat: CGFloat] = [
    // iPhone 12 mini and 13 mini, 12 to 14 and 16e, 14 Pro to 16, 16 Pro and later, XR and 11, Air,
    // 12 Pro Max to 14 Plus, 14 Pro Max to 16 Plus, 16 Pro Max and later
    812: 44, 844: 47.33, 852: 55, 874: 62, 896: 41.5, 912: 62, 926: 53.33, 932: 55, 956: 62,
    // iPad mini, Pro 11-inch and 13-inch (M4)
    1133: 21.5, 1210: 30, 1376: 30,
  ]

  /// Returns the corner radius of the window for a view that fills it; 0 if the view does not, or
  /// if the corners are square or not known.
  @MainActor static func radius(around frame: CGRect, in container: UIView) -> CGFloat {
    guard let window = container.window,
      container.convert(frame, to: window).contains(window.bounds)
    else { return 0 }
    let radius = systemRadius(of: window)
    if radius > 0 || !fillsDisplay(window) { return radius }
    return self.radius(
      ofWindow: window.bounds.size, insets: window.safeAreaInsets,
      idiom: window.traitCollection.userInterfaceIdiom)
  }

  /// Returns the corner radius that the system reports for a window; 0 before iOS 26.
  ///
  /// It asks an empty view in a window that is never shown. A view that was added to the window of
  /// the app would make the next layout begin there, and lay out screens that are moving.
  @MainActor private static func systemRadius(of window: UIWindow) -> CGFloat {
    guard #available(iOS 26.0, *), let scene = window.windowScene else { return 0 }
    if let lastAnswer, lastAnswer.scene === scene, lastAnswer.frame == window.frame {
      return lastAnswer.radius
    }
    let hidden = UIWindow(windowScene: scene)
    hidden.frame = window.frame
    let view = UIView(frame: hidden.bounds)
    view.cornerConfiguration = .corners(radius: .containerConcentric())
    hidden.addSubview(view)
    let radius = view.effectiveRadius(corner: .allCorners)
    lastAnswer = Answer(scene: scene, frame: window.frame, radius: radius)
    return radius
  }

  /// The system's answer for a window.
  private struct Answer {
    weak var scene: UIWindowScene?
    let frame: CGRect
    let radius: CGFloat
  }

  /// The last answer, because a transition should not have to create a window.
  @MainActor private static var lastAnswer: Answer?

  /// Whether a window is as large as its display; on an iPad, it may be smaller.
  @MainActor private static func fillsDisplay(_ window: UIWindow) -> Bool {
    guard let display = window.windowScene?.screen.bounds.size else { return false }
    let size = window.bounds.size
    // The two may turn at different times.
    return min(size.width, size.height) == min(display.width, display.height)
      && max(size.width, size.height) == max(display.width, display.height)
  }

  /// Returns the corner radius of the display that a window fills, in points.
  static func radius(
    ofWindow size: CGSize, insets: UIEdgeInsets, idiom: UIUserInterfaceIdiom
  ) -> CGFloat {
    guard insets.bottom > 0 else { return 0 }
    // In landscape, the top of the phone is at a side.
    let inset = size.width > size.height ? max(insets.left, insets.right) : insets.top
    // iPhone X to 11 Pro Max, two of which have the size of another phone, and zoomed displays.
    if idiom != .pad, inset < 46 { return 39 }
    if let radius = byLength[max(size.width, size.height)] { return radius }
    // All other iPads, and phones that are not known.
    return idiom == .pad ? 18 : inset < 55 ? 47.33 : inset < 61 ? 55 : 62
  }
}

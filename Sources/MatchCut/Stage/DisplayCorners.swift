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
  /// The sizes of displays in portrait, the insets at the top if two have the same size, and the
  /// corner radii, in points.
  ///
  /// The radii are from BezelKit, which reads simulators, and from kylebashour.com for older
  /// displays.
  private static let displays:
    [(width: CGFloat, height: CGFloat, inset: CGFloat?, radius: CGFloat)] = [
      // iPhone X to 11 Pro Max, XR and 11, 12 mini and 13 mini
      (375, 812, 44, 39),
      (375, 812, 50, 44),
      (414, 896, 44, 39),
      (414, 896, 48, 41.5),
      // iPhone 12 to 14, 16e, and their larger ones
      (390, 844, nil, 47.33),
      (428, 926, nil, 53.33),
      // iPhone 14 Pro to 16, 14 Pro Max to 16 Plus
      (393, 852, nil, 55),
      (430, 932, nil, 55),
      // iPhone 16 Pro and later, their larger ones, Air
      (402, 874, nil, 62),
      (440, 956, nil, 62),
      (420, 912, nil, 62),
      // iPad mini, Pro 11-inch and 13-inch (M4); 18 for all others
      (744, 1133, nil, 21.5),
      (834, 1210, nil, 30),
      (1032, 1376, nil, 30),
    ]
  /// The radius of iPads without a home button that are not in the table.
  private static let ofPad: CGFloat = 18

  /// Returns the corner radius of the window for a view that fills it; 0 if the view does not, or
  /// if the corners are square or not known.
  @MainActor static func radius(around frame: CGRect, in container: UIView) -> CGFloat {
    guard let window = container.window,
      container.convert(frame, to: window).contains(window.bounds)
    else { return 0 }
    let radius = systemRadius(of: window)
    return radius > 0 || !fillsDisplay(window)
      ? radius
      : self.radius(
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
    let (width, height) = (min(size.width, size.height), max(size.width, size.height))
    // In landscape, the top of the phone is at a side.
    let inset = size.width > size.height ? max(insets.left, insets.right) : insets.top
    let matches = displays.filter { abs($0.width - width) < 1 && abs($0.height - height) < 1 }
    let nearest = matches.min {
      abs(($0.inset ?? inset) - inset) < abs(($1.inset ?? inset) - inset)
    }
    return nearest?.radius ?? (idiom == .pad ? ofPad : radiusOfPhone(withInset: inset))
  }

  /// The radius of a phone that is not in the table, such as one with a larger or zoomed display.
  private static func radiusOfPhone(withInset inset: CGFloat) -> CGFloat {
    switch inset {
    case ..<46: 39
    case ..<55: 47.33
    case ..<61: 55
    default: 62
    }
  }
}

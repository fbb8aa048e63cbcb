import Foundation

/// What bars cover of a screen, at its top or its bottom; deprecated in iOS 11.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height, in points.
  var length: CGFloat { get }
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
  /// What bars cover at the top of the view; deprecated in iOS 11, for the safe area.
  public var topLayoutGuide: any UILayoutSupport {
    if let topBarGuide { return topBarGuide }
    let guide = BarGuide(in: view)
    topBarGuide = guide
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
    ])
    return guide
  }

  /// What bars cover at the bottom of the view; deprecated in iOS 11, for the safe area.
  public var bottomLayoutGuide: any UILayoutSupport {
    if let bottomBarGuide { return bottomBarGuide }
    let guide = BarGuide(in: view)
    bottomBarGuide = guide
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return guide
  }
}

/// The guide of what bars cover.
final class BarGuide: UILayoutGuide, UILayoutSupport {
  fileprivate init(in view: UIView) {
    super.init()
    view.addLayoutGuide(self)
  }

  var length: CGFloat { layoutFrame.height }
}

import Foundation

extension UIViewController {
  /// Whether a child's view is inside this controller's view.
  func hasInside(_ child: UIViewController) -> Bool {
    guard let storedView, let childView = child.viewIfLoaded else { return false }
    return childView.isDescendant(of: storedView)
  }

  /// Sets the scroll view that bars at some edges follow.
  func keep(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    let sides: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
    for side in sides where edge.contains(side) { contentScrollViews[side.rawValue] = scrollView }
  }

  func loadedView() -> UIView {
    if let storedView { return storedView }
    loadView()
    let view = storedView ?? makeDefaultView()
    if storedView == nil {
      World.current.note("\(type(of: self)).loadView did not assign a view")
      replaceView(with: view)
    }
    World.current.note(callOf: "viewDidLoad", of: type(of: self))
    World.current.hosting { viewDidLoad() }
    return view
  }

  func replaceView(with view: UIView?) {
    storedView?.controller = nil
    storedView = view
    view?.controller = self
  }

  func makeDefaultView() -> UIView {
    let view = UIView(frame: World.current.screenBounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  func safeAreaMayHaveChanged() {
    viewIfLoaded?.safeAreaMayHaveChanged()
  }

  var currentTraits: UITraitCollection {
    let size = viewIfLoaded?.window?.bounds.size ?? World.current.screenBounds.size
    return .ofScreen(size: size, style: inheritedUserInterfaceStyle)
  }

  private var inheritedUserInterfaceStyle: UIUserInterfaceStyle {
    guard overrideUserInterfaceStyle == .unspecified else { return overrideUserInterfaceStyle }
    return parent?.inheritedUserInterfaceStyle ?? .unspecified
  }
}

extension World {
  /// The bounds of the first window, or of a phone.
  @MainActor var screenBounds: CGRect {
    windows.first?.bounds ?? CGRect(x: 0, y: 0, width: 393, height: 852)
  }
}

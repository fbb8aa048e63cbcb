import Foundation

/// A guide that follows something on screen.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// The lower part of a view that the keyboard covers; without it, that below the safe area (AL16).
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide also follows a keyboard that is not at the lower edge, which does not exist here;
  /// false by default.
  open var followsUndockedKeyboard = false

  /// Whether any view has been asked for its guide.
  static var isInUse = false

  /// The height, as of when the keyboard or the view last moved.
  private(set) var height: CGFloat = 0

  /// Computes the height anew.
  func update() {
    guard let owningView, height != owningView.heightBelowContent else { return }
    height = owningView.heightBelowContent
    item.map { $0.engine?.mayHaveChanged($0) }
    owningView.setNeedsLayout()
  }
}

extension UIView {
  /// The guide of the keyboard.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let state = madeConstraintState()
    for case let guide as UIKeyboardLayoutGuide in state.systemGuides { return guide }
    let guide = UIKeyboardLayoutGuide()
    addSystemGuide(guide, .keyboard)
    UIKeyboardLayoutGuide.isInUse = true
    World.current.keyboard.add(self)
    guide.update()
    return guide
  }

  /// The height that the keyboard covers, or that of the safe area at the lower edge if it is larger.
  fileprivate var heightBelowContent: CGFloat {
    let keyboard = World.current.keyboard.frame
    guard let window, !keyboard.isNull else { return safeAreaInsets.bottom }
    let top = convert(CGPoint(x: 0, y: keyboard.minY - window.frame.minY), from: window).y
    return min(max(bounds.maxY - top, safeAreaInsets.bottom), bounds.height)
  }
}

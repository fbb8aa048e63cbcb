import Foundation

/// The view of a navigation controller; its layout begins deferred transitions (B1).
final class UILayoutContainerView: UIView {
  private weak var navigation: UINavigationController?

  init(frame: CGRect, navigation: UINavigationController) {
    self.navigation = navigation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    navigation?.layOutParts()
    navigation?.startDeferredTransition()
  }
}

/// The container of pushes and pops, in which the shown controller's view always is (B4).
final class UINavigationTransitionView: TransitionContainerView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }
}

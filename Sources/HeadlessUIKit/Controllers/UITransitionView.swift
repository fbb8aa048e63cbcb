import Foundation

/// The container of a presentation; touches do not reach the views behind it (A4).
final class UITransitionView: TransitionContainerView {
  weak var presentationController: UIPresentationController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }
}

/// The view that UIKit puts around a root view, or around the view of a sheet.
final class UIDropShadowView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  func hold(_ view: UIView) {
    view.place(at: bounds)
    addSubview(view)
  }
}

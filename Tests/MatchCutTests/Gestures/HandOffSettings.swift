import UIKit

/// The settings of a scroll view that a hand-off must not change.
struct HandOffSettings: Equatable {
  private let flags: [Bool]
  private let insets: [UIEdgeInsets]
  private let size: CGSize
  private let delegate: ObjectIdentifier?

  @MainActor init(_ scrollView: UIScrollView) {
    flags = [
      scrollView.isScrollEnabled, scrollView.bounces, scrollView.alwaysBounceVertical,
      scrollView.alwaysBounceHorizontal, scrollView.showsVerticalScrollIndicator,
      scrollView.showsHorizontalScrollIndicator, scrollView.isPagingEnabled,
      scrollView.panGestureRecognizer.isEnabled, scrollView.isUserInteractionEnabled,
    ]
    // A safe area that is restored may differ in the last digit.
    insets = [scrollView.contentInset, scrollView.adjustedContentInset].map { inset in
      UIEdgeInsets(
        top: (inset.top * 100).rounded(), left: (inset.left * 100).rounded(),
        bottom: (inset.bottom * 100).rounded(), right: (inset.right * 100).rounded())
    }
    size = scrollView.contentSize
    delegate = scrollView.delegate.map(ObjectIdentifier.init)
  }
}

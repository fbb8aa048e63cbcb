import UIKit

/// The view that shows a ``PresentationBackdrop``, and may be tapped.
final class BackdropView: UIView {
  /// Whether what is behind is dimmed or blurred; to be set in the animation of a transition.
  var isShown = false {
    didSet { draw() }
  }

  private let backdrop: PresentationBackdrop
  private let effectView: UIVisualEffectView?
  // Recognizers do not retain their targets.
  private var tapAction: GestureAction?

  init(_ backdrop: PresentationBackdrop) {
    self.backdrop = backdrop
    if case .blur = backdrop {
      effectView = UIVisualEffectView(effect: nil)
    } else {
      effectView = nil
    }
    super.init(frame: .zero)
    if case .dimming(let color) = backdrop { backgroundColor = color }
    if let effectView { addSubview(effectView) }
    draw()
  }

  required init?(coder: NSCoder) { nil }

  /// Says what a tap does, anywhere on the backdrop.
  func onTap(_ handler: @escaping @MainActor () -> Void) {
    let tap = UITapGestureRecognizer()
    tapAction = GestureAction(of: tap, handler: handler)
    addGestureRecognizer(tap)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    effectView?.frame = bounds
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    // The screen beside it may depend on them, also where the container keeps its size.
    superview?.setNeedsLayout()
  }

  private func draw() {
    switch backdrop {
    case .dimming: alpha = isShown ? 1 : 0
    // Not by its alpha, nor by that of a view around it: an effect view draws nothing then.
    case .blur(let style): effectView?.effect = isShown ? UIBlurEffect(style: style) : nil
    case .none: break
    }
  }
}

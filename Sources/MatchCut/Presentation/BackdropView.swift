import UIKit

/// The view of a ``PresentationBackdrop``, which can be tapped.
final class BackdropView: UIView {
  /// Whether the screen behind is dimmed or blurred; it is set in the animation of a transition.
  var isShown = false {
    didSet { draw() }
  }

  /// The action for when the view has moved to a window, or out of it.
  var onMove: (() -> Void)?

  /// The opacity of the black behind an effect without one of its own.
  private static let dimming: CGFloat = 0.2

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

  /// Dims as dark as an effect wants it, if that is left to the effect.
  func adopt(_ effect: (any TransitionEffect)?) {
    guard case .automatic = backdrop else { return }
    let dimming = (effect as? any DimmingEffect)?.dimming ?? Self.dimming
    backgroundColor = UIColor(white: 0, alpha: dimming)
  }

  /// Sets the handler of a tap anywhere on the backdrop.
  func onTap(_ handler: @escaping @MainActor () -> Void) {
    let tap = UITapGestureRecognizer()
    tapAction = GestureAction(of: tap, handler: handler)
    addGestureRecognizer(tap)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    effectView?.frame = bounds
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onMove?()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    // The layout of the screen may depend on the insets, even if the container keeps its size.
    superview?.setNeedsLayout()
  }

  private func draw() {
    switch backdrop {
    case .automatic, .dimming: alpha = isShown ? 1 : 0
    // Neither its alpha nor that of an ancestor is animated, with which an effect view draws
    // nothing.
    case .blur(let style): effectView?.effect = isShown ? UIBlurEffect(style: style) : nil
    case .none: break
    }
  }
}

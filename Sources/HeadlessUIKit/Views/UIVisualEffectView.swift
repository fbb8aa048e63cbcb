import Foundation

/// A view that shows what is behind it through an effect.
open class UIVisualEffectView: UIView {
  /// What is done to what is behind, nil for nothing; a blur can be animated in and out.
  open var effect: UIVisualEffect? {
    didSet { draw() }
  }
  /// The view that subviews are added to.
  open var contentView: UIView { content }

  private let content = UIView(frame: .zero)

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    addSubview(content)
    draw()
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }

  private func draw() {
    let blur = effect as? UIBlurEffect
    // A blur that goes away is drawn until it has gone.
    if let blur { layer.drawnContent = .blur(blur.content) }
    layer.showBlur(blur == nil ? 0 : 1)
  }
}

extension CALayer {
  fileprivate func showBlur(_ intensity: Double) {
    let old = values.blurIntensity
    guard old != intensity else { return }
    values.blurIntensity = intensity
    didChange(.blurIntensity, from: .number(old))
  }
}

/// What a visual effect view does to what is behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
}

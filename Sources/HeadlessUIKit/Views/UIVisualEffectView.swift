import Foundation

/// A view that applies an effect to what is behind it.
open class UIVisualEffectView: UIView {
  /// The effect, nil for none; a blur can be animated in and out.
  @_Observed open var effect: UIVisualEffect? {
    didSet { draw() }
  }
  /// The view that subviews are added to.
  open var contentView: UIView { content }

  private let content = UIView(frame: .zero)

  /// Creates a view without an effect.
  public convenience init() { self.init(effect: nil) }

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    addSubview(content)
    draw()
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    draw()
  }

  private func draw() {
    let blur = effect as? UIBlurEffect
    // A blur that fades out is drawn until the animation has ended.
    if let blur {
      layer.drawnContent = .blur(blur.content(in: traitCollection.userInterfaceStyle))
    }
    layer.showBlur(blur == nil ? 0 : 1)
  }
}

extension CALayer {
  fileprivate func showBlur(_ intensity: Double) {
    let old = values.blurIntensity
    guard old != intensity else { return }
    nextValues.blurIntensity = intensity
    didChange(.blurIntensity, from: .number(old))
  }
}

/// An effect of a visual effect view.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
}

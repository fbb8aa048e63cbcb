import Foundation

/// A view that shows what is behind it through an effect.
open class UIVisualEffectView: UIView {
  /// What is done to what is behind; nil for nothing.
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
    layer.drawnContent = (effect as? UIBlurEffect).map { .blur($0.content) }
  }
}

import Foundation

/// The look of a bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The color of the background, over its effect; nil for none.
  open var backgroundColor: UIColor?
  /// The blur of the background, which is drawn as an opaque color; nil for none.
  open var backgroundEffect: UIBlurEffect?

  /// The color of the line below the bar; stored only.
  open var shadowColor: UIColor?
  /// The image below the bar; stored only.
  open var shadowImage: UIImage?
  /// The image behind the bar; stored only.
  open var backgroundImage: UIImage?

  /// Creates a look with the default background.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Has a background that blurs what is below the bar.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
  }

  /// Has an opaque background.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    backgroundEffect = nil
  }

  /// Has no background.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundEffect = nil
  }

  /// The color that is drawn.
  var drawnColor: UIColor? {
    backgroundColor ?? (backgroundEffect == nil ? nil : .systemBackground)
  }
}

/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title; stored only.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title; stored only.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

import Foundation

/// The images and colors of an app by their names, since there are no asset catalogs.
struct NamedAssets {
  var images: [String: UIImage] = [:]
  var colors: [String: UIColor] = [:]
  private var unknown: Set<String> = []

  /// Whether a name is asked for that is not known, for the first time.
  fileprivate mutating func isNews(_ name: String) -> Bool { unknown.insert(name).inserted }
}

extension World {
  /// The image with a name; a blank one for a name that is not known, with a hint.
  func image(named name: String) -> UIImage {
    if let image = namedAssets.images[name] { return image }
    if namedAssets.isNews("image " + name) {
      hint(
        "UIImage",
        """
        UIImage(named: "\(name)"): there is no such image, and a gray one of 100 by 100 points takes its \
        place. Give it to the simulator by setImage(_:named:).
        """)
    }
    return UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
      UIColor.systemGray4.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
    }
  }

  /// The color with a name; gray for a name that is not known, with a hint.
  fileprivate func color(named name: String) -> UIColor {
    if let color = namedAssets.colors[name] { return color }
    if namedAssets.isNews("color " + name) {
      hint(
        "UIColor",
        """
        UIColor(named: "\(name)"): there is no such color, and gray takes its place. Give it to the \
        simulator by setColor(_:named:).
        """)
    }
    return .systemGray
  }

  /// Sets the image with a name.
  public func setImage(_ image: UIImage?, named name: String) { namedAssets.images[name] = image }

  /// Sets the color with a name.
  public func setColor(_ color: UIColor?, named name: String) { namedAssets.colors[name] = color }
}

extension UIImage {
  /// Creates the image that the simulator has for a name; without one, a gray image, and a hint.
  public convenience init?(named name: String) {
    self.init(imageLiteralResourceName: name)
  }

  /// Creates the image that the simulator has for a name, whatever the bundle and the traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  /// Creates the image that the simulator has for the name of a file.
  public convenience init?(contentsOfFile path: String) {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(named: name)
  }
}

extension UIColor {
  /// Creates the color that the simulator has for a name; without one, gray, and a hint.
  public convenience init?(named name: String) {
    let color = World.current.color(named: name)
    self.init { color.resolvedColor(with: $0) }
  }

  /// Creates the color that the simulator has for a name, whatever the bundle and the traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
}

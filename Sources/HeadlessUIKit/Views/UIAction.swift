import Foundation

/// The closure of an action.
public typealias UIActionHandler = (UIAction) -> Void

/// An action of a control or a menu, as a closure.
open class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  open override var title: String {
    get { elementTitle }
    set { elementTitle = newValue }
  }

  open override var image: UIImage? {
    get { elementImage }
    set { elementImage = newValue }
  }

  /// The description of the action, where there is space for it.
  open var discoverabilityTitle: String?
  /// The name, unique unless it was given.
  open var identifier: Identifier { name }
  /// The attributes of the action.
  open var attributes: UIMenuElement.Attributes
  /// Whether the action has a checkmark.
  open var state: UIMenuElement.State
  /// The object that has sent the action, while it runs.
  open var sender: Any? { currentSender }

  private let name: Identifier
  private let handler: UIActionHandler
  private var currentSender: Any?

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    name = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  func perform(for sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    currentSender = sender
    handler(self)
    currentSender = nil
  }
}

/// An element of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The attributes of an element of a menu.
  public struct Attributes: OptionSet, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)

    /// Creates attributes from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Whether an element of a menu has a checkmark.
  public enum State: Int, Sendable {
    /// No checkmark.
    case off = 0
    /// A checkmark.
    case on = 1
    /// A partial checkmark.
    case mixed = 2
  }

  /// The title.
  open var title: String { elementTitle }
  /// The image next to the title.
  open var image: UIImage? { elementImage }

  var elementTitle: String
  var elementImage: UIImage?

  init(title: String, image: UIImage?) {
    elementTitle = title
    elementImage = image
  }
}

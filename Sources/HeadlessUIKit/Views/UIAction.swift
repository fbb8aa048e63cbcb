import Foundation

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// Something that controls and menus do, as a closure.
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

  /// What the action does, for places that have room for it.
  open var discoverabilityTitle: String?
  /// The name, unique unless it was given.
  open var identifier: Identifier { name }
  /// What is special about the action.
  open var attributes: UIMenuElement.Attributes
  /// Whether the action is ticked.
  open var state: UIMenuElement.State
  /// What the action is done for, while it is done.
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

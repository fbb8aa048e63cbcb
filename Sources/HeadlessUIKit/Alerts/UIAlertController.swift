import Foundation

/// Shows a message with buttons, in the middle of the screen or at its lower edge.
///
/// It has its own presentation: a presentation style and a transitioning delegate are ignored (W8).
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Where an alert appears.
  public enum Style: Int, Sendable {
    /// At the lower edge of a phone, and in a popover on an iPad.
    case actionSheet = 0
    /// In the middle of the screen.
    case alert
  }

  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Creates an action sheet without a title.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The title, which may change while the alert is shown.
  open override var title: String? {
    didSet { contentDidChange() }
  }
  /// The text below the title.
  @_Observed open var message: String? {
    didSet { contentDidChange() }
  }
  /// Where the alert appears.
  open private(set) var preferredStyle = Style.actionSheet
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that is emphasized, and that the return key of a keyboard taps; one of ``actions``.
  ///
  /// Another one is a fault (W10).
  @_Observed open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(preferredAction) {
        World.current.fault("W10", "the preferred action was not added to the alert before")
      }
      contentDidChange()
    }
  }
  /// The text fields, in the order in which they were added; `nil` if there are none.
  open private(set) var textFields: [UITextField]?

  /// Adds a button; a second one in the style `.cancel` is a fault (W10).
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return World.current.fault(
        "W10",
        "a second action in the style .cancel was added to an alert, which raises an exception")
    }
    actions.append(action)
    action.onChange = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  /// Adds a text field, which the handler configures; in an action sheet, it is a fault (W10).
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return World.current.fault(
        "W10", "a text field was added to an action sheet, which raises an exception")
    }
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    contentDidChange()
  }

  open override func loadView() {
    let content = AlertContentView(showing: self)
    content.onTap = { [weak self] in self?.userTapped($0) }
    content.show(self)
    view = content
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    _ = textFields?.first?.becomeFirstResponder()
    guard actions.isEmpty else { return }
    World.current.hint("W5", "an alert without actions is shown, which the user cannot close")
  }

  /// Shows the alert anew if the size of its window has made a sheet of a popover, or the reverse (W4).
  func adapt() {
    if isPopover != (viewIfLoaded as? AlertContentView)?.isInPopover { contentDidChange() }
  }

  /// Covers the screen, in a way of its own; setting it has no effect (W8).
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { isPopover ? .popover : .overFullScreen }
    set {}
  }

  /// Whether it is shown in a popover (W4).
  var isPopover: Bool {
    preferredStyle == .actionSheet && traitCollection.horizontalSizeClass == .regular
  }

  override func makeSystemPresentationController() -> UIPresentationController? {
    AlertPresentationController(presentedViewController: self, presenting: nil)
  }

  /// Dismisses the alert, and then calls the handler (W2).
  func userTapped(_ action: UIAlertAction?) {
    // A finger on a button may lift while the alert already leaves.
    guard ownPresentation?.isInFlight == false else { return }
    presentingViewController?.dismiss(animated: true) {
      guard let action else { return }
      let handle = { action.handler?(action) }
      if World.current.variant.callsAlertHandlersLate {
        World.current.onNextTurn { handle() }
      } else {
        handle()
      }
    }
  }

  /// Cancels a sheet; without a button that does, a popover goes, and another sheet stays.
  func userTappedOutside() {
    let cancel = actions.first { $0.style == .cancel }
    if cancel != nil || isPopover { userTapped(cancel) }
  }

  private func contentDidChange() {
    (viewIfLoaded as? AlertContentView)?.show(self)
    viewIfLoaded?.superview?.setNeedsLayout()
  }
}

import Foundation

/// A view with actions for its touches.
open class UIControl: UIView {
  /// Whether the control can be used; true by default.
  @_Observed open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }
  /// Whether the control is selected; false by default.
  @_Observed open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether the control is highlighted; follows the finger.
  @_Observed open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// The horizontal alignment of the content; `.center` by default.
  @_Observed open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Whether a touch shows the control's menu, in which the same finger then chooses; false by
  /// default.
  ///
  /// Menus are not shown on Linux.
  open var showsMenuAsPrimaryAction = false
  /// Whether a touch is being tracked.
  open var isTracking: Bool { trackedTouch != nil }
  /// Whether the tracked touch is inside.
  open var isTouchInside: Bool { isInside }

  /// The state of the control.
  open var state: UIControl.State {
    var state = UIControl.State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  private weak var trackedTouch: UITouch?
  private var isInside = false
  /// The event of the touch that is being handled.
  private var currentEvent: UIEvent?
  private var entries: [Entry] = []

  private struct Entry {
    let receiver: Receiver
    var events: UIControl.Event
  }

  private enum Receiver {
    case action(UIAction)
    case target(TargetAction)
  }

  /// The largest distance from the control at which a finger is still inside, in points.
  private static let slack: CGFloat = 70

  /// Creates a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control with its primary action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: Actions

  /// Adds an action; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    entries.append(Entry(receiver: .action(action), events: controlEvents))
  }

  /// Removes an action from some events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier from some events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    removeEntries(for: controlEvents) {
      if case .action(let action) = $0 { action.identifier == actionIdentifier } else { false }
    }
  }

  private func removeEntries(
    for controlEvents: UIControl.Event, where isRemoved: (Receiver) -> Bool
  ) {
    for index in entries.indices where isRemoved(entries[index].receiver) {
      entries[index].events.subtract(controlEvents)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// Adds a target and its action for some events.
  ///
  /// - Parameters:
  ///   - target: The object, which is not retained; `nil` for the first object in the responder chain that
  ///     has the method.
  ///   - action: A method that takes nothing, the control, or the control and the event.
  ///   - controlEvents: The events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    let index = entries.firstIndex {
      guard case .target(let other) = $0.receiver else { return false }
      return other.isSame(target: target) && other.selector == action
    }
    if let index {
      entries[index].events.formUnion(controlEvents)
    } else {
      let receiver = Receiver.target(TargetAction(target, action))
      entries.append(Entry(receiver: receiver, events: controlEvents))
    }
  }

  /// Removes a target, or every target for `nil`, with one of its actions, or all of them for `nil`, from
  /// some events.
  open func removeTarget(
    _ target: Any?, action: Selector?, for controlEvents: UIControl.Event
  ) {
    removeEntries(for: controlEvents) {
      if case .target(let entry) = $0 { entry.matches(target, action) } else { false }
    }
  }

  /// The targets; an `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(
      entries.compactMap {
        guard case .target(let entry) = $0.receiver, !entry.isDead else { return nil }
        return (entry.target ?? NSNull()) as? AnyHashable
      })
  }

  /// Returns the names of a target's actions for an event; nil if it has none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event)
    -> [String]?
  {
    let names = entries.compactMap { entry -> String? in
      guard case .target(let action) = entry.receiver, action.isSame(target: target),
        entry.events.contains(controlEvent)
      else { return nil }
      return action.selector.description
    }
    return names.isEmpty ? nil : names
  }

  /// Calls the action of a target; overrides may look at it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs an action of the control.
  open func sendAction(_ action: UIAction) {
    World.current.hosting { action.perform(for: self) }
  }

  /// Runs all actions of any of the events, in the order in which they were added.
  open func sendActions(for controlEvents: UIControl.Event) {
    for entry in entries where !entry.events.isDisjoint(with: controlEvents) {
      switch entry.receiver {
      case .action(let action): sendAction(action)
      case .target(let entry) where !entry.isDead:
        sendAction(entry.selector, to: entry.target, for: currentEvent)
      case .target: continue
      }
    }
  }

  /// All events for which there are actions.
  open var allControlEvents: UIControl.Event {
    entries.reduce([]) { $0.union($1.events) }
  }

  // MARK: Tracking

  /// Called when a touch begins; returns whether it is tracked.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    true
  }

  /// Called when the touch has moved; returns whether it is tracked further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    true
  }

  /// Called when the touch has ended.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
  }

  /// Called when the touch was canceled.
  open func cancelTracking(with event: UIEvent?) {
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    guard beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    isInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isInside
    isInside = contains(touch)
    isHighlighted = isInside
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    if isInside != wasInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isInside = contains(touch)
    let endedInside = isInside
    trackedTouch = nil
    isInside = false
    endTracking(touch, with: event)
    sendActions(for: endedInside ? .touchUpInside : .touchUpOutside)
    if endedInside { touchUpInsideDidHappen() }
    // An action still finds the control highlighted (G).
    isHighlighted = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    stopTracking()
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  /// Called by a tap, for subclasses of this module.
  func touchUpInsideDidHappen() {
  }

  /// Called when the state has changed, for subclasses of this module.
  func stateDidChange() {
    setNeedsLayout()
  }

  private func contains(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(touch.location(in: self))
  }

  private func stopTracking() {
    trackedTouch = nil
    isInside = false
    isHighlighted = false
  }
}

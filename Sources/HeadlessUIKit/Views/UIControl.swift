import Foundation

/// A view that does something when it is touched.
open class UIControl: UIView {
  /// Whether the control can be used; true by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }
  /// Whether the control is selected; false by default.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether the control is drawn as touched; follows the finger.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// Where the content is placed from left to right; `.center` by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Whether a touch shows the control's menu, in which the same finger then chooses; false by default.
  ///
  /// Menus are not shown here.
  open var showsMenuAsPrimaryAction = false
  /// Whether a touch is being followed.
  open var isTracking: Bool { trackedTouch != nil }
  /// Whether the touch that is being followed is inside.
  open var isTouchInside: Bool { isInside }

  /// All that is true of the control.
  open var state: UIControl.State {
    var state = UIControl.State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  private weak var trackedTouch: UITouch?
  private var isInside = false
  private var entries: [Entry] = []

  private struct Entry {
    let action: UIAction
    var events: UIControl.Event
  }

  /// How far outside a finger may have slid and still count as inside, in points.
  private static let slack: CGFloat = 70

  /// Creates a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control and adds what it is mainly there for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: Actions

  /// Adds an action; one of the same name is replaced.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    entries.append(Entry(action: action, events: controlEvents))
  }

  /// Removes an action from some events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action of a name from some events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    for index in entries.indices where entries[index].action.identifier == actionIdentifier {
      entries[index].events.subtract(controlEvents)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// Does an action in the name of the control.
  open func sendAction(_ action: UIAction) {
    World.current.hosting { action.perform(for: self) }
  }

  /// Does all actions added for any of the events, in the order in which they were added.
  open func sendActions(for controlEvents: UIControl.Event) {
    for entry in entries where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }

  /// All events for which there are actions.
  open var allControlEvents: UIControl.Event {
    entries.reduce([]) { $0.union($1.events) }
  }

  // MARK: Tracking

  /// Called when a touch begins; says whether it is followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    true
  }

  /// Called when the touch has moved; says whether it is followed further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    true
  }

  /// Called when the touch has ended.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
  }

  /// Called when the touch is taken away.
  open func cancelTracking(with event: UIEvent?) {
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    guard beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    isInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
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
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isInside = contains(touch)
    let endedInside = isInside
    stopTracking()
    endTracking(touch, with: event)
    sendActions(for: endedInside ? .touchUpInside : .touchUpOutside)
    if endedInside { touchUpInsideDidHappen() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    stopTracking()
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  /// For subclasses of this module: what a tap does.
  func touchUpInsideDidHappen() {
  }

  /// For subclasses of this module: what depends on the state is drawn again.
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

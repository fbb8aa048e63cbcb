import Foundation

/// Segments side by side, of which one is selected.
///
/// Segments have equal widths, and a finger does not slide along them.
open class UISegmentedControl: UIControl {
  /// The index for no segment, -1.
  public static let noSegment = -1

  /// The index of the selected segment; ``noSegment`` by default.
  ///
  /// An index that is out of range selects none. Setting it sends no action.
  @_Observed open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if !segments.indices.contains(selectedSegmentIndex), selectedSegmentIndex != Self.noSegment {
        selectedSegmentIndex = Self.noSegment
      }
      contentDidChange()
    }
  }
  /// Whether a segment is selected only while it is touched; false by default.
  open var isMomentary = false
  /// The color of the selected segment; the system's by default.
  @_Observed open var selectedSegmentTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// In points; recalled rather than documented.
  private static let height: CGFloat = 32
  private static let margin: CGFloat = 12

  private struct Segment {
    let view: UIView
    var isEnabled = true
    var action: UIAction?
  }

  private var segments: [Segment] = []
  private let selection = UIView()
  private var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    selection.layer.cornerRadius = 7
    selection.isUserInteractionEnabled = false
    addSubview(selection)
  }

  /// Creates a control with a segment for each title or image.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      if let image = item as? UIImage {
        insertSegment(with: image, at: numberOfSegments, animated: false)
      } else {
        insertSegment(withTitle: "\(item)", at: numberOfSegments, animated: false)
      }
    }
    sizeToFit()
  }

  /// Creates a control with a segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Segments

  /// Inserts a segment with a title; an index that is out of range is the nearest one.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(label(title), at: segment)
  }
  /// Inserts a segment with an image; an index that is out of range is the nearest one.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(picture(image), at: segment)
  }
  /// Inserts a segment that performs an action when it is selected.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(action.image.map(picture) ?? label(action.title), action: action, at: segment)
  }
  /// Removes a segment; an index that is out of range is the nearest one.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = min(max(segment, 0), segments.count - 1)
    segments.remove(at: index).view.removeFromSuperview()
    if selectedSegmentIndex == index {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > index {
      selectedSegmentIndex -= 1
    }
    contentDidChange()
  }
  /// Removes all segments.
  open func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: 0, animated: false) }
  }
  /// Sets the title of a segment, in place of an image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    replace(at: segment, by: label(title))
  }
  /// Returns the title of a segment; nil if it has an image, or for an index that is out of range.
  open func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment) else { return nil }
    return (segments[segment].view as? UILabel)?.text
  }
  /// Sets the image of a segment, in place of a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    replace(at: segment, by: picture(image))
  }
  /// Returns the image of a segment; nil if it has a title, or for an index that is out of range.
  open func imageForSegment(at segment: Int) -> UIImage? {
    guard segments.indices.contains(segment) else { return nil }
    return (segments[segment].view as? UIImageView)?.image
  }
  /// Sets whether a segment can be selected by touch.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    contentDidChange()
  }
  /// Returns whether a segment can be selected by touch; false for an index that is out of range.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }
  /// Sets font and color of the titles for a state, of which `.normal` and `.selected` count.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
    contentDidChange()
  }
  /// Returns font and color of the titles for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  private func insert(_ view: UIView, action: UIAction? = nil, at index: Int) {
    let place = min(max(index, 0), segments.count)
    segments.insert(Segment(view: view, action: action), at: place)
    addSubview(view)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
    contentDidChange()
  }

  private func replace(at index: Int, by view: UIView) {
    guard segments.indices.contains(index) else { return }
    let former = segments[index]
    former.view.removeFromSuperview()
    segments[index] = Segment(view: view, isEnabled: former.isEnabled, action: former.action)
    addSubview(view)
    contentDidChange()
  }

  private func label(_ title: String?) -> UILabel {
    let label = UILabel()
    label.text = title
    label.textAlignment = .center
    return label
  }

  private func picture(_ image: UIImage?) -> UIImageView {
    let view = UIImageView(image: image)
    view.contentMode = .center
    return view
  }

  private func contentDidChange() {
    for (index, segment) in segments.enumerated() { style(segment, at: index) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func style(_ segment: Segment, at index: Int) {
    guard let label = segment.view as? UILabel else { return }
    let isSelected = index == selectedSegmentIndex
    var style = attributes[UIControl.State.normal.rawValue] ?? [:]
    if isSelected {
      style.merge(attributes[UIControl.State.selected.rawValue] ?? [:]) { $1 }
    }
    label.font =
      style[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
    label.textColor = style[.foregroundColor] as? UIColor ?? .label
    label.alpha = segment.isEnabled ? 1 : 0.5
  }

  // MARK: Layout and touches

  open override var intrinsicContentSize: CGSize {
    let widths = segments.map { $0.view.sizeThatFits(.zero).width + 2 * Self.margin }
    return CGSize(width: (widths.max() ?? 0) * CGFloat(segments.count), height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, segment) in segments.enumerated() { segment.view.frame = place(of: index) }
    selection.isHidden = !segments.indices.contains(selectedSegmentIndex)
    selection.backgroundColor = selectedSegmentTintColor ?? .systemBackground
    if !selection.isHidden {
      selection.frame = place(of: selectedSegmentIndex).insetBy(dx: 2, dy: 2)
    }
  }

  private func place(of index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(segments.count, 1))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let column = isMirrored ? segments.count - 1 - index : index
    return CGRect(x: CGFloat(column) * width, y: 0, width: width, height: bounds.height)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let location = touch?.location(in: self),
      let index = segments.indices.first(where: { place(of: $0).contains(location) }),
      segments[index].isEnabled, isMomentary || index != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = index
    if let action = segments[index].action {
      World.current.hosting { action.perform(for: self) }
    }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
}

import Foundation

/// The view of an item in a collection view.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for the content, which fills the cell.
  public let contentView = UIView()

  /// Whether the item is selected; set by the list, false by default.
  ///
  /// Setting it does not change the selection of the list (N11.5).
  @_Observed open var isSelected = false {
    didSet { updateBackground() }
  }

  /// Whether the item is highlighted; set by the list, false by default.
  @_Observed open var isHighlighted = false {
    didSet { updateBackground() }
  }

  /// The view behind the content; `nil` by default.
  @_Observed open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView, at: 0) }
  }

  /// The view behind the content of a cell that is highlighted or selected, in front of the background
  /// view; `nil` by default.
  @_Observed open var selectedBackgroundView: UIView? {
    didSet {
      exchange(oldValue, for: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      updateBackground()
    }
  }

  override var listedContent: UIView { contentView }

  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: contentView, at: 0)
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func mark(selected: Bool, animated: Bool) { isSelected = selected }

  override func mark(highlighted: Bool) { isHighlighted = highlighted }

  private func exchange(_ old: UIView?, for new: UIView?, at index: Int) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { fill(with: new, at: index) }
  }

  private func updateBackground() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }
}

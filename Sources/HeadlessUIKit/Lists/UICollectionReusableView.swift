import Foundation

/// A view in a collection view that is reused: a cell, a header or a footer.
///
/// It is not sized by its content: `preferredLayoutAttributesFitting(_:)` is not part of the headless
/// UIKit.
@preconcurrency @MainActor open class UICollectionReusableView: UIView, ListView {
  /// The identifier with which the view was dequeued; `nil` if it was created otherwise.
  open var reuseIdentifier: String? { listing.reuse?.identifier }

  var listing = Listing()
  var listedContent: UIView { self }

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a view of a registered class by its `init(frame:)`.
  ///
  /// Objective-C can call the initializer of any class; Swift needs one that is required.
  public required convenience init(_registered frame: CGRect) {
    self.init(frame: frame)
  }

  func mark(selected: Bool, animated: Bool) {}

  func mark(highlighted: Bool) {}

  /// Called before the view is reused for another element; overrides call super.
  open func prepareForReuse() {}

  /// Called when the view has got new layout attributes, after the list has applied those that every
  /// view has.
  ///
  /// Attributes that are equal to the former ones are not applied again (N9.1).
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

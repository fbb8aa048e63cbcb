import Foundation

/// A view that shows an element of a list, and is reused.
@MainActor protocol ListView: UIView {
  /// What the list knows of the view.
  var listing: Listing { get set }
  /// The part that apps put their views in.
  var listedContent: UIView { get }

  func prepareForReuse()
  /// Returns the height that fits the content, in points.
  func fittingHeight(forWidth width: CGFloat) -> CGFloat
  /// Shows whether the item is selected.
  func mark(selected: Bool, animated: Bool)
  /// Shows whether the item is highlighted.
  func mark(highlighted: Bool)
  func apply(_ layoutAttributes: UICollectionViewLayoutAttributes)
}

/// What a list knows of one of its views.
struct Listing {
  /// The views among which it is reused; `nil` if it was not dequeued.
  var reuse: ReuseKey?
  /// The attributes that were applied last.
  var attributes: UICollectionViewLayoutAttributes?
  /// Whether the app had hidden the view when the list put it out of sight; `nil` while it is in sight.
  var wasHidden: Bool?
}

/// What views have in common that are reused for one another.
struct ReuseKey: Hashable {
  /// The kind of a supplementary view; `nil` for cells.
  let kind: String?
  let identifier: String
}

extension ListView {
  func fittingHeight(forWidth width: CGFloat) -> CGFloat { constrainedHeight(of: self, width) }

  /// The height of a view by the constraints inside; 0 without any.
  func constrainedHeight(of view: UIView, _ width: CGFloat) -> CGFloat {
    let size = CGSize(width: width, height: 0)
    return view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Inserts a view that keeps the size of this one.
  func fill(with view: UIView, at index: Int) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }

  func mark(selected: Bool, animated: Bool) {}

  func mark(highlighted: Bool) {}

  /// Applies attributes, unless they are equal to the former ones (N9.1).
  func place(by attributes: UICollectionViewLayoutAttributes, reapplying: Bool = false) {
    guard reapplying || listing.attributes?.isEqual(attributes) != true else { return }
    listing.attributes = attributes.copy() as? UICollectionViewLayoutAttributes
    if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) {
      transform3D = attributes.transform3D
    }
    if bounds.size != attributes.size { bounds.size = attributes.size }
    if center != attributes.center { center = attributes.center }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if listing.wasHidden != nil {
      listing.wasHidden = attributes.isHidden
    } else if isHidden != attributes.isHidden {
      isHidden = attributes.isHidden
    }
    World.current.hosting { apply(attributes) }
  }

  /// Puts the view out of sight, which keeps what the app has set on it.
  func stow() {
    guard listing.wasHidden == nil else { return }
    listing.wasHidden = isHidden
    if World.current.variant.removesCellsOutOfSight {
      removeFromSuperview()
    } else {
      isHidden = true
    }
  }

  /// Undoes ``stow()``.
  func unstow() {
    guard let wasHidden = listing.wasHidden else { return }
    isHidden = wasHidden
    listing.wasHidden = nil
  }

  /// Hints at a view that the app has hidden for its former element.
  func hintIfInvisible() {
    let culprit = [self, listedContent].first { $0.isHidden || $0.alpha < 0.01 }
    // The list itself lets a view fade that it deletes.
    guard let culprit, culprit !== self || listing.attributes?.alpha != 0 else { return }
    World.current.hint(
      "N9",
      """
      a \(describe(self)) is reused for another item while \
      \(culprit === self ? "it" : "its content view") is \
      \(culprit.isHidden ? "hidden" : "transparent"): undo that in prepareForReuse, or hide a view \
      inside it only for as long as a transition takes
      """)
  }
}

import Foundation

/// Where and how a layout shows an item, a header or a footer.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: _MainActorObject, @preconcurrency NSCopying {
  /// The index path of the item, or of the header or footer.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// Whether the attributes are those of a cell or of a supplementary view.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// The kind of a supplementary view; `nil` for a cell.
  open private(set) var representedElementKind: String?

  /// The center, in points of the content.
  open var center = CGPoint.zero

  /// The size without the transform, in points.
  open var size = CGSize.zero

  /// The rectangle of the size, with the origin 0.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The bounding box, in points of the content; setting it does not take the transform into account.
  open var frame: CGRect {
    get {
      let box = bounds.applying(transform)
      return CGRect(
        x: center.x - box.width / 2, y: center.y - box.height / 2, width: box.width,
        height: box.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The transform about the center, in space; the identity by default.
  open var transform3D = CATransform3DIdentity

  /// The transform about the center; the identity by default.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The opacity, 0…1; 1 by default.
  open var alpha: CGFloat = 1

  /// Whether the view is hidden; false by default.
  ///
  /// The list does not create a view for it.
  open var isHidden = false

  /// The order from the back to the front; 0 by default.
  open var zIndex = 0

  /// Creates attributes without an element.
  public init() { super.init(object: ()) }

  /// Creates an object of the class of a layout's attributes.
  ///
  /// Objective-C can call the initializer of any class; Swift needs one that is required.
  public required convenience init(_registered element: Void) { self.init() }

  /// Creates the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a header, a footer or another supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init(forCellWith: indexPath)
    represent(elementKind)
  }

  func represent(_ kind: String?) {
    representedElementKind = kind
    representedElementCategory = kind == nil ? .cell : .supplementaryView
  }

  /// Returns a copy; subclasses with properties of their own override it.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(_registered: ())
    copy.indexPath = indexPath
    copy.represent(representedElementKind)
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.isHidden = isHidden
    copy.zIndex = zIndex
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { isLike(other) }
  }

  open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  private func isLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
    element == other.element && center == other.center && size == other.size
      && CATransform3DEqualToTransform(transform3D, other.transform3D) && alpha == other.alpha
      && isHidden == other.isHidden && zIndex == other.zIndex
  }

  var element: ListElement { ListElement(kind: representedElementKind, path: indexPath) }
}

extension UICollectionView {
  /// What layout attributes are for.
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell = 0
    /// A header, a footer or another view of a section.
    case supplementaryView = 1
    /// A decoration, which the headless UIKit does not show.
    case decorationView = 2
  }
}

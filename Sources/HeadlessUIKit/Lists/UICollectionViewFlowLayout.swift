import Foundation

/// A layout in lines, with headers and footers.
///
/// Estimated sizes and headers that stay in sight are not part of the headless UIKit.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The smallest space between lines, in points; 10 by default.
  @_Observed open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The smallest space between the items of a line, in points; 10 by default.
  @_Observed open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The size of the items, in points; 50 by 50 by default.
  @_Observed open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The direction in which the list scrolls; vertical by default.
  @_Observed open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The size of headers, of which the length along the direction of scrolling counts; zero, without
  /// headers, by default.
  @_Observed open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of footers, of which the length along the direction of scrolling counts; zero, without
  /// footers, by default.
  @_Observed open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The space around the items of a section, within its header and footer; zero by default.
  @_Observed open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// What the delegate has said; `nil` if it has to be asked again.
  private var metrics: [FlowMetrics]?
  private var sections: [FlowSection]?
  /// The size of the list for which the sections were computed.
  private var arrangedSize = CGSize.zero

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override var collectionViewContentSize: CGSize {
    let length = arranged.last?.end ?? 0
    return isVertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    arranged.indices.flatMap { elements(ofSection: $0, in: rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard arranged.indices.contains(indexPath.section),
      arranged[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    let frame = arranged[indexPath.section].items[indexPath.item]
    return makeAttributes(for: ListElement(kind: nil, path: indexPath), frame: frame)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard arranged.indices.contains(indexPath.section) else { return nil }
    let section = arranged[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    let isFooter = elementKind == UICollectionView.elementKindSectionFooter
    let frame = isHeader ? section.header : isFooter ? section.footer : nil
    return frame.map {
      makeAttributes(for: ListElement(kind: elementKind, path: indexPath), frame: $0)
    }
  }

  /// Whether the size of the list changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != arrangedSize
  }

  /// Returns a context that does not ask the delegate for sizes again (N14.1).
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    flow?.invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if flow?.invalidateFlowLayoutDelegateMetrics != false || context.invalidateEverything
      || context.invalidateDataSourceCounts
    {
      metrics = nil
    }
    if flow?.invalidateFlowLayoutAttributes != false || metrics == nil { sections = nil }
    super.invalidateLayout(with: context)
  }
}

extension UICollectionViewFlowLayout {
  private var isVertical: Bool { scrollDirection == .vertical }

  /// The size across the direction of scrolling, without the insets of the list.
  private var breadth: CGFloat {
    guard let collectionView else { return 0 }
    let area = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    return isVertical ? area.width : area.height
  }

  private func elements(
    ofSection index: Int, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    let section = arranged[index]
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    let strips = [(header, section.header), (footer, section.footer)]
    let items = section.items.indices.filter { section.items[$0].overlaps(rect) }
    return items.map { item in
      makeAttributes(
        for: ListElement(kind: nil, path: IndexPath(item: item, section: index)),
        frame: section.items[item])
    }
      + strips.compactMap { kind, frame in
        guard let frame, frame.overlaps(rect) else { return nil }
        return makeAttributes(
          for: ListElement(kind: kind, path: IndexPath(item: 0, section: index)), frame: frame)
      }
  }

  /// The sections, computed when they are needed: subclasses need not call `super.prepare()`.
  private var arranged: [FlowSection] {
    if let sections { return sections }
    guard let collectionView else { return [] }
    let metrics = metrics ?? measured(collectionView)
    self.metrics = metrics
    arrangedSize = collectionView.bounds.size
    var start: CGFloat = 0
    var arranged = metrics.map { metrics in
      let section = FlowSection(metrics, from: start, breadth: breadth, isVertical: isVertical)
      start = section.end
      return section
    }
    if collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      let width = isVertical ? breadth : start
      arranged = arranged.map { $0.mirrored(in: width) }
    }
    sections = arranged
    hintAtLargeItems(metrics)
    return arranged
  }

  private func measured(_ list: UICollectionView) -> [FlowMetrics] {
    let delegate = list.delegate as? any UICollectionViewDelegateFlowLayout
    return (0..<list.numberOfSections).map { section in
      let count = list.numberOfItems(inSection: section)
      guard let delegate else {
        return FlowMetrics(
          sizes: Array(repeating: itemSize, count: count), inset: sectionInset,
          lineSpacing: minimumLineSpacing, itemSpacing: minimumInteritemSpacing,
          header: headerReferenceSize, footer: footerReferenceSize)
      }
      return World.current.hosting {
        FlowMetrics(
          sizes: (0..<count).map {
            delegate.collectionView(
              list, layout: self, sizeForItemAt: IndexPath(item: $0, section: section))
          },
          inset: delegate.collectionView(list, layout: self, insetForSectionAt: section),
          lineSpacing: delegate.collectionView(
            list, layout: self, minimumLineSpacingForSectionAt: section),
          itemSpacing: delegate.collectionView(
            list, layout: self, minimumInteritemSpacingForSectionAt: section),
          header: delegate.collectionView(
            list, layout: self, referenceSizeForHeaderInSection: section),
          footer: delegate.collectionView(
            list, layout: self, referenceSizeForFooterInSection: section))
      }
    }
  }

  /// N14: UIKit logs that its behavior is not defined.
  private func hintAtLargeItems(_ metrics: [FlowMetrics]) {
    guard let list = collectionView, list.bounds.width > 0, list.bounds.height > 0 else { return }
    let isTooLarge = metrics.contains { section in
      let room =
        breadth
        - (isVertical
          ? section.inset.left + section.inset.right : section.inset.top + section.inset.bottom)
      return section.sizes.contains { (isVertical ? $0.width : $0.height) > room + 0.001 }
    }
    guard isTooLarge else { return }
    let side = isVertical ? "wider" : "higher"
    World.current.hint(
      "N14",
      """
      an item of the flow layout of \(describe(list)) is \(side) than the list less its insets, for \
      which the layout is not defined: set the size of the items when that of the list changes
      """)
  }
}

extension UICollectionView {
  /// The direction in which a flow layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Vertically, in lines from left to right.
    case vertical = 0
    /// Horizontally, in columns from top to bottom.
    case horizontal = 1
  }
}

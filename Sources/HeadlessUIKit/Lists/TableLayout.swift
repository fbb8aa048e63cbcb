import Foundation

/// The places of a table's rows, headers and footers.
///
/// Heights are those that the delegate returns, or are measured: headers and footers when the layout is
/// computed, rows when they come in sight. Until then, a row has its estimated height (N4.2).
final class TableLayout: UICollectionViewLayout {
  /// The height of a row that is not sized by its content, in points.
  static let rowHeight: CGFloat = 44

  /// What the delegate has said; `nil` if it has to be asked again.
  private var given: [Heights]?
  private var measured: [ListElement: CGFloat] = [:]
  /// The width for which the heights were measured.
  private var measuredWidth: CGFloat = 0
  private var measuredSides = UIEdgeInsets.zero
  private var sections: [TableSection]?

  /// The heights that the delegate has returned for a section.
  private struct Heights {
    /// `nil` if it is measured.
    let header: CGFloat?
    /// The heights, or the estimates for rows that are sized by their content.
    let rows: [(height: CGFloat, isEstimate: Bool)]
    /// `nil` if it is measured.
    let footer: CGFloat?
  }

  private var table: UITableView? { list as? UITableView }

  override func prepare() {
    guard let table else { return }
    let (width, sides) = (table.rowFrame.width, table.contentSides)
    guard width != measuredWidth || sides != measuredSides else { return }
    (measuredWidth, measuredSides) = (width, sides)
    sections = nil
    let known = table.views.shown.filter { measured[$0.key] != nil }
    for (element, view) in known { table.dress(view, element) }
    measured = [:]
    measure(known)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: table?.contentWidth ?? 0, height: rowsEnd + (table?.footerHeight ?? 0))
  }

  /// The end of the last section.
  var rowsEnd: CGFloat { arranged.last?.end ?? table?.headerHeight ?? 0 }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != table?.bounds.width
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { measured = [:] }
    (given, sections) = (nil, nil)
    super.invalidateLayout(with: context)
  }

  // MARK: Attributes

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    arranged.indices.flatMap { index in
      let section = arranged[index]
      guard section.start < rect.maxY, rect.minY < section.end else {
        return [UICollectionViewLayoutAttributes]()
      }
      let rows = section.rows(from: rect.minY, to: rect.maxY).compactMap {
        layoutAttributesForItem(at: IndexPath(row: $0, section: index))
      }
      let strips = [ListElement.header(of: index), .footer(of: index)].compactMap(attributes)
      return rows + strips.filter { $0.frame.overlaps(rect) }
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let frame = frame(ofRow: indexPath) else { return nil }
    return makeAttributes(for: ListElement(kind: nil, path: indexPath), frame: frame)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let element = ListElement(kind: elementKind, path: indexPath)
    guard let frame = frame(of: element, isPinned: true), frame.height > 0 else { return nil }
    let attributes = makeAttributes(for: element, frame: frame)
    attributes.zIndex = 1
    return attributes
  }

  func frame(ofRow path: IndexPath) -> CGRect? {
    guard let table, arranged.indices.contains(path.section),
      arranged[path.section].heights.indices.contains(path.row)
    else { return nil }
    let section = arranged[path.section]
    var frame = table.rowFrame
    (frame.origin.y, frame.size.height) = (section.edges[path.row], section.heights[path.row])
    return frame
  }

  /// The frame of a section's header or footer, in a plain table at the edge of the visible part.
  func frame(of element: ListElement, isPinned: Bool) -> CGRect? {
    guard let table, arranged.indices.contains(element.path.section) else { return nil }
    let section = arranged[element.path.section]
    var frame = table.rowFrame
    let seen = table.bounds.inset(by: table.adjustedContentInset)
    let pins = isPinned && table.style == .plain
    if element.isHeader {
      frame.size.height = section.header.height
      frame.origin.y = section.header.start
      let last = section.edges[section.edges.count - 1] - frame.height
      if pins { frame.origin.y = max(frame.minY, min(seen.minY, last)) }
    } else {
      frame.size.height = section.footer.height
      frame.origin.y = section.footer.start
      if pins { frame.origin.y = min(frame.minY, max(seen.maxY - frame.height, section.edges[0])) }
    }
    return frame
  }

  /// The frame of a section, with its header and footer.
  func frame(ofSection section: Int) -> CGRect? {
    guard let table, arranged.indices.contains(section) else { return nil }
    var frame = table.rowFrame
    frame.origin.y = arranged[section].start
    frame.size.height = arranged[section].end - frame.minY
    return frame
  }
}

/// Heights, given and measured.
extension TableLayout {
  /// Takes the height of a new cell, if it is sized by its content and was not measured before.
  ///
  /// - Returns: Whether the cell has had that height already.
  func takeHeight(of view: any ListView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let element = attributes.element
    guard element.kind == nil, measured[element] == nil,
      given?[element.path.section].rows[element.path.row].isEstimate == true
    else { return true }
    measure([element: view])
    guard measured[element] != attributes.size.height else { return true }
    sections = nil
    return false
  }

  /// Keeps the measured heights of what stays in the table, and measures again what is in sight.
  func move(by outcome: ListChanges.Outcome) {
    guard let views = table?.views else { return }
    let old = measured.filter { $0.key.kind != nil || !outcome.reloaded.contains($0.key.path) }
    let moved = old.compactMap { element, height in outcome.place(of: element).map { ($0, height) }
    }
    // Headers and footers of reloaded sections have lost their views.
    measured = Dictionary(moved) { first, _ in first }.filter {
      $0.key.kind == nil || views.shown[$0.key] != nil || views.kept[$0.key] != nil
    }
    measure(views.shown.filter { measured[$0.key] != nil })
  }

  private func measure(_ views: [ListElement: any ListView]) {
    for (element, view) in views {
      measured[element] = view.fittingHeight(forWidth: measuredWidth)
    }
  }

  /// The sections, computed when they are needed.
  private var arranged: [TableSection] {
    if let sections { return sections }
    guard let table else { return [] }
    let given = given ?? World.current.hosting { ask(table) }
    self.given = given
    var start = table.headerHeight
    let arranged = given.indices.map { index in
      let header = stripHeight(.header(of: index), given[index].header)
      let rows = given[index].rows.enumerated().map { row, given in
        let element = ListElement(kind: nil, path: IndexPath(row: row, section: index))
        return given.isEstimate ? measured[element] ?? given.height : given.height
      }
      let footer = stripHeight(.footer(of: index), given[index].footer)
      let section = TableSection(
        from: start, padding: header > 0 ? table.headerPadding : 0, header: header, rows: rows,
        footer: footer)
      start = section.end
      return section
    }
    sections = arranged
    return arranged
  }

  private func ask(_ table: UITableView) -> [Heights] {
    let delegate = table.delegate
    return (0..<table.numberOfSections).map { section in
      let header = delegate?.tableView(table, heightForHeaderInSection: section)
      let footer = delegate?.tableView(table, heightForFooterInSection: section)
      let rows = (0..<table.numberOfRows(inSection: section)).map { row in
        let path = IndexPath(row: row, section: section)
        let height = delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
        guard height < 0 else { return (height, isEstimate: false) }
        let estimate =
          delegate?.tableView(table, estimatedHeightForRowAt: path) ?? table.estimatedRowHeight
        return (estimate > 0 ? estimate : Self.rowHeight, isEstimate: true)
      }
      return Heights(
        header: given(header ?? table.sectionHeaderHeight), rows: rows,
        footer: given(footer ?? table.sectionFooterHeight))
    }
  }

  private func given(_ height: CGFloat) -> CGFloat? { height < 0 ? nil : height }

  private func stripHeight(_ element: ListElement, _ given: CGFloat?) -> CGFloat {
    if let height = given ?? measured[element] { return height }
    guard let table else { return 0 }
    let width = table.rowFrame.width
    let height = table.strip(for: element)?.fittingHeight(forWidth: width)
    // Grouped tables have space between sections.
    let space = table.style == .plain ? 0 : element.isFirstHeader ? 35 : 17.5
    measured[element] = height ?? space
    return measured[element] ?? 0
  }
}

/// The vertical places in a section of a table.
private struct TableSection {
  let start: CGFloat
  let header: (start: CGFloat, height: CGFloat)
  let heights: [CGFloat]
  /// The upper edges of the rows, and the lower edge of the last one.
  let edges: [CGFloat]
  let footer: (start: CGFloat, height: CGFloat)

  var end: CGFloat { footer.start + footer.height }

  init(
    from start: CGFloat, padding: CGFloat, header: CGFloat, rows: [CGFloat], footer: CGFloat
  ) {
    self.start = start
    self.header = (start + padding, header)
    heights = rows
    var edges = [start + padding + header]
    for height in rows { edges.append(edges[edges.count - 1] + height) }
    self.edges = edges
    self.footer = (edges[edges.count - 1], footer)
  }

  /// The rows of which a part lies between two heights.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [Int] {
    heights.indices.filter { edges[$0] < bottom && top < edges[$0 + 1] }
  }
}

@MainActor extension ListElement {
  static func header(of section: Int) -> ListElement {
    ListElement(
      kind: UICollectionView.elementKindSectionHeader, path: IndexPath(item: 0, section: section))
  }

  static func footer(of section: Int) -> ListElement {
    ListElement(
      kind: UICollectionView.elementKindSectionFooter, path: IndexPath(item: 0, section: section))
  }

  var isHeader: Bool { kind == UICollectionView.elementKindSectionHeader }

  fileprivate var isFirstHeader: Bool { isHeader && path.section == 0 }
}

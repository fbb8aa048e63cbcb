import Foundation

/// Views for rows, headers and footers, from the data source and the delegate.
extension UITableView {
  /// Registers the class of cells with an identifier; `nil` removes it.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registered[ReuseKey(kind: nil, identifier: identifier)] = cellClass
  }

  /// Registers the class of headers and footers with an identifier; `nil` removes it.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registered[.headerFooter(identifier)] = aClass
  }

  /// Returns a cell that is reused, after its `prepareForReuse()`, or a new one of the registered class;
  /// `nil` if there is neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    var cell: UITableViewCell?
    UIView.performWithoutAnimation {
      cell = dequeue(ReuseKey(kind: nil, identifier: identifier)) as? UITableViewCell
    }
    return cell
  }

  /// Returns a cell that is reused, after its `prepareForReuse()`, or a new one of the registered class.
  ///
  /// It has the size of the row already (N7).
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      World.current.fault(
        "N7",
        """
        \(describe(self)) was asked for a cell with the identifier \(identifier), for which no class \
        is registered, which raises an exception on a device: call register in viewDidLoad
        """)
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    if let attributes = attributes(of: ListElement(kind: nil, path: indexPath)) {
      UIView.performWithoutAnimation { cell.place(by: attributes) }
    }
    return cell
  }

  /// Returns a header or footer that is reused, or a new one of the registered class; `nil` if there is
  /// neither.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    dequeue(.headerFooter(identifier)) as? UITableViewHeaderFooterView
  }

  private func dequeue(_ key: ReuseKey) -> (any ListView)? {
    if let view = views.dequeue(key) { return view }
    if let type = registered[key] as? UITableViewCell.Type {
      return type.init(_registered: key.identifier)
    }
    return (registered[key] as? UITableViewHeaderFooterView.Type)?.init(_registered: key.identifier)
  }

  /// Gives a cell what its place in the table determines.
  func dress(_ view: any ListView, _ element: ListElement) {
    (view as? UITableViewHeaderFooterView)?.sides = contentSides
    guard let cell = view as? UITableViewCell, element.kind == nil else { return }
    let (row, section) = (element.path.row, element.path.section)
    cell.look = TableCellLook(
      isFirst: row == 0, isLast: row == numberOfRows(inSection: section) - 1, style: style,
      separator: separatorStyle == .none ? nil : separatorColor, inset: separatorInset,
      sides: contentSides)
    if cell.backgroundColor == nil { cell.backgroundColor = cell.look.background }
  }
}

extension ReuseKey {
  static func headerFooter(_ identifier: String) -> ReuseKey {
    ReuseKey(kind: "UITableViewHeaderFooterView", identifier: identifier)
  }
}

extension UITableView: ListHost {
  var layout: UICollectionViewLayout { tableLayout }

  func countItems() -> ListCounts {
    guard let dataSource else { return ListCounts(items: []) }
    return World.current.hosting {
      let sections = max(dataSource.numberOfSections(in: self), 0)
      return ListCounts(
        items: (0..<sections).map { max(dataSource.tableView(self, numberOfRowsInSection: $0), 0) })
    }
  }

  func makeView(for element: ListElement) -> (any ListView)? {
    guard element.kind == nil else {
      return strips.removeValue(forKey: element) ?? makeStrip(for: element)
    }
    guard let dataSource else { return nil }
    isAsking = true
    let cell = World.current.hosting { dataSource.tableView(self, cellForRowAt: element.path) }
    isAsking = false
    UIView.performWithoutAnimation { dress(cell, element) }
    mark(cell, at: element.path)
    return cell
  }

  /// The view of a header or footer, made to be measured if there is none yet.
  func strip(for element: ListElement) -> (any ListView)? {
    if let view = views.shown[element] ?? views.kept[element] ?? strips[element] { return view }
    strips[element] = makeStrip(for: element)
    return strips[element]
  }

  private func makeStrip(for element: ListElement) -> (any ListView)? {
    let section = element.path.section
    return World.current.hosting {
      let view =
        element.isHeader
        ? delegate?.tableView(self, viewForHeaderInSection: section)
        : delegate?.tableView(self, viewForFooterInSection: section)
      if let view { return view as? any ListView ?? TableStrip(view) }
      let title =
        element.isHeader
        ? dataSource?.tableView(self, titleForHeaderInSection: section)
        : dataSource?.tableView(self, titleForFooterInSection: section)
      return title.map { makeTitle($0) }
    }
  }

  private func makeTitle(_ title: String) -> UITableViewHeaderFooterView {
    let key = ReuseKey.headerFooter("UITableViewTitle")
    let view =
      views.dequeue(key) as? UITableViewHeaderFooterView
      ?? UITableViewHeaderFooterView(reuseIdentifier: key.identifier)
    view.sides = contentSides
    view.show(title, in: style)
    return view
  }

  func fits(_ view: any ListView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let fits = tableLayout.takeHeight(of: view, attributes)
    if !fits { pass.isPrepared = false }
    return fits
  }

  func didMove(by outcome: ListChanges.Outcome) {
    strips = [:]
    tableLayout.move(by: outcome)
  }

  func targetOffset(for proposed: CGPoint) -> CGPoint { proposed }

  func willDisplay(_ view: any ListView, for element: ListElement) {
    let section = element.path.section
    if element.kind == nil, let cell = view as? UITableViewCell {
      delegate?.tableView(self, willDisplay: cell, forRowAt: element.path)
    } else if element.isHeader {
      delegate?.tableView(self, willDisplayHeaderView: view.listedContent, forSection: section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view.listedContent, forSection: section)
    }
  }

  func didEndDisplaying(_ view: any ListView, for element: ListElement) {
    let section = element.path.section
    if element.kind == nil, let cell = view as? UITableViewCell {
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: element.path)
    } else if element.isHeader {
      delegate?.tableView(self, didEndDisplayingHeaderView: view.listedContent, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view.listedContent, forSection: section)
    }
  }
}

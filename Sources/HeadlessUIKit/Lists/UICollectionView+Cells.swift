import Foundation

/// Views for the items, from the data source.
extension UICollectionView {
  /// Registers the class of cells with an identifier; `nil` removes it.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registered[ReuseKey(kind: nil, identifier: identifier)] = cellClass
  }

  /// Registers the class of headers or footers with an identifier; `nil` removes it.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registered[ReuseKey(kind: elementKind, identifier: identifier)] = viewClass
  }

  /// Returns a cell that is reused, after its `prepareForReuse()`, or a new one of the registered class.
  ///
  /// It has the size of the item already (N7).
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let key = ReuseKey(kind: nil, identifier: identifier)
    return dequeue(key, for: indexPath) as? UICollectionViewCell ?? UICollectionViewCell()
  }

  /// Returns a header or footer that is reused, or a new one of the registered class.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = ReuseKey(kind: elementKind, identifier: identifier)
    return dequeue(key, for: indexPath) ?? UICollectionReusableView()
  }

  private func dequeue(_ key: ReuseKey, for path: IndexPath) -> UICollectionReusableView? {
    let attributes = layout.attributes(of: ListElement(kind: key.kind, path: path))
    var view: UICollectionReusableView?
    UIView.performWithoutAnimation {
      view =
        views.dequeue(key) as? UICollectionReusableView ?? makeView(key, frame: attributes?.frame)
      view?.listing.reuse = key
      if let attributes { view?.place(by: attributes) }
    }
    return view
  }

  private func makeView(_ key: ReuseKey, frame: CGRect?) -> UICollectionReusableView? {
    guard let type = registered[key] as? UICollectionReusableView.Type else {
      World.current.fault(
        "N7",
        """
        \(describe(self)) was asked for a view with the identifier \(key.identifier), for which no \
        class is registered, which raises an exception on a device: call register in viewDidLoad
        """)
      return nil
    }
    return type.init(_registered: frame ?? .zero)
  }

  func shownCell(at path: IndexPath) -> UICollectionViewCell? {
    views.shown[ListElement(kind: nil, path: path)] as? UICollectionViewCell
  }
}

extension UICollectionView: ListHost {
  func countItems() -> ListCounts {
    guard let dataSource else { return ListCounts(items: []) }
    return World.current.hosting {
      let sections = max(dataSource.numberOfSections(in: self), 0)
      return ListCounts(
        items: (0..<sections).map {
          max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)
        })
    }
  }

  func makeView(for element: ListElement) -> (any ListView)? {
    guard let dataSource else { return nil }
    let view = World.current.hosting {
      element.kind.map {
        dataSource.collectionView(
          self, viewForSupplementaryElementOfKind: $0, at: element.path)
      } ?? dataSource.collectionView(self, cellForItemAt: element.path)
    }
    if view.reuseIdentifier == nil {
      World.current.fault(
        "N7",
        """
        the data source returned a \(describe(view)) that was not dequeued, which raises an exception \
        on a device: return one of dequeueReusableCell(withReuseIdentifier:for:)
        """)
    }
    if element.kind == nil { mark(view, at: element.path) }
    return view
  }

  func willDisplay(_ view: any ListView, for element: ListElement) {
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
    } else if let view = view as? UICollectionReusableView, let kind = element.kind {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.path)
    }
  }

  func didEndDisplaying(_ view: any ListView, for element: ListElement) {
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
    } else if let view = view as? UICollectionReusableView, let kind = element.kind {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.path)
    }
  }

  func targetOffset(for proposed: CGPoint) -> CGPoint {
    delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? layout.targetContentOffset(forProposedContentOffset: proposed)
  }
}

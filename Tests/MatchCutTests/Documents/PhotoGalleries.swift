import UIKit

/// Thumbnails in a collection view.
final class ThumbnailGrid: UICollectionViewController, PhotoGallery {
  private let photos: [UIImage]
  private let makePager: @MainActor ([UIImage], Int) -> any PhotoPager

  init(
    _ photos: [UIImage], opening makePager: @escaping @MainActor ([UIImage], Int) -> any PhotoPager
  ) {
    self.photos = photos
    self.makePager = makePager
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 110)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
  }

  func thumbnail(of index: Int) -> UIView? {
    (collectionView.cellForItem(at: [0, index]) as? PhotoCell)?.imageView
  }

  func isInSight(_ index: Int) -> Bool {
    collectionView.indexPathsForVisibleItems.contains([0, index])
  }

  func scroll(to index: Int) {
    collectionView.scrollToItem(at: [0, index], at: .centeredVertically, animated: false)
    collectionView.layoutIfNeeded()
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { photos.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.imageView.image = photos[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    open(makePager(photos, indexPath.item))
  }
}

/// Albums below each other in a table, whose thumbnails stand in a row that scrolls sideways.
final class AlbumTable: UITableViewController, PhotoGallery {
  /// The number of photos in an album.
  static let rowLength = 12
  private let photos: [UIImage]
  private let makePager: @MainActor ([UIImage], Int) -> any PhotoPager

  init(
    _ photos: [UIImage], opening makePager: @escaping @MainActor ([UIImage], Int) -> any PhotoPager
  ) {
    self.photos = photos
    self.makePager = makePager
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(AlbumCell.self, forCellReuseIdentifier: "album")
    tableView.rowHeight = 140
  }

  func thumbnail(of index: Int) -> UIView? {
    album(of: index)?.thumbnail(of: index % Self.rowLength)
  }

  func isInSight(_ index: Int) -> Bool {
    let isRowInSight = tableView.indexPathsForVisibleRows?.contains([0, index / Self.rowLength])
    return isRowInSight == true && album(of: index)?.isInSight(index % Self.rowLength) == true
  }

  func scroll(to index: Int) {
    tableView.scrollToRow(at: [0, index / Self.rowLength], at: .middle, animated: false)
    // The cell comes with the layout, and its own row with another one.
    tableView.layoutIfNeeded()
    album(of: index)?.scroll(to: index % Self.rowLength)
  }

  private func album(of index: Int) -> AlbumCell? {
    tableView.cellForRow(at: [0, index / Self.rowLength]) as? AlbumCell
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    photos.count / Self.rowLength
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "album", for: indexPath)
    let start = indexPath.row * Self.rowLength
    (cell as? AlbumCell)?.show(photos[start..<start + Self.rowLength]) { [weak self] index in
      guard let self else { return }
      open(makePager(photos, index))
    }
    return cell
  }
}

/// A row of thumbnails.
private final class AlbumCell: UITableViewCell, UICollectionViewDataSource, UICollectionViewDelegate
{
  private var photos: ArraySlice<UIImage> = []
  private var onSelect: (Int) -> Void = { _ in }
  private let collectionView: UICollectionView

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 110, height: 110)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.dataSource = self
    collectionView.delegate = self
    contentView.addSubview(collectionView)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photos: ArraySlice<UIImage>, onSelect: @escaping (Int) -> Void) {
    (self.photos, self.onSelect) = (photos, onSelect)
    collectionView.reloadData()
    collectionView.contentOffset = .zero
  }

  func thumbnail(of item: Int) -> UIView? {
    (collectionView.cellForItem(at: [0, item]) as? PhotoCell)?.imageView
  }

  func isInSight(_ item: Int) -> Bool {
    collectionView.indexPathsForVisibleItems.contains([0, item])
  }

  func scroll(to item: Int) {
    layoutIfNeeded()
    guard !isInSight(item) else { return }
    collectionView.scrollToItem(at: [0, item], at: .centeredHorizontally, animated: false)
    collectionView.layoutIfNeeded()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    collectionView.frame = contentView.bounds
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { photos.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.imageView.image = photos[photos.startIndex + indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    onSelect(photos.startIndex + indexPath.item)
  }
}

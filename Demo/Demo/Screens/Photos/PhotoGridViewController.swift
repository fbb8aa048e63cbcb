import UIKit

/// A titled group of photos in a grid.
struct PhotoSection {
  var title: String
  var detail: String
  var photos: [Photo]
  var columns: Int
  var gap: CGFloat
  var cornerRadius: CGFloat

  static let favorites = PhotoSection(
    title: "Favorites", detail: "6 photos", photos: Photo.favorites, columns: 2, gap: 14,
    cornerRadius: 14)
}

/// A grid of photos; a tap opens one.
class PhotoGridViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private let sections: [PhotoSection]

  init(_ sections: [PhotoSection]) {
    self.sections = sections
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize.height = 40
    layout.sectionInset.bottom = Spacing.margin
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  /// All photos, section by section.
  var photos: [Photo] { sections.flatMap(\.photos) }

  /// The thumbnails in sight, in the order of their photos.
  var thumbnails: [ThumbnailView] {
    collectionView.indexPathsForVisibleItems.sorted().compactMap(shownThumbnail)
  }

  /// Returns the thumbnail of a photo, and scrolls to it if it is out of sight.
  func thumbnail(of photo: Photo) -> ThumbnailView? {
    for (section, content) in sections.enumerated() {
      guard let item = content.photos.firstIndex(of: photo) else { continue }
      let indexPath = IndexPath(item: item, section: section)
      if !collectionView.indexPathsForVisibleItems.contains(indexPath) {
        collectionView.scrollToItem(at: indexPath, at: .centeredVertically, animated: false)
        collectionView.layoutIfNeeded()
      }
      return shownThumbnail(at: indexPath)
    }
    return nil
  }

  /// Opens a photo; to be overridden.
  func open(_ thumbnail: ThumbnailView) {}

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = Palette.paper
    collectionView.contentInsetAdjustmentBehavior = .always
    collectionView.contentInset = UIEdgeInsets(
      top: Spacing.small, left: Spacing.margin, bottom: Spacing.margin, right: Spacing.margin)
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.register(
      PhotoHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // A flow layout does not ask for other sizes because of other bounds.
    collectionViewLayout.invalidateLayout()
  }

  private func shownThumbnail(at indexPath: IndexPath) -> ThumbnailView? {
    (collectionView.cellForItem(at: indexPath) as? PhotoCell)?.thumbnail
  }

  // MARK: Collection view

  override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].photos.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    let section = sections[indexPath.section]
    (cell as? PhotoCell)?.thumbnail = ThumbnailView(
      photo: section.photos[indexPath.item], cornerRadius: section.cornerRadius)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (header as? PhotoHeader)?.show(sections[indexPath.section])
    return header
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    if let thumbnail = shownThumbnail(at: indexPath) { open(thumbnail) }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { sections[section].gap }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { sections[section].gap }

  /// Thumbnails have the aspect ratio of the photos, so that one becomes the other by scaling.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let section = sections[indexPath.section]
    let room = collectionView.bounds.inset(by: collectionView.adjustedContentInset).width
    let isWide = traitCollection.horizontalSizeClass == .regular && room > 700
    let columns = CGFloat(isWide ? 6 : section.columns)
    // Fractions might not fit into the row.
    let width = ((room - section.gap * (columns - 1)) / columns).rounded(.down)
    return CGSize(width: width, height: width * Painting.size.height / Painting.size.width)
  }
}

/// A thumbnail in the grid.
final class PhotoCell: UICollectionViewCell {
  var thumbnail: ThumbnailView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let thumbnail else { return }
      thumbnail.frame = contentView.bounds
      thumbnail.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(thumbnail)
    }
  }

  // The list gets the touches rather than the button, which is one for VoiceOver.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }
}

/// The title of a section.
private final class PhotoHeader: UICollectionReusableView {
  private let title = UILabel("", size: 20, weight: .bold, color: Palette.ink)
  private let detail = UILabel("", size: 14, color: Palette.faded)

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [title, detail] { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ section: PhotoSection) {
    title.text = section.title
    detail.text = section.detail
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 0, y: 0, width: bounds.width * 0.6, height: 28)
    detail.frame = CGRect(x: bounds.width * 0.6, y: 4, width: bounds.width * 0.4, height: 20)
    detail.alignToEnd()
    mirrorIfNeeded([title, detail])
  }
}

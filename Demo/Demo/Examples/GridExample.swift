import MatchCut
import UIKit

/// A grid whose photos open out of their cells, and follow a finger back into them.
final class GridExample: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private let photos = Photo.favorites

  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = Palette.paper
    collectionView.contentInsetAdjustmentBehavior = .always
    collectionView.contentInset = UIEdgeInsets(top: 68, left: 24, bottom: 24, right: 24)
    let heading = UILabel("Favorites", size: 34, weight: .heavy, color: Palette.ink)
    heading.frame = CGRect(x: 0, y: -60, width: 300, height: 44)
    collectionView.addSubview(heading)
    collectionView.register(PhotoGridCell.self, forCellWithReuseIdentifier: "photo")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { photos.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoGridCell)?.picture = PaintingView(photos[indexPath.item].painting)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let side = ((collectionView.bounds.width - 48 - 12) / 2).rounded(.down)
    return CGSize(width: side, height: side * 4 / 3)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    if presentedViewController == nil { open(at: indexPath) }
  }

  private func open(at indexPath: IndexPath) {
    let screen = PhotoScreen(photos[indexPath.item])
    let zoom = ZoomEffect.zoom(
      from: .provider { [weak collectionView] _ in
        // The cell that shows the photo now.
        let cell =
          collectionView?.cellForItem(at: indexPath)
          as? PhotoGridCell
        return (cell?.picture).map { .view($0) }
      },
      matching: .picture(screen.picture))
    let transition = ModalTransition(zoom, dismissal: .drag)
    present(screen, using: transition)
  }
}

/// A cell with a rounded picture.
final class PhotoGridCell: UICollectionViewCell {
  var picture: PaintingView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let picture else { return }
      picture.layer.cornerRadius = 18
      picture.frame = contentView.bounds
      picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(picture)
    }
  }
}

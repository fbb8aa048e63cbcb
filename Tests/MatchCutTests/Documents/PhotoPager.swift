import MatchCut
import UIKit

/// A screen that shows one of several photos at a time.
@MainActor protocol PhotoPager: UIViewController {
  /// The photo that is shown.
  var index: Int { get }
  /// The view that shows it.
  var picture: UIImageView? { get }
}

/// A screen with the thumbnails of photos, which opens a pager.
@MainActor protocol PhotoGallery: UIViewController {
  /// The view that shows a thumbnail, if a cell has it.
  func thumbnail(of index: Int) -> UIView?
  /// Whether a thumbnail is in sight.
  func isInSight(_ index: Int) -> Bool
  /// Scrolls to a thumbnail without animation.
  func scroll(to index: Int)
}

extension PhotoGallery {
  /// Zooms out of a thumbnail, and back into that of the photo that is shown by then.
  func open(_ pager: any PhotoPager) {
    let source = ZoomSource.provider { [weak self, weak pager] _ in
      guard let self, let index = pager?.index else { return nil }
      if !isInSight(index) { scroll(to: index) }
      return thumbnail(of: index).map { .view($0) }
    }
    let target = ZoomTarget.provider { [weak pager] _ in (pager?.picture).map { .picture($0) } }
    present(pager, using: ModalTransition(.zoom(from: source, matching: target), dismissal: .drag))
  }
}

/// A photo that can be zoomed, in a viewer.
final class PhotoScrollView: UIScrollView, UIScrollViewDelegate {
  let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
    maximumZoomScale = 4
    contentInsetAdjustmentBehavior = .never
    picture.contentMode = .scaleAspectFit
    addSubview(picture)
    fit()
  }

  required init?(coder: NSCoder) { nil }

  /// Fills a frame with the photo.
  func place(at frame: CGRect) {
    guard frame != self.frame else { return }
    zoomScale = 1
    self.frame = frame
    fit()
  }

  private func fit() {
    contentSize = bounds.size
    picture.frame = CGRect(origin: .zero, size: bounds.size)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
}

/// Photos in a collection view that pages, each in an item as large as the screen.
final class CollectionPager: UIViewController, PhotoPager, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private(set) var index: Int
  private let photos: [UIImage]
  private let layout = UICollectionViewFlowLayout()
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
  /// The size for which the pages were laid out; zero meanwhile, when scrolling turns no page.
  private var laidOutSize = CGSize.zero

  init(_ photos: [UIImage], startingAt start: Int) {
    self.photos = photos
    index = start
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var picture: UIImageView? {
    (collectionView.cellForItem(at: [0, index]) as? PageCell)?.page.picture
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    collectionView.isPagingEnabled = true
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(PageCell.self, forCellWithReuseIdentifier: "page")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    guard size != laidOutSize else { return }
    laidOutSize = .zero
    // An item must not be higher than the list (N14).
    layout.itemSize = size
    collectionView.frame = view.bounds
    collectionView.layoutIfNeeded()
    // The offset is the same in points, at another page (N14.2), and before the first layout there
    // was nothing to scroll (N4.1).
    collectionView.contentOffset.x = size.width * CGFloat(index)
    collectionView.layoutIfNeeded()
    laidOutSize = size
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { photos.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
    (cell as? PageCell)?.page.picture.image = photos[indexPath.item]
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard laidOutSize.width > 0 else { return }
    let page = Int((scrollView.contentOffset.x / laidOutSize.width).rounded())
    index = min(max(page, 0), photos.count - 1)
  }

  private final class PageCell: UICollectionViewCell {
    let page = PhotoScrollView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(page)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      page.place(at: contentView.bounds)
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      page.zoomScale = 1
    }
  }
}

/// Photos in a plain scroll view that pages, with views for the shown one and its neighbors only.
final class ScrollPager: UIViewController, PhotoPager, UIScrollViewDelegate {
  private(set) var index: Int
  private let photos: [UIImage]
  private let scrollView = UIScrollView()
  private var pages: [Int: PhotoScrollView] = [:]
  /// The size for which the pages were laid out; zero meanwhile, when scrolling turns no page.
  private var laidOutSize = CGSize.zero

  init(_ photos: [UIImage], startingAt start: Int) {
    self.photos = photos
    index = start
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var picture: UIImageView? { pages[index]?.picture }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    guard size != laidOutSize else { return }
    laidOutSize = .zero
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: size.width * CGFloat(photos.count), height: size.height)
    scrollView.contentOffset.x = size.width * CGFloat(index)
    laidOutSize = size
    showPages()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard laidOutSize.width > 0 else { return }
    let page = Int((scrollView.contentOffset.x / laidOutSize.width).rounded())
    index = min(max(page, 0), photos.count - 1)
    showPages()
  }

  private func showPages() {
    let shown = max(0, index - 1)...min(photos.count - 1, index + 1)
    for (number, page) in pages where !shown.contains(number) {
      page.removeFromSuperview()
      pages[number] = nil
    }
    for number in shown {
      let page = pages[number] ?? PhotoScrollView()
      page.picture.image = photos[number]
      page.place(
        at: CGRect(
          origin: CGPoint(x: laidOutSize.width * CGFloat(number), y: 0), size: laidOutSize))
      pages[number] = page
      if page.superview == nil { scrollView.addSubview(page) }
    }
  }
}

extension ViewerViewController: PhotoPager {
  var index: Int { page?.index ?? 0 }
  var picture: UIImageView? { page?.imageView }
}

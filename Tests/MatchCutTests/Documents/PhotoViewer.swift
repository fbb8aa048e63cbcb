import MatchCut
import UIKit

// MARK: Photos, cells and pages

final class PhotoPage: UIViewController, UIScrollViewDelegate {
  let index: Int
  let imageView = UIImageView()
  private let scrollView = UIScrollView()

  init(_ index: Int, showing photo: UIImage?) {
    self.index = index
    super.init(nibName: nil, bundle: nil)
    imageView.image = photo
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    scrollView.maximumZoomScale = 4
    scrollView.contentInsetAdjustmentBehavior = .never
    imageView.contentMode = .scaleAspectFit
    imageView.isAccessibilityElement = true
    scrollView.addSubview(imageView)
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard scrollView.frame != view.bounds else { return }
    scrollView.zoomScale = 1
    scrollView.frame = view.bounds
    scrollView.contentSize = view.bounds.size
    imageView.frame = view.bounds
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
}

final class PhotoCell: UICollectionViewCell {
  let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.isAccessibilityElement = true
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }
}

final class GridViewController: UICollectionViewController {
  private let photos: [UIImage]

  init(_ photos: [UIImage]) {
    self.photos = photos
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 110)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
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
    let viewer = ViewerViewController(photos, startingAt: indexPath.item)
    present(viewer, using: transition(for: viewer))
  }

  private func transition(for viewer: ViewerViewController) -> ModalTransition {
    ModalTransition(
      .zoom(
        from: .provider { [weak self, weak viewer] _ in
          guard let index = viewer?.page?.index else { return nil }
          return self?.thumbnail(of: index).map { .view($0) }
        },
        matching: .provider { [weak viewer] _ in (viewer?.page?.imageView).map { .picture($0) } }),
      dismissal: .drag)
  }

  private func thumbnail(of index: Int) -> UIView? {
    let indexPath = IndexPath(item: index, section: 0)
    if !collectionView.indexPathsForVisibleItems.contains(indexPath) {
      collectionView.scrollToItem(at: indexPath, at: .centeredVertically, animated: false)
      collectionView.layoutIfNeeded()
    }
    let cell = collectionView.cellForItem(at: indexPath)
    return (cell as? PhotoCell)?.imageView
  }
}

final class ViewerViewController: UIPageViewController, UIPageViewControllerDataSource {
  let closeButton = UIButton(type: .close)
  var page: PhotoPage? { viewControllers?.first as? PhotoPage }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    dataSource = self
    setViewControllers([firstPage], direction: .forward, animated: false)
    closeButton.addAction(
      UIAction { [weak self] _ in self?.dismissOrReverse() }, for: .touchUpInside)
    closeButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(closeButton)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      closeButton.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
      closeButton.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
    ])
  }

  private let photos: [UIImage]
  private let firstPage: PhotoPage

  init(_ photos: [UIImage], startingAt start: Int) {
    self.photos = photos
    firstPage = PhotoPage(start, showing: photos[start])
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? { neighbor(of: page, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? { neighbor(of: page, by: 1) }

  private func neighbor(of page: UIViewController, by step: Int) -> UIViewController? {
    guard let page = page as? PhotoPage, photos.indices.contains(page.index + step)
    else { return nil }
    return PhotoPage(page.index + step, showing: photos[page.index + step])
  }
}

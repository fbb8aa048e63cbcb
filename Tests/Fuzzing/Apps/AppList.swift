import UIKit

/// A collection view of colored cells, which counts its own items.
final class AppList: UICollectionView, UICollectionViewDataSource {
  private var count = 30

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 110)
    super.init(frame: .zero, collectionViewLayout: layout)
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  /// Counts the items, because an update before that counts its changes twice (N6), and changes them.
  func change(_ change: ContentChange) {
    layoutIfNeeded()
    _ = numberOfItems(inSection: 0)
    switch change {
    case .reload: reloadData()
    case .insert(let number):
      count += number
      insertItems(at: paths(number))
    case .remove(let number):
      let removed = min(number, count)
      count -= removed
      deleteItems(at: paths(removed))
    case .show(let item, let animated):
      guard item < count else { return }
      scrollToItem(at: [0, item], at: .centeredVertically, animated: animated)
    case .turn: break
    }
  }

  private func paths(_ number: Int) -> [IndexPath] { (0..<number).map { [0, $0] } }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = .systemGray4
    return cell
  }
}

/// Four pages, which the user and the app turn.
final class AppPager: UIPageViewController, UIPageViewControllerDataSource {
  private let pages = (0..<4).map { _ in UIViewController() }

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows another page.
  func turn(to number: Int, animated: Bool) {
    setViewControllers([pages[number % pages.count]], direction: .forward, animated: animated)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? { neighbor(of: page, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? { neighbor(of: page, by: 1) }

  private func neighbor(of page: UIViewController, by step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(of: page), pages.indices.contains(index + step)
    else { return nil }
    return pages[index + step]
  }
}

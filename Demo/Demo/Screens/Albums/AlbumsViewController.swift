import UIKit

/// Albums below a large title, with a search in a bar of glass above them.
final class AlbumsViewController: UIViewController {
  private(set) lazy var tiles = Album.all.map { album in
    AlbumTile(album) { [weak self] in self?.open($0) }
  }
  private(set) lazy var searchBar = GlassBar(placeholder: "Search albums") { [weak self] in
    self?.show(matching: $0)
  }

  private let scrollView = UIScrollView()
  private let topFade = EdgeFade(from: .top, color: Palette.paper)
  private let bottomFade = EdgeFade(from: .bottom, color: Palette.paper)
  /// The tiles of the albums that were searched for.
  private lazy var shownTiles = tiles

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Albums"
    view.backgroundColor = Palette.paper
    scrollView.delegate = self
    scrollView.contentInset.bottom = GlassBar.height + Spacing.margin
    scrollView.showsVerticalScrollIndicator = false
    for tile in tiles { scrollView.addSubview(tile) }
    // The bar follows the first view.
    for subview in [scrollView, topFade, bottomFade] { view.addSubview(subview) }
    view.addConstrained(searchBar)
    let width = searchBar.widthAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.widthAnchor, constant: -Spacing.margin * 2)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      searchBar.bottomAnchor.constraint(
        equalTo: view.keyboardLayoutGuide.topAnchor, constant: -Spacing.small),
      searchBar.heightAnchor.constraint(equalToConstant: GlassBar.height),
      searchBar.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      searchBar.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
      width,
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let (bounds, area) = (view.bounds, view.safeAreaInsets)
    topFade.frame = CGRect(x: 0, y: 0, width: bounds.width, height: area.top + Spacing.large)
    let height = area.bottom + GlassBar.height + Spacing.large * 3
    bottomFade.frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
    layOutTiles()
  }

  /// Lays out the tiles in columns, each as high as the others.
  private func layOutTiles() {
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let x = area.minX + Spacing.medium
    let width = area.width - Spacing.medium * 2
    let columns = max(2, Int(width / 240))
    let gap: CGFloat = 12
    let side = ((width - gap * CGFloat(columns - 1)) / CGFloat(columns)).rounded(.down)
    var heights = [CGFloat](repeating: Spacing.small, count: columns)
    for (index, tile) in shownTiles.enumerated() {
      let column = index % columns
      // High and low ones take turns in a row as well as in a column.
      let isHigh = (index / columns + column).isMultiple(of: 2)
      let height = (side * (isHigh ? 1.42 : 1.08)).rounded()
      tile.frame = CGRect(
        x: x + CGFloat(column) * (side + gap), y: heights[column], width: side, height: height)
      heights[column] += height + gap
    }
    scrollView.mirrorIfNeeded(shownTiles)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: heights.max() ?? 0)
  }

  private func show(matching text: String) {
    let start = text.lowercased()
    shownTiles = tiles.filter { tile in
      let words = "\(tile.album.title) \(tile.album.place)".lowercased().split(separator: " ")
      return start.isEmpty || words.contains { $0.hasPrefix(start) }
    }
    for tile in tiles { tile.isHidden = !shownTiles.contains(tile) }
    view.setNeedsLayout()
  }

  /// The tile of an album.
  func tile(of album: Album) -> AlbumTile? { tiles.first { $0.album == album } }

  private func open(_ tile: AlbumTile) {
    // Two fingers may tap at once, and one screen is pushed.
    guard navigationController?.topViewController === self else { return }
    navigationController?.pushViewController(AlbumViewController(tile.album), animated: true)
  }
}

extension AlbumsViewController: UIScrollViewDelegate {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    view.endEditing(true)
  }
}

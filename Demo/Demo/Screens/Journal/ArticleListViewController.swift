import MatchCut
import UIKit

/// The stories of the journal: one opens out of its picture, the others are pushed.
final class ArticleListViewController: UITableViewController {
  private(set) lazy var cards = Article.all.map { article in
    ArticleCard(article: article) { [weak self] in self?.open($0) }
  }

  private(set) lazy var coverCard = CoverCard(article: .cover) { [weak self] in
    self?.openCover()
  }

  private let header = UIView()
  private let heading = UILabel("Journal", size: 34, weight: .heavy, color: Palette.ink)
  private let subtitle = UILabel(
    "Five stories for a slow evening", size: 15, color: Palette.faded)
  /// The width for which the rows are laid out.
  private var rowWidth: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [heading, subtitle, coverCard] { header.addSubview(subview) }
    tableView.backgroundColor = Palette.paper
    tableView.separatorStyle = .none
    tableView.allowsSelection = false
    tableView.contentInsetAdjustmentBehavior = .never
    // The tab bar covers the lower edge.
    tableView.contentInset.bottom = 96
    tableView.register(ArticleRow.self, forCellReuseIdentifier: "row")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = area.width - Spacing.margin * 2
    let top = view.safeAreaInsets.top + Spacing.small
    let size = CGSize(
      width: view.bounds.width, height: top + 66 + Spacing.margin * 2 + CoverCard.height)
    if header.frame.size != size {
      header.frame.size = size
      // The table reads the height of its header when that is set.
      tableView.tableHeaderView = header
    }
    let x = view.safeAreaInsets.left + Spacing.margin
    heading.frame = CGRect(x: x, y: top, width: width, height: 44)
    subtitle.frame = CGRect(x: x, y: top + 46, width: width, height: 20)
    coverCard.frame = CGRect(
      x: x, y: top + 66 + Spacing.margin, width: width, height: CoverCard.height)
    guard width != rowWidth else { return }
    rowWidth = width
    tableView.rowHeight = ArticleRow.height(forWidth: width)
    tableView.reloadData()
  }

  private var columns: Int { ArticleRow.columns(forWidth: rowWidth) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    (cards.count + columns - 1) / columns
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let start = indexPath.row * columns
    (cell as? ArticleRow)?.cards = Array(cards[start..<min(start + columns, cards.count)])
    return cell
  }

  /// Whether nothing has been opened: two fingers may tap at once.
  private var isOnTop: Bool {
    presentedViewController == nil && navigationController?.topViewController === self
  }

  private func openCover() {
    guard isOnTop else { return }
    let story = CoverStoryViewController(article: .cover)
    let zoom = ModalTransition(
      .zoom(
        from: .view(coverCard.picture),
        matching: .view(story.picture)),
      dismissal: .drag)
    present(story, using: zoom)
  }

  /// The effect of a story's push and pop: the system's motion for the first story, and a zoom out of
  /// the card for the others.
  func effect(for request: TransitionRequest) -> any TransitionEffect {
    guard let story = request.frontController as? ArticleViewController,
      let card = card(of: story), card !== cards[0]
    else { return .push }
    return .zoom(
      from: .view(card.picture), matching: .view(story.picture),
      also: [
        .pair(of: card.kicker, and: story.kicker),
        .pair(of: card.heading, and: story.heading),
      ])
  }

  /// The card that a story was opened from.
  func card(of story: ArticleViewController) -> ArticleCard? {
    cards.first { $0.article == story.article }
  }

  private func open(_ article: Article) {
    guard isOnTop else { return }
    let story = ArticleViewController(article: article)
    navigationController?.pushViewController(story, animated: true)
  }
}

/// A row of cards, as many as have the width of a story on a phone.
private final class ArticleRow: UITableViewCell {
  var cards: [ArticleCard] = [] {
    didSet {
      backgroundColor = .clear
      // Another row may have taken a card.
      for card in oldValue where card.superview === contentView { card.removeFromSuperview() }
      for card in cards { contentView.addSubview(card) }
    }
  }

  private static let gap = Spacing.medium

  static func columns(forWidth width: CGFloat) -> Int { max(2, Int(width / 220)) }

  static func height(forWidth width: CGFloat) -> CGFloat {
    ArticleCard.height(forWidth: side(forWidth: width)) + gap
  }

  private static func side(forWidth width: CGFloat) -> CGFloat {
    let columns = CGFloat(columns(forWidth: width))
    return (width - gap * (columns - 1)) / columns
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = Self.side(forWidth: contentView.bounds.width - Spacing.margin * 2)
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: Spacing.margin + CGFloat(index) * (side + Self.gap), y: 0, width: side,
        height: contentView.bounds.height - Self.gap)
    }
    contentView.mirrorIfNeeded(cards)
  }
}

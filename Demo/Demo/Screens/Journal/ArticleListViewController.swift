import MatchCut
import UIKit

/// The stories of the journal: one opens out of its picture, the others are pushed.
final class ArticleListViewController: UIViewController {
  private(set) lazy var cards = Article.all.map { article in
    ArticleCard(article: article) { [weak self] in self?.open($0) }
  }

  private(set) lazy var coverCard = CoverCard(article: .cover) { [weak self] in
    self?.openCover()
  }

  /// The effect of all pushes and pops, set by the gallery; nil for one per story.
  var triedEffect: (any TransitionEffect)?

  private let scrollView = UIScrollView()
  private let heading = UILabel("Journal", size: 34, weight: .heavy, color: Palette.ink)
  private let subtitle = UILabel(
    "Five stories for a slow evening", size: 15, color: Palette.faded)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    view.addSubview(scrollView)
    scrollView.contentInsetAdjustmentBehavior = .never
    for subview in [heading, subtitle, coverCard] + cards { scrollView.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let x = area.minX + Spacing.margin
    let width = area.width - Spacing.margin * 2
    var y = area.minY + Spacing.small
    heading.frame = CGRect(x: x, y: y, width: width, height: 44)
    subtitle.frame = CGRect(x: x, y: y + 46, width: width, height: 20)
    y += 66 + Spacing.margin
    coverCard.frame = CGRect(x: x, y: y, width: width, height: CoverCard.height)
    y += CoverCard.height + Spacing.margin
    let size = layOutCards(x: x, y: y, width: width)
    scrollView.mirrorIfNeeded(cards)
    let height = y + size.height + Spacing.medium + 96
    scrollView.contentSize = CGSize(width: view.bounds.width, height: height)
  }

  /// Lays out the cards in rows, and returns their size.
  private func layOutCards(x: CGFloat, y: CGFloat, width: CGFloat) -> CGSize {
    let columns = max(2, Int(width / 220))
    let gap = Spacing.medium
    let side = (width - gap * CGFloat(columns - 1)) / CGFloat(columns)
    let height = ArticleCard.height(forWidth: side)
    for (index, card) in cards.enumerated() {
      let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
      card.frame = CGRect(
        x: x + column * (side + gap), y: y + row * (height + gap), width: side, height: height)
    }
    let rows = CGFloat((cards.count + columns - 1) / columns)
    return CGSize(width: width, height: rows * (height + gap) - gap)
  }

  /// Whether nothing has been opened: two fingers may tap at once.
  private var isOnTop: Bool {
    presentedViewController == nil && navigationController?.topViewController === self
  }

  private func openCover() {
    guard isOnTop else { return }
    let story = CoverStoryViewController(article: .cover)
    let zoom = ModalTransition(
      .zoom(from: .view(coverCard.picture), matching: .view(story.picture)), dismissal: .drag)
    present(story, using: zoom)
  }

  /// The effect of a story's push and pop: the system's motion for the first story, and a zoom out of
  /// the card for the others.
  func effect(for request: TransitionRequest) -> any TransitionEffect {
    if let triedEffect { return triedEffect }
    guard let story = request.frontController as? ArticleViewController,
      let card = cards.first(where: { $0.article == story.article }), zooms(card.article)
    else { return .push }
    return .zoom(
      from: .view(card.picture), matching: .view(story.picture),
      also: [
        .pair(of: card.kicker, and: story.kicker), .pair(of: card.heading, and: story.heading),
      ])
  }

  private func zooms(_ article: Article) -> Bool {
    triedEffect == nil && article != cards[0].article
  }

  private func open(_ article: Article) {
    guard isOnTop else { return }
    let story = ArticleViewController(article: article)
    navigationController?.pushViewController(story, animated: true)
  }
}

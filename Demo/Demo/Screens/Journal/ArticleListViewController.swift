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
    for card in cards {
      card.frame = CGRect(
        x: x - Spacing.small, y: y, width: width + Spacing.small * 2, height: ArticleCard.height)
      y += ArticleCard.height + Spacing.medium
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: y + 96)
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
      let card = cards.dropFirst().first(where: { $0.article == story.article })
    else { return .push }
    return .zoom(
      from: .view(card.picture), matching: .view(story.picture),
      also: [
        .pair(of: card.kicker, and: story.kicker), .pair(of: card.heading, and: story.heading),
      ])
  }

  private func open(_ article: Article) {
    guard isOnTop else { return }
    navigationController?.pushViewController(
      ArticleViewController(article: article), animated: true)
  }
}

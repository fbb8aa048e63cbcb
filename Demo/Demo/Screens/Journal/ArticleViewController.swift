import MatchCut
import UIKit

/// A story: a picture and its text.
final class ArticleViewController: UIViewController {
  private(set) lazy var backButton = IconButton(
    "chevron.backward", label: "Back", color: Palette.ink, background: Palette.card,
    action: { [weak self] in self?.navigationController?.popOrReverse() })

  let article: Article
  let picture: PaintingView
  let kicker: UILabel
  let heading: UILabel

  private let scrollView = UIScrollView()
  private let body: ArticleBody

  init(article: Article) {
    self.article = article
    picture = PaintingView(article.painting, hasGrain: true)
    kicker = UILabel(article.kicker, size: 12, weight: .bold, color: Palette.accent)
    heading = UILabel(article.title, size: 34, weight: .heavy, color: Palette.ink, lines: 0)
    body = ArticleBody(article: article)
    super.init(nibName: nil, bundle: nil)
    title = article.title
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { picture.statusBarStyle(in: view) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    kicker.followTextSize(of: .caption1)
    heading.followTextSize(of: .largeTitle)
    pinContent()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The text changes as the story comes in.
    transitionCoordinator?.animate(alongsideTransition: { [body, article] _ in
      body.readingTime = article.readingTime
    })
    if transitionCoordinator == nil { body.readingTime = article.readingTime }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    setNeedsStatusBarAppearanceUpdate()
  }

  private func pinContent() {
    let texts = UIStackView(.vertical, [kicker, heading, body], spacing: Spacing.small)
    for subview in [scrollView, backButton] { view.addConstrained(subview) }
    for subview in [picture, texts] { scrollView.addConstrained(subview) }
    let (area, content) = (view.safeAreaLayoutGuide, scrollView.contentLayoutGuide)
    // Square like the card's, so that both show the same part of the landscape.
    let square = picture.heightAnchor.constraint(equalTo: picture.widthAnchor)
    square.priority = .defaultHigh
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      picture.topAnchor.constraint(equalTo: content.topAnchor),
      picture.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      picture.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.6),
      square,
      kicker.heightAnchor.constraint(greaterThanOrEqualToConstant: 16),
      texts.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: Spacing.margin),
      texts.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: Spacing.margin),
      texts.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -Spacing.margin),
      texts.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -96 - Spacing.medium),
      backButton.topAnchor.constraint(equalTo: area.topAnchor, constant: Spacing.small),
      backButton.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: Spacing.medium),
      backButton.widthAnchor.constraint(equalToConstant: IconButton.side),
      backButton.heightAnchor.constraint(equalToConstant: IconButton.side),
    ])
  }
}

extension ArticleViewController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    setNeedsStatusBarAppearanceUpdate()
  }
}

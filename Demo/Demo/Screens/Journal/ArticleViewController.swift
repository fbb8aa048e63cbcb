import MatchCut
import UIKit

/// A story: a picture and its text.
final class ArticleViewController: UIViewController {
  private(set) lazy var backButton = IconButton(
    "chevron.backward", label: "Back", color: Palette.ink, background: Palette.card,
    action: { [weak self] in self?.navigationController?.popOrReverse() })

  let article: Article
  let picture: LandscapeView
  let kicker: UILabel
  let heading: UILabel

  /// Whether the text below the title fades with the transition: on a screen that is as small as a
  /// card, it cannot be read.
  var fadesBelowTitle = false

  private let scrollView = UIScrollView()
  private let body: ArticleBody

  init(article: Article) {
    self.article = article
    picture = LandscapeView(landscape: article.landscape)
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
    view.addSubview(scrollView)
    for subview in [picture, kicker, heading, body] { scrollView.addSubview(subview) }
    view.addSubview(backButton)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    fade(fading, isAppearing: true, seconds: 0.1)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    fade(fading, isAppearing: false, seconds: 0.1)
  }

  /// What fades with the transition; the button, because it lies over a picture that becomes small.
  private var fading: [UIView] { fadesBelowTitle ? [backButton, body] : [backButton] }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let safeArea = view.safeAreaInsets
    // Square like the card's, so that both show the same part of the landscape.
    let size = CGSize(
      width: view.bounds.width, height: min(view.bounds.width, view.bounds.height * 0.6))
    picture.frame = CGRect(origin: .zero, size: size)
    backButton.center = CGPoint(
      x: safeArea.left + Spacing.medium + 20, y: safeArea.top + Spacing.small + 20)
    view.mirrorIfNeeded([backButton])
    let area = view.bounds.inset(by: safeArea)
    let width = area.width - Spacing.margin * 2
    var y = picture.frame.maxY + Spacing.margin
    func place(_ view: UIView, height: CGFloat, gap: CGFloat) {
      view.frame = CGRect(x: area.minX + Spacing.margin, y: y, width: width, height: height)
      y += height + gap
    }
    place(kicker, height: 16, gap: Spacing.small)
    place(heading, height: heading.height(forWidth: width), gap: Spacing.small)
    place(
      body, height: body.sizeThatFits(CGSize(width: width, height: 0)).height, gap: Spacing.medium)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: y + 96)
    setNeedsStatusBarAppearanceUpdate()
  }
}

extension ArticleViewController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    setNeedsStatusBarAppearanceUpdate()
  }
}

import MatchCut
import UIKit

/// The cover story: its picture in the center of the screen, and a text to scroll.
final class CoverStoryViewController: UIViewController {
  private(set) lazy var closeButton = IconButton(
    "xmark", label: "Close", color: Palette.ink, background: Palette.card,
    action: { [weak self] in self?.dismissOrReverse() })

  let scrollView = UIScrollView()
  let picture: PaintingView

  private let kicker: UILabel
  private let heading: UILabel
  private let body: ArticleBody
  /// Keeps the status bar readable above the text that scrolls below it.
  private let topFade = EdgeFade(from: .top, color: Palette.paper)

  init(article: Article) {
    kicker = UILabel(article.kicker, size: 12, weight: .bold, color: Palette.accent)
    heading = UILabel(article.title, size: 28, weight: .heavy, color: Palette.ink, lines: 0)
    picture = PaintingView(article.painting, hasGrain: true)
    body = ArticleBody(article: article)
    body.readingTime = article.readingTime
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { picture.statusBarStyle(in: view) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    view.addSubview(scrollView)
    for subview in [kicker, heading, picture, body] { scrollView.addSubview(subview) }
    for subview in [topFade, closeButton] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let bounds = view.bounds
    let safeArea = view.safeAreaInsets
    topFade.frame = CGRect(x: 0, y: 0, width: bounds.width, height: safeArea.top * 1.2)
    let x = safeArea.left + Spacing.margin
    let width = bounds.width - safeArea.right - Spacing.margin - x
    closeButton.center = CGPoint(
      x: bounds.width - safeArea.right - Spacing.medium - 20,
      y: safeArea.top + Spacing.small + 20)
    kicker.frame = CGRect(x: x, y: safeArea.top + Spacing.medium, width: width - 56, height: 16)
    let height = heading.height(forWidth: width - 56)
    heading.frame = CGRect(x: x, y: kicker.frame.maxY + 4, width: width - 56, height: height)
    view.mirrorIfNeeded([closeButton])
    scrollView.mirrorIfNeeded([kicker, heading])
    let size = Painting.size
    let scale = min(bounds.width / size.width, bounds.height / size.height)
    // Centered, like the picture of a card that has grown to the size of the screen.
    let top = max(heading.frame.maxY + Spacing.medium, bounds.midY - size.height * scale / 2)
    picture.frame = CGRect(
      x: bounds.midX - size.width * scale / 2, y: top, width: size.width * scale,
      height: size.height * scale)
    body.frame = CGRect(
      x: x, y: picture.frame.maxY + Spacing.margin, width: width,
      height: body.sizeThatFits(CGSize(width: width, height: 0)).height)
    scrollView.contentSize = CGSize(
      width: bounds.width, height: body.frame.maxY + safeArea.bottom + Spacing.large)
    updateTop()
  }
}

extension CoverStoryViewController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    updateTop()
  }

  /// Fades out the paper at the top as the picture comes below it.
  private func updateTop() {
    let distance = picture.convert(picture.bounds, to: view).minY - view.safeAreaInsets.top / 2
    topFade.alpha = min(max(distance / 12, 0), 1)
    setNeedsStatusBarAppearanceUpdate()
  }
}

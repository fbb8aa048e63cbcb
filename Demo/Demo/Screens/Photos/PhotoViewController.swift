import MatchCut
import UIKit

/// Photos side by side on a dark screen, each with its text below.
final class PhotoViewController: UIViewController, UIScrollViewDelegate {
  private(set) lazy var closeButton = IconButton(
    "xmark", label: "Close", color: Palette.moonlight, background: Palette.frost,
    action: { [weak self] in self?.dismissOrReverse() })
  private(set) lazy var nextButton = IconButton(
    "chevron.forward", label: "Next photo", color: Palette.moonlight, background: Palette.frost,
    action: { [weak self] in self?.showNext() })

  /// The corner radius of all thumbnails, on a picture of the size of the screen.
  private static let thumbnailRadius: CGFloat = 42

  /// Whether everything but the picture fades with the transition.
  var fadesAroundPicture = false

  private let photos: [Photo]
  private var index: Int
  private let pager = UIScrollView()
  /// The visible pages: one, or two while the pager moves.
  private var pages: [Int: PhotoPage] = [:]
  private var laidOutSize = CGSize.zero
  private let place = UILabel("", size: 15, weight: .semibold, color: Palette.dusk)
  private let heading = UILabel("", size: 24, weight: .bold, color: Palette.moonlight)
  private let caption = UILabel("", size: 15, color: Palette.dusk, lines: 0)
  private var hidesWords = false
  private var words: [UIView] { [place, heading, caption, closeButton, nextButton] }

  init(photos: [Photo], showing photo: Photo) {
    self.photos = photos
    index = photos.firstIndex(of: photo) ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The photo that is shown.
  var photo: Photo { photos[index] }
  /// The page that shows it.
  var page: PhotoPage { page(at: index) }
  /// Its picture.
  var picture: PaintingView { page.picture }

  /// Whether a finger holds the screen away from the status bar, which then shows the one behind.
  private var isAside = false {
    didSet { if isAside != oldValue { setNeedsStatusBarAppearanceUpdate() } }
  }

  /// The options of a gesture that dismisses the screen.
  var gestureOptions: GestureOptions {
    var options = GestureOptions()
    options.onProgress = { [weak self] progress in self?.isAside = progress > 0.08 }
    options.onEnd = { [weak self] _ in self?.isAside = false }
    return options
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { isAside ? .default : .lightContent }
  override var prefersStatusBarHidden: Bool { page.isEnlarged }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.night
    pager.isPagingEnabled = true
    // The screen clips it where that is in motion.
    pager.clipsToBounds = false
    pager.contentInsetAdjustmentBehavior = .never
    pager.showsHorizontalScrollIndicator = false
    pager.delegate = self
    place.textAlignment = .center
    for subview in [pager] + words { view.addSubview(subview) }
    showPages(index...index)
    showWords()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    fadeAroundPicture(isAppearing: true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    fadeAroundPicture(isAppearing: false)
  }

  private func fadeAroundPicture(isAppearing: Bool) {
    // A zoomed photo has nothing around it.
    guard fadesAroundPicture, !page.isEnlarged else { return }
    let picture = picture
    fade(words, isAppearing: isAppearing, background: Palette.night) { isShown in
      picture.layer.cornerRadius = isShown ? 0 : Self.thumbnailRadius
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if laidOutSize != view.bounds.size { layOutPages() }
    layOutWords()
  }

  // MARK: Pages

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    // While its size changes, the pager's offset does not match its pages.
    guard pager.bounds.size == laidOutSize, laidOutSize.width > 0 else { return }
    let last = CGFloat(photos.count - 1)
    let position = min(max(pager.contentOffset.x / laidOutSize.width, 0), last)
    let nearest = Int(position.rounded())
    if nearest != index {
      index = nearest
      showWords()
      view.setNeedsLayout()
    }
    showPages(Int(position.rounded(.down))...Int(position.rounded(.up)))
  }

  private func showNext() {
    let next = (index + 1) % photos.count
    let offset = CGPoint(x: CGFloat(next) * laidOutSize.width, y: 0)
    // The last one is followed by the first, which is too far to animate.
    pager.setContentOffset(offset, animated: next > index)
  }

  private func page(at index: Int) -> PhotoPage {
    if let page = pages[index] { return page }
    let page = PhotoPage(photo: photos[index])
    page.onZoom = { [weak self] in self?.zoomDidChange() }
    pages[index] = page
    return page
  }

  private func showPages(_ range: ClosedRange<Int>) {
    for (number, page) in pages where !range.contains(number) {
      page.removeFromSuperview()
      pages[number] = nil
    }
    for number in range {
      let page = page(at: number)
      guard page.superview !== pager else { continue }
      page.frame = frame(ofPage: number)
      pager.addSubview(page)
    }
  }

  private func layOutPages() {
    laidOutSize = .zero
    let size = view.bounds.size
    pager.frame = CGRect(origin: .zero, size: size)
    pager.contentSize = CGSize(width: size.width * CGFloat(photos.count), height: size.height)
    pager.contentOffset = CGPoint(x: size.width * CGFloat(index), y: 0)
    laidOutSize = size
    for (number, page) in pages {
      page.frame = frame(ofPage: number)
      // A transition may ask for the frame of the picture right after this.
      page.layoutIfNeeded()
    }
  }

  private func frame(ofPage number: Int) -> CGRect {
    CGRect(
      x: CGFloat(number) * laidOutSize.width, y: 0, width: laidOutSize.width,
      height: laidOutSize.height)
  }

  // MARK: Texts

  /// A zoomed photo hides everything else.
  private func zoomDidChange() {
    guard hidesWords != page.isEnlarged else { return }
    hidesWords = page.isEnlarged
    UIView.animate(withDuration: 0.2) {
      for view in self.words { view.alpha = self.hidesWords ? 0 : 1 }
      self.setNeedsStatusBarAppearanceUpdate()
    }
  }

  private func showWords() {
    place.text = photo.place
    heading.text = photo.title
    caption.text = photo.caption
  }

  private func layOutWords() {
    let bounds = view.bounds
    let safeArea = view.safeAreaInsets
    let top = safeArea.top + Spacing.small
    closeButton.center = CGPoint(x: safeArea.left + Spacing.medium + 20, y: top + 20)
    nextButton.center = CGPoint(x: bounds.width - safeArea.right - Spacing.medium - 20, y: top + 20)
    view.mirrorIfNeeded([closeButton, nextButton])
    place.frame = CGRect(x: 80, y: top + 10, width: bounds.width - 160, height: 20)
    let x = safeArea.left + Spacing.margin
    let width = bounds.width - safeArea.right - Spacing.margin - x
    let height = caption.height(forWidth: width)
    let lowest = bounds.height - safeArea.bottom - Spacing.small - height - 36
    let pictureEnd = (bounds.height + PhotoPage.fittedSize(in: bounds.size).height) / 2
    let y = min(pictureEnd + Spacing.medium, lowest)
    // In landscape, there is space for the picture only.
    for label in [heading, caption] { label.isHidden = pictureEnd > lowest }
    heading.frame = CGRect(x: x, y: y, width: width, height: 32)
    caption.frame = CGRect(x: x, y: y + 36, width: width, height: height)
  }
}

import MatchCut
import UIKit

/// Posts to scroll, with a camera beside them, which a finger pulls in.
final class FeedViewController: UIViewController {
  private(set) lazy var cameraButton = IconButton(
    "plus", label: "Camera", color: Palette.ink, background: Palette.card,
    action: { [weak self] in self?.openCamera() })

  private lazy var closeButton = IconButton.close(self)
  private let camera = ModalTransition(
    .slide(from: .leading), dismissal: .pan(.leading),
    presentation: PresentationOptions(removesPresenter: true))
  private lazy var cameraPull = PanPresentInteraction(
    presentingFrom: self, direction: .trailing, using: camera
  ) { FeedCameraViewController() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    let posts = (Photo.recent + Photo.favorites).map(makePost)
    let list = UIStackView(.vertical, posts, spacing: Spacing.margin)
    let scrollView = UIScrollView()
    scrollView.contentInsetAdjustmentBehavior = .never
    let heading = UILabel("Following", size: 24, weight: .heavy, color: Palette.ink)
    for subview in [scrollView, cameraButton, heading] { view.addConstrained(subview) }
    scrollView.addConstrained(list)
    let area = view.safeAreaLayoutGuide
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      cameraButton.topAnchor.constraint(equalTo: area.topAnchor, constant: Spacing.small),
      cameraButton.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: Spacing.medium),
      cameraButton.widthAnchor.constraint(equalToConstant: IconButton.side),
      cameraButton.heightAnchor.constraint(equalToConstant: IconButton.side),
      heading.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      heading.centerYAnchor.constraint(equalTo: cameraButton.centerYAnchor),
      scrollView.topAnchor.constraint(equalTo: cameraButton.bottomAnchor, constant: Spacing.small),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      list.topAnchor.constraint(equalTo: content.topAnchor, constant: Spacing.small),
      list.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -Spacing.large),
      list.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      list.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    view.addGestureRecognizer(cameraPull.gestureRecognizer)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    closeButton.lieInCorner(of: self)
  }

  private func openCamera() {
    guard presentedViewController == nil else { return }
    present(FeedCameraViewController(), using: camera)
  }

  private func makePost(_ photo: Photo) -> UIView {
    let picture = PaintingView(photo.painting)
    picture.heightAnchor.constraint(equalTo: picture.widthAnchor).isActive = true
    let title = UILabel(photo.place, size: 16, weight: .semibold, color: Palette.ink)
    let heart = UIImageView(symbol: "heart.fill", size: 18, color: Palette.accent)
    heart.setContentHuggingPriority(.required, for: .horizontal)
    let caption = UILabel(photo.caption, size: 15, color: Palette.faded, lines: 0)
    let words = UIStackView(
      .vertical,
      [
        UIStackView(.horizontal, [title, heart], spacing: Spacing.small, alignment: .center),
        caption,
      ], spacing: 4)
    words.isLayoutMarginsRelativeArrangement = true
    words.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    return UIStackView(.vertical, [picture, words], spacing: 12)
  }
}

/// A camera: the shutter above the picture.
final class FeedCameraViewController: UIViewController {
  private(set) lazy var closeButton = IconButton.close(self)
  private let parts = [
    ViewfinderViewController(), ShutterViewController(hint: "Swipe back to the feed"),
  ]

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in parts {
      addChild(part)
      view.addSubview(part.view)
      part.didMove(toParent: self)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for part in parts { part.view.frame = view.bounds }
    closeButton.lieInCorner(of: self)
  }
}

import UIKit

/// One photo on a dark screen, with its words below.
final class PhotoViewController: UIViewController {
  private(set) var photo: Photo
  private(set) lazy var closeButton = IconButton(
    "xmark", label: "Close", color: Palette.moonlight, background: Palette.frost,
    action: { [weak self] in self?.dismiss(animated: true) })
  private(set) lazy var nextButton = IconButton(
    "chevron.forward", label: "Next photo", color: Palette.moonlight, background: Palette.frost,
    action: { [weak self] in self?.showNext() })

  let picture: LandscapeView

  private let photos: [Photo]
  private let place: UILabel
  private let heading: UILabel
  private let caption: UILabel

  init(photos: [Photo], showing photo: Photo) {
    self.photos = photos
    self.photo = photo
    picture = LandscapeView(landscape: photo.landscape)
    place = UILabel(photo.place, size: 15, weight: .semibold, color: Palette.dusk)
    heading = UILabel(photo.title, size: 24, weight: .bold, color: Palette.moonlight)
    caption = UILabel(photo.caption, size: 15, color: Palette.dusk, lines: 0)
    super.init(nibName: nil, bundle: nil)
    modalPresentationCapturesStatusBarAppearance = true
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.night
    place.textAlignment = .center
    for subview in [picture, place, heading, caption, closeButton, nextButton] {
      view.addSubview(subview)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safeArea = view.safeAreaInsets
    let size = Landscape.size
    let scale = min(bounds.width / size.width, bounds.height / size.height)
    picture.frame = CGRect(
      x: bounds.midX - size.width * scale / 2, y: bounds.midY - size.height * scale / 2,
      width: size.width * scale, height: size.height * scale)
    let top = safeArea.top + Spacing.small
    closeButton.center = CGPoint(x: safeArea.left + Spacing.medium + 20, y: top + 20)
    nextButton.center = CGPoint(x: bounds.width - safeArea.right - Spacing.medium - 20, y: top + 20)
    place.frame = CGRect(x: 80, y: top + 10, width: bounds.width - 160, height: 20)
    let x = safeArea.left + Spacing.margin
    let width = bounds.width - safeArea.right - Spacing.margin - x
    let height = caption.height(forWidth: width)
    // Below the picture, or on it where there is no room.
    let lowest = bounds.height - safeArea.bottom - Spacing.small - height - 36
    let y = min(picture.frame.maxY + Spacing.medium, lowest)
    heading.frame = CGRect(x: x, y: y, width: width, height: 32)
    caption.frame = CGRect(x: x, y: y + 36, width: width, height: height)
  }

  private func showNext() {
    let index = photos.firstIndex(of: photo) ?? 0
    photo = photos[(index + 1) % photos.count]
    picture.landscape = photo.landscape
    place.text = photo.place
    heading.text = photo.title
    caption.text = photo.caption
    view.setNeedsLayout()
  }
}

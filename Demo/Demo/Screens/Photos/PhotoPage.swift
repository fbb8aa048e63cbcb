import UIKit

/// A photo with its text below.
final class PhotoPage: UIViewController {
  let photo: Photo
  /// Called when the photo has become larger than the screen, or no longer is, in an animation.
  var onEnlarge: @MainActor () -> Void = {}

  private let zoomView: PhotoZoomView
  private let place: UILabel
  private let heading: UILabel
  private let caption: UILabel

  init(_ photo: Photo) {
    self.photo = photo
    zoomView = PhotoZoomView(photo: photo)
    place = UILabel(photo.place, size: 15, weight: .semibold, color: Palette.dusk)
    heading = UILabel(photo.title, size: 24, weight: .bold, color: Palette.moonlight)
    caption = UILabel(photo.caption, size: 15, color: Palette.dusk, lines: 0)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var picture: PaintingView { zoomView.picture }
  var words: [UIView] { [place, heading, caption] }
  /// Whether the photo is larger than the screen.
  var isEnlarged: Bool { zoomView.isEnlarged }

  override func viewDidLoad() {
    super.viewDidLoad()
    place.textAlignment = .center
    for subview in [zoomView] + words { view.addSubview(subview) }
    zoomView.onEnlarge = { [weak self] in self?.hideWordsIfEnlarged() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    zoomView.frame = view.bounds
    layOutWords()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    zoomView.zoomScale = zoomView.minimumZoomScale
  }

  /// A zoomed photo hides everything else.
  private func hideWordsIfEnlarged() {
    UIView.animate(withDuration: 0.2) {
      for view in self.words { view.alpha = self.isEnlarged ? 0 : 1 }
      self.onEnlarge()
    }
  }

  private func layOutWords() {
    let bounds = view.bounds
    // Beside the screen, a page has other insets.
    let safeArea = (parent ?? self).view.safeAreaInsets
    let top = safeArea.top + Spacing.small
    place.frame = CGRect(x: 80, y: top + 10, width: bounds.width - 160, height: 20)
    let x = safeArea.left + Spacing.margin
    let width = bounds.width - safeArea.right - Spacing.margin - x
    let height = caption.height(forWidth: width)
    let lowest = bounds.height - safeArea.bottom - Spacing.small - height - 36
    let pictureEnd = (bounds.height + PhotoZoomView.fittedSize(in: bounds.size).height) / 2
    let y = min(pictureEnd + Spacing.medium, lowest)
    // In landscape, there is space for the picture only.
    for label in [heading, caption] { label.isHidden = pictureEnd > lowest }
    heading.frame = CGRect(x: x, y: y, width: width, height: 32)
    caption.frame = CGRect(x: x, y: y + 36, width: width, height: height)
  }
}

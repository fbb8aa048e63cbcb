import MatchCut
import UIKit

/// All photos; each opens out of its thumbnail.
final class PhotosViewController: PhotoGridViewController {
  private(set) lazy var settingsButton = IconButton(
    "slider.horizontal.3", label: "Settings", color: Palette.ink, background: Palette.card,
    action: { [weak self] in self?.openSettings() })

  /// The dismissal gesture of photos; the settings change it.
  var dismissal = DismissalGesture.drag
  /// What the workbench has chosen.
  var trial = Trial()
  /// Another transition of photos, which the gallery plays.
  var photoTransition: (@MainActor (ThumbnailView, PhotoViewController) -> ModalTransition)?
  /// Another transition of the settings, which the gallery plays.
  var settingsTransition: (@MainActor (UIView) -> ModalTransition)?

  private let heading = UILabel("Photos", size: 34, weight: .heavy, color: Palette.ink)
  private let titleBar = UIView()

  init() {
    super.init([
      PhotoSection(
        title: "This week", detail: "2 photos", photos: Photo.recent, columns: 2, gap: 12,
        cornerRadius: 18),
      PhotoSection(
        title: "Favorites", detail: "6 photos", photos: Photo.favorites, columns: 3, gap: 8,
        cornerRadius: 12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private static let titleHeight: CGFloat = 44

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInset.top = Spacing.small + Self.titleHeight + Spacing.medium
    // The tab bar covers the lower edge.
    collectionView.contentInset.bottom = 96
    collectionView.addSubview(titleBar)
    for subview in [heading, settingsButton] { titleBar.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = collectionView.bounds.inset(by: collectionView.adjustedContentInset).width
    let height = Self.titleHeight
    titleBar.frame = CGRect(x: 0, y: -height - Spacing.medium, width: width, height: height)
    heading.frame = CGRect(x: 0, y: 0, width: width - 56, height: height)
    settingsButton.center = CGPoint(x: width - IconButton.side / 2, y: height / 2)
    titleBar.mirrorIfNeeded([heading, settingsButton])
  }

  override func open(_ thumbnail: ThumbnailView) {
    // Two fingers may tap at once, and one screen is presented.
    guard presentedViewController == nil else { return }
    let photo = PhotoViewController(photos: photos, showing: thumbnail.photo)
    let transition =
      photoTransition?(thumbnail, photo)
      ?? trial.transition(zoom(to: photo), dismissal: dismissal, options: photo.gestureOptions)
    guard let transition else { return present(photo, animated: true) }
    present(photo, using: transition)
  }

  private func zoom(to photo: PhotoViewController) -> ZoomEffect {
    .zoom(
      from: .provider { [weak self, weak photo] _ in
        // The photo that is shown may be another one than that which was opened.
        (photo?.photo).flatMap { self?.thumbnail(of: $0) }.map { .view($0) }
      },
      matching: .provider { [weak photo] _ in
        (photo?.picture).map { .picture($0) }
      })
  }

  private func openSettings() {
    guard presentedViewController == nil else { return }
    let settings = SettingsViewController()
    settings.dragRow.toggle?.isOn = dismissal == .drag
    settings.dragRow.onChange = { [weak self] in self?.dismissal = $0 ? .drag : .panDown }
    settings.cameraRow.onTap = { [weak settings] in
      settings?.present(
        CameraContainer(), using: ModalTransition(.cover(from: .bottom), dismissal: .panDown))
    }
    settings.tabsRow.onTap = { [weak settings] in
      settings?.present(
        PlacesTabController(), using: ModalTransition(.cover(from: .bottom), dismissal: .panDown))
    }
    let sheet = ModalTransition(
      trial.effect ?? .fade, dismissal: .drag,
      presentation: PresentationOptions(layout: .bottomSheet(), cornerRadius: 32))
    present(settings, using: settingsTransition?(settingsButton) ?? sheet)
  }
}

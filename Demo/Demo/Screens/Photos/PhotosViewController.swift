import MatchCut
import UIKit

/// All photos; each opens out of its thumbnail.
final class PhotosViewController: PhotoGridViewController {
  private(set) lazy var settingsButton = IconButton(
    "slider.horizontal.3", label: "Settings", color: Palette.ink, background: Palette.card,
    action: { [weak self] in self?.openSettings() })

  /// The dismissal gesture of photos; the settings change it.
  var dismissal = DismissalGesture.drag
  /// The effect of photos, set by the gallery; nil for the zoom.
  var triedEffect: (any TransitionEffect)?
  /// Creates another transition for a photo, set by the gallery.
  var makeTransition: ((ThumbnailView, PhotoViewController) -> ModalTransition)?
  /// Whether photos use the kit rather than the system's own presentation.
  var usesKit = true
  /// The timing of that effect; nil for its own.
  var timing: TransitionTiming?
  /// The effect of the settings; the gallery sets others.
  var settingsEffect: any TransitionEffect = .fade
  /// The timing of that effect; nil for its own.
  var settingsTiming: TransitionTiming?
  /// The dismissal gesture of the settings; the gallery sets others.
  var settingsDismissal = DismissalGesture.drag
  /// The layout of the settings, which is a sheet; the gallery sets others.
  var settingsPresentation = PresentationOptions(layout: .bottomSheet(), cornerRadius: 32)

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
    let screen = PhotoViewController(photos: photos, showing: thumbnail.photo)
    if let makeTransition {
      return present(screen, using: makeTransition(thumbnail, screen))
    }
    guard usesKit else { return present(screen, animated: true) }
    let zoom = ZoomEffect.zoom(
      from: .provider { [weak self, weak screen] _ in
        guard let shown = screen?.photo else { return nil }
        return self?.thumbnail(of: shown).map { .view($0) }
      }, matching: .provider { [weak screen] _ in (screen?.picture).map { .picture($0) } })
    let transition = ModalTransition(
      triedEffect ?? zoom, timing: timing, dismissal: dismissal,
      dismissalOptions: screen.gestureOptions)
    present(screen, using: transition)
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
    let transition = ModalTransition(
      settingsEffect, timing: settingsTiming, dismissal: settingsDismissal,
      presentation: settingsPresentation)
    present(settings, using: transition)
  }
}

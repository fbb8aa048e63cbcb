import MatchCut
import UIKit

/// A grid of photos; each opens out of its thumbnail.
final class PhotosViewController: UIViewController {
  private(set) lazy var sections = [
    PhotoSection(
      title: "This week", detail: "2 photos", photos: Photo.recent, columns: 2, gap: 12,
      cornerRadius: 18, action: { [weak self] in self?.open($0) }),
    PhotoSection(
      title: "Favorites", detail: "6 photos", photos: Photo.favorites, columns: 3, gap: 8,
      cornerRadius: 12, action: { [weak self] in self?.open($0) }),
  ]
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

  private let scrollView = UIScrollView()
  private let heading = UILabel("Photos", size: 34, weight: .heavy, color: Palette.ink)

  var thumbnails: [ThumbnailView] { sections.flatMap(\.thumbnails) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    view.addSubview(scrollView)
    scrollView.contentInsetAdjustmentBehavior = .never
    for subview in [heading, settingsButton] + sections { scrollView.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let x = area.minX + Spacing.margin
    let width = area.width - Spacing.margin * 2
    var y = area.minY + Spacing.small
    heading.frame = CGRect(x: x, y: y, width: width - 56, height: 44)
    settingsButton.center = CGPoint(x: x + width - IconButton.side / 2, y: y + 22)
    scrollView.mirrorIfNeeded([heading, settingsButton])
    y += 44 + Spacing.medium
    // On a tablet, the sections are side by side.
    let isWide = view.traitCollection.horizontalSizeClass == .regular && width > 700
    let sectionWidth = isWide ? (width - Spacing.large) / 2 : width
    var lowest = y
    for (index, section) in sections.enumerated() {
      let height = section.sizeThatFits(CGSize(width: sectionWidth, height: 0)).height
      section.frame = CGRect(
        x: isWide ? x + CGFloat(index) * (sectionWidth + Spacing.large) : x, y: isWide ? y : lowest,
        width: sectionWidth, height: height)
      lowest = section.frame.maxY + Spacing.margin
    }
    scrollView.mirrorIfNeeded(sections)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: lowest + 96)
  }

  private func open(_ thumbnail: ThumbnailView) {
    // Two fingers may tap at once, and one screen is presented.
    guard presentedViewController == nil else { return }
    let screen = PhotoViewController(photos: thumbnails.map(\.photo), showing: thumbnail.photo)
    if let makeTransition {
      return present(screen, using: makeTransition(thumbnail, screen))
    }
    guard usesKit else { return present(screen, animated: true) }
    let zoom = ZoomEffect.zoom(
      from: .provider { [weak self, weak screen] _ in
        guard let shown = screen?.photo else { return nil }
        return self?.thumbnails.first { $0.photo == shown }.map { .view($0) }
      }, matching: .provider { [weak screen] _ in (screen?.picture).map { .view($0) } })
    screen.fadesAroundPicture = triedEffect == nil
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

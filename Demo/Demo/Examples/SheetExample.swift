import MatchCut
import UIKit

/// A place, about which a sheet tells more.
final class SheetExample: UIViewController {
  private(set) lazy var moreButton = IconButton(
    "chevron.up", label: "About this place", color: Palette.ink, background: Palette.card,
    action: { [weak self] in self?.open() })

  private let photo = Photo.places[5]

  override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    let picture = PaintingView(photo.painting, hasGrain: true)
    picture.frame = view.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for subview in [picture, moreButton] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    moreButton.center = CGPoint(x: area.midX, y: area.maxY - 36)
  }

  private func open() {
    guard presentedViewController == nil else { return }
    let sheet = ModalTransition(
      .cover(from: .bottom), timing: .sheet,
      dismissal: .pan(.down, release: .sheet),
      presentation: PresentationOptions(
        layout: .bottomSheet(), cornerRadius: 32,
        dismissesOnTapOutside: true))
    present(PlaceSheet(photo), using: sheet)
  }
}

/// A text that is as high as it needs.
final class PlaceSheet: UIViewController {
  private let words: UIStackView

  init(_ photo: Photo) {
    let place = UILabel(photo.place, size: 15, weight: .semibold, color: Palette.accent)
    let title = UILabel(photo.title, size: 28, weight: .heavy, color: Palette.ink)
    let caption = UILabel(photo.caption, size: 17, color: Palette.faded, lines: 0)
    words = UIStackView(.vertical, [place, title, caption], spacing: Spacing.small)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    view.addConstrained(words)
    NSLayoutConstraint.activate([
      words.topAnchor.constraint(equalTo: view.topAnchor, constant: Spacing.large),
      words.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: Spacing.large),
      words.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -Spacing.large),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    preferredContentSize.height = words.frame.height + Spacing.large * 2
  }
}

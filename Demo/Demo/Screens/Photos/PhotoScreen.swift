import UIKit

/// A photo and its text on paper.
final class PhotoScreen: UIViewController {
  let picture: PaintingView

  private let photo: Photo

  init(_ photo: Photo) {
    self.photo = photo
    picture = PaintingView(photo.painting, hasGrain: true)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    let place = UILabel(photo.place, size: 15, weight: .semibold, color: Palette.accent)
    let title = UILabel(photo.title, size: 28, weight: .heavy, color: Palette.ink)
    let caption = UILabel(photo.caption, size: 16, color: Palette.faded, lines: 0)
    let words = UIStackView(.vertical, [place, title, caption], spacing: Spacing.small)
    for subview in [picture, words] { view.addConstrained(subview) }
    let area = view.safeAreaLayoutGuide
    // In landscape, the picture is as high as the screen.
    let width = picture.widthAnchor.constraint(equalTo: view.widthAnchor)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      width,
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 4 / 3),
      picture.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor),
      picture.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      picture.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor),
      picture.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -48),
      words.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: Spacing.margin),
      words.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: Spacing.margin),
      words.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -Spacing.margin),
    ])
  }
}

import MatchCut
import UIKit

/// An album: its cover below the bar, and a text and more pictures to scroll to.
final class AlbumViewController: UIViewController {
  let album: Album
  let cover: PaintingView
  let heading: UILabel
  let place: UILabel
  private(set) lazy var backButton = IconButton(
    "chevron.backward", label: "Back", color: Palette.ink, background: Palette.card,
    action: { [weak self] in self?.navigationController?.popOrReverse() })

  private let scrollView = UIScrollView()
  private lazy var text = UILabel(album.text, size: 17, color: Palette.ink, lines: 0)
  private lazy var pictures = UIStackView(
    .horizontal, album.others.map { Self.makePicture($0) }, spacing: 12)

  init(_ album: Album) {
    self.album = album
    cover = PaintingView(album.cover, hasGrain: true)
    heading = UILabel(album.title, size: 38, weight: .heavy, color: .white)
    place = UILabel(album.place, size: 17, weight: .semibold, color: Palette.haze)
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.hidesBackButton = true
    navigationItem.leftBarButtonItem = UIBarButtonItem(customView: backButton)
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { cover.statusBarStyle(in: view) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    pictures.distribution = .fillEqually
    text.followTextSize(of: .body)
    let shade = EdgeFade(from: .bottom, color: Palette.night, strength: 0.72)
    cover.addSubview(shade)
    shade.fill(cover, heightRatio: 0.6)
    view.addConstrained(scrollView)
    for subview in [cover, heading, place, text, pictures] { scrollView.addConstrained(subview) }
    pinContent()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    setNeedsStatusBarAppearanceUpdate()
  }

  private func pinContent() {
    let (area, content) = (view.safeAreaLayoutGuide, scrollView.contentLayoutGuide)
    // On a low screen, the title stays in sight.
    let shape = cover.heightAnchor.constraint(equalTo: cover.widthAnchor, multiplier: 1.3)
    shape.priority = .defaultHigh
    NSLayoutConstraint.activate(
      [
        scrollView.topAnchor.constraint(equalTo: view.topAnchor),
        scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        cover.topAnchor.constraint(equalTo: content.topAnchor),
        cover.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        cover.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        shape,
        cover.heightAnchor.constraint(
          lessThanOrEqualTo: scrollView.frameLayoutGuide.heightAnchor, multiplier: 0.7),
        place.bottomAnchor.constraint(equalTo: cover.bottomAnchor, constant: -Spacing.margin),
        heading.bottomAnchor.constraint(equalTo: place.topAnchor, constant: -2),
        text.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: Spacing.margin),
        pictures.topAnchor.constraint(equalTo: text.bottomAnchor, constant: Spacing.margin),
        pictures.heightAnchor.constraint(equalToConstant: 150),
        pictures.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -Spacing.large),
      ]
        + [heading, place, text, pictures].flatMap {
          [
            $0.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: Spacing.margin),
            $0.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -Spacing.margin),
          ]
        })
  }

  private static func makePicture(_ painting: Painting) -> PaintingView {
    let view = PaintingView(painting)
    view.layer.cornerRadius = 20
    return view
  }
}

extension AlbumViewController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    setNeedsStatusBarAppearanceUpdate()
  }
}

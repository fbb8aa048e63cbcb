import MatchCut
import UIKit

/// The sound that plays, on a screen of its own.
final class PlayerViewController: UIViewController {
  private(set) lazy var closeButton = IconButton(
    "chevron.down", label: "Close", color: Palette.moonlight, background: Palette.frost,
    action: { [weak self] in self?.dismissOrReverse() })

  /// Whether the screen is away from the status bar, which then shows the one behind.
  var isAside = false {
    didSet { if isAside != oldValue { setNeedsStatusBarAppearanceUpdate() } }
  }

  private let sound: Photo

  init(_ sound: Photo) {
    self.sound = sound
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { isAside ? .default : .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.night
    let picture = PaintingView(sound.painting, hasGrain: true)
    picture.layer.cornerRadius = 28
    let words = UIStackView(
      .vertical,
      [
        UILabel(sound.title, size: 28, weight: .heavy, color: Palette.moonlight),
        UILabel(sound.place, size: 17, color: Palette.dusk),
      ], spacing: 4)
    let parts = UIStackView(.vertical, [words, makeTimeline(), makeControls()], spacing: 28)
    for subview in [picture, parts, closeButton] { view.addConstrained(subview) }
    let area = view.safeAreaLayoutGuide
    let width = picture.widthAnchor.constraint(equalTo: area.widthAnchor, constant: -48)
    width.priority = .defaultLow
    NSLayoutConstraint.activate([
      closeButton.topAnchor.constraint(equalTo: area.topAnchor, constant: Spacing.small),
      closeButton.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: Spacing.margin),
      closeButton.widthAnchor.constraint(equalToConstant: IconButton.side),
      closeButton.heightAnchor.constraint(equalToConstant: IconButton.side),
      width,
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 1.1),
      picture.heightAnchor.constraint(lessThanOrEqualTo: area.heightAnchor, multiplier: 0.52),
      picture.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      picture.topAnchor.constraint(equalTo: closeButton.bottomAnchor, constant: Spacing.margin),
      parts.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: Spacing.large),
      // In landscape, the picture is small.
      parts.bottomAnchor.constraint(
        lessThanOrEqualTo: area.bottomAnchor, constant: -Spacing.small),
      parts.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: Spacing.margin),
      parts.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -Spacing.margin),
    ])
  }

  /// A third of the sound has been played.
  private func makeTimeline() -> UIView {
    let line = UIView()
    let played = UIView()
    for part in [line, played] { part.layer.cornerRadius = 3 }
    line.backgroundColor = Palette.frost
    played.backgroundColor = Palette.moonlight
    line.addConstrained(played)
    NSLayoutConstraint.activate([
      line.heightAnchor.constraint(equalToConstant: 6),
      played.heightAnchor.constraint(equalTo: line.heightAnchor),
      played.topAnchor.constraint(equalTo: line.topAnchor),
      played.leadingAnchor.constraint(equalTo: line.leadingAnchor),
      played.widthAnchor.constraint(equalTo: line.widthAnchor, multiplier: 0.34),
    ])
    let now = UILabel("1:24", size: 13, weight: .medium, color: Palette.dusk)
    let rest = UILabel("−2:43", size: 13, weight: .medium, color: Palette.dusk)
    let times = UIStackView(.horizontal, [now, UIView(), rest], spacing: 0)
    return UIStackView(.vertical, [line, times], spacing: Spacing.small)
  }

  private func makeControls() -> UIView {
    let controls = UIStackView(
      .horizontal,
      [
        UIImageView(symbol: "chevron.backward", size: 24, color: Palette.moonlight),
        UIImageView(symbol: "pause.fill", size: 40, color: Palette.moonlight),
        UIImageView(symbol: "chevron.forward", size: 24, color: Palette.moonlight),
      ], spacing: 0, alignment: .center)
    controls.distribution = .equalCentering
    controls.isLayoutMarginsRelativeArrangement = true
    controls.layoutMargins = UIEdgeInsets(top: 0, left: 56, bottom: 0, right: 56)
    return controls
  }
}

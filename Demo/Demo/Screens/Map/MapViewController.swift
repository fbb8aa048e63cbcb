import MatchCut
import UIKit

/// A map whose pins open as cards above it.
final class MapViewController: UIViewController {
  private(set) lazy var pins = zip(Photo.places.dropFirst(), Self.places).map { photo, _ in
    MapPin(photo: photo) { [weak self] in self?.open($0) }
  }

  private let map = MapView(frame: .zero)
  private lazy var closeButton = IconButton.close(self)

  /// The points of the pins on the map.
  private static let places = [
    CGPoint(x: 300, y: 300), CGPoint(x: 130, y: 410), CGPoint(x: 290, y: 540),
    CGPoint(x: 190, y: 700),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    for subview in [map] + pins { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    map.frame = view.bounds
    map.layoutIfNeeded()
    for (pin, place) in zip(pins, Self.places) {
      let point = map.place(of: place)
      pin.center = CGPoint(x: point.x, y: point.y - pin.bounds.height / 2)
    }
    closeButton.lieInCorner(of: self)
  }

  private func open(_ pin: MapPin) {
    // Two fingers may tap at once, and one screen is presented.
    guard presentedViewController == nil else { return }
    let card = PostcardViewController(pin.photo)
    // The map is below the status bar.
    card.modalPresentationCapturesStatusBarAppearance = false
    let zoom = ModalTransition(
      .zoom(from: .view(pin.picture), matching: .view(card.picture)),
      dismissal: .drag, presentation: Self.card)
    present(card, using: zoom)
  }

  /// A card above the lower edge, with a square picture, like that of a pin.
  private static let card = PresentationOptions(
    backdrop: .none,
    layout: .custom { geometry in
      let area = geometry.safeArea
      return CGRect(x: area.midX - 150, y: area.maxY - 452, width: 300, height: 452)
    },
    cornerRadius: 28, dismissesOnTapOutside: true)
}

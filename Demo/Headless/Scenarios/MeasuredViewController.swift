import MatchCut
import UIKit

/// Photos, one of them where the system's zooms had their thumbnail when they were measured.
final class MeasuredViewController: UIViewController {
  /// The size of the screen on which they were.
  nonisolated static let screenSize = CGSize(width: 402, height: 874)

  private(set) lazy var thumbnail = ThumbnailView(photo: Photo.recent[0], cornerRadius: 12) {
    [weak self] in self?.open($0)
  }
  /// The photo that is open.
  var photo: PhotoViewController? { presentedViewController as? PhotoViewController }

  private let heading = UILabel("Photos", size: 34, weight: .heavy, color: Palette.ink)
  /// The other photos, around the thumbnail.
  private let places = [
    CGRect(x: 20, y: 128, width: 362, height: 110),
    CGRect(x: -50.7, y: 250, width: 160, height: 100),
    CGRect(x: 293.3, y: 250, width: 160, height: 100),
    CGRect(x: 20, y: 362, width: 175, height: 234),
    CGRect(x: 207, y: 362, width: 175, height: 234),
    CGRect(x: 20, y: 608, width: 175, height: 234),
    CGRect(x: 207, y: 608, width: 175, height: 234),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    thumbnail.frame = CGRect(x: 121.3, y: 250, width: 160, height: 100)
    heading.frame = CGRect(x: Spacing.margin, y: 70, width: 300, height: 44)
    for (photo, frame) in zip([Photo.recent[1]] + Photo.places, places) {
      let other = ThumbnailView(photo: photo, cornerRadius: 12)
      other.frame = frame
      view.addSubview(other)
    }
    for subview in [heading, thumbnail] { view.addSubview(subview) }
  }

  private func open(_ thumbnail: ThumbnailView) {
    let zoom = ModalTransition(
      .zoom(from: .view(thumbnail)), dismissal: .drag)
    present(PhotoViewController(thumbnail.photo), using: zoom)
  }
}

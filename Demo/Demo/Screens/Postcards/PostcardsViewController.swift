import MatchCut
import UIKit

/// Pictures that open as postcards: cards in the center, above a blur, which a tap outside
/// dismisses.
final class PostcardsViewController: PhotoGridViewController {
  init() {
    super.init([
      PhotoSection(
        title: "Postcards", detail: "6 places", photos: Photo.favorites, columns: 2, gap: 14,
        cornerRadius: 14)
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func open(_ thumbnail: ThumbnailView) {
    // Two fingers may tap at once, and one screen is presented.
    guard presentedViewController == nil else { return }
    let postcard = PostcardViewController(thumbnail.photo)
    var options = PresentationOptions()
    options.backdrop = .blur(.systemMaterialDark)
    options.layout = .card(margin: 24)
    options.cornerRadius = 28
    options.dismissesOnTapOutside = true
    let zoom = ModalTransition(
      .zoom(from: .view(thumbnail), matching: .view(postcard.picture)),
      dismissal: .panDown, presentation: options)
    present(postcard, using: zoom)
  }
}

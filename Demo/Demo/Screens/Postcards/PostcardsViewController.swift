import MatchCut
import UIKit

/// Pictures that open as postcards: cards in the center, above a blur, which a tap outside
/// dismisses.
final class PostcardsViewController: UIViewController {
  private(set) lazy var section = PhotoSection(
    title: "Postcards", detail: "6 places", photos: Photo.favorites, columns: 2, gap: 14,
    cornerRadius: 14, action: { [weak self] in self?.open($0) })

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    view.addSubview(section)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = min(area.width - Spacing.margin * 2, 345)
    let height = section.sizeThatFits(CGSize(width: width, height: 0)).height
    section.frame = CGRect(
      x: area.midX - width / 2, y: area.minY + Spacing.small, width: width, height: height)
  }

  private func open(_ thumbnail: ThumbnailView) {
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

import UIKit

/// A picture with a greeting below it, of the size of a card.
final class PostcardViewController: UIViewController {
  let picture: PaintingView

  private let heading: UILabel
  private let greeting: UILabel

  init(_ photo: Photo) {
    picture = PaintingView(photo.painting)
    heading = UILabel(photo.place, size: 24, weight: .bold, color: Palette.ink)
    greeting = UILabel(photo.caption, size: 16, color: Palette.faded, lines: 0)
    super.init(nibName: nil, bundle: nil)
    // The picture is as large a part of the landscape as the thumbnail's.
    let height = 320 * Painting.size.height / Painting.size.width
    preferredContentSize = CGSize(width: 320, height: height + Self.textHeight)
    // The card lies above a dark blur, which is below the status bar.
    modalPresentationCapturesStatusBarAppearance = true
  }

  required init?(coder: NSCoder) { nil }

  private static let textHeight: CGFloat = 152

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.card
    for subview in [picture, heading, greeting] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    let inset = Spacing.margin
    picture.frame = CGRect(x: 0, y: 0, width: width, height: view.bounds.height - Self.textHeight)
    heading.frame = CGRect(
      x: inset, y: picture.frame.maxY + Spacing.medium, width: width - inset * 2, height: 30)
    let height = greeting.height(forWidth: width - inset * 2)
    greeting.frame = CGRect(
      x: inset, y: heading.frame.maxY + 6, width: width - inset * 2, height: height)
  }
}

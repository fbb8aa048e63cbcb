import MatchCut
import UIKit

/// A chat whose picture opens as a photo, also while the keyboard is shown.
final class ChatViewController: UIViewController {
  private(set) lazy var picture = ThumbnailView(photo: Photo.favorites[3], cornerRadius: 18) {
    [weak self] in self?.open($0)
  }
  let field = UITextField(frame: .zero)

  private let heading = UILabel("Mira", size: 17, weight: .semibold, color: Palette.ink)
  private let bar = UIView()
  private let pill = UIView()
  private lazy var closeButton = IconButton.close(self)
  /// The messages and the picture, from top to bottom.
  private lazy var messages: [UIView] = [
    ChatBubble("Are you still up?", isMine: false),
    ChatBubble("Yes. You have to see this.", isMine: true),
    picture,
    ChatBubble("Is that the moon? At noon?", isMine: false),
  ]
  /// The height of the view's part that the keyboard covers.
  private var coveredHeight: CGFloat = 0
  nonisolated(unsafe) private var observer: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    bar.backgroundColor = Palette.paper
    pill.backgroundColor = Palette.card
    pill.layer.cornerRadius = 18
    heading.textAlignment = .center
    field.text = "It is, and it"
    for subview in messages + [heading, bar] { view.addSubview(subview) }
    for subview in [pill, field] { bar.addSubview(subview) }
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { self?.avoidKeyboard(at: frame) }
    }
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    heading.frame = CGRect(x: area.minX, y: area.minY + 8, width: area.width, height: 24)
    let lowest = min(area.maxY, view.bounds.maxY - coveredHeight)
    bar.frame = CGRect(x: 0, y: lowest - 52, width: view.bounds.width, height: 52)
    let x = area.minX + Spacing.medium
    pill.frame = CGRect(x: x, y: 8, width: area.width - Spacing.medium * 2, height: 36)
    field.frame = pill.frame.insetBy(dx: 14, dy: 6)
    layOutMessages(in: area.insetBy(dx: Spacing.medium, dy: 0), above: bar.frame.minY - 12)
    closeButton.lieInCorner(of: self)
  }

  private func layOutMessages(in area: CGRect, above lowest: CGFloat) {
    var y = lowest
    for message in messages.reversed() {
      let bubble = message as? ChatBubble
      let size =
        bubble?.sizeThatFits(CGSize(width: area.width * 0.75, height: 0))
        ?? CGSize(width: 150, height: 150 * Painting.size.height / Painting.size.width)
      y -= size.height
      let isMine = bubble?.isMine ?? true
      message.frame = CGRect(
        x: isMine ? area.maxX - size.width : area.minX, y: y, width: size.width,
        height: size.height)
      y -= 10
    }
    view.mirrorIfNeeded(messages)
  }

  private func avoidKeyboard(at frame: CGRect?) {
    // Above the photo, the keyboard leaves, and the picture stays where the photo came from.
    guard let frame, view.window != nil, presentedViewController == nil else { return }
    coveredHeight = max(0, view.bounds.maxY - view.convert(frame, from: nil).minY)
    UIView.animate(withDuration: 0.25) {
      self.view.setNeedsLayout()
      self.view.layoutIfNeeded()
    }
  }

  private func open(_ thumbnail: ThumbnailView) {
    guard presentedViewController == nil else { return }
    let screen = PhotoViewController(thumbnail.photo)
    let zoom = ModalTransition(
      .zoom(from: .view(thumbnail), matching: .picture(screen.picture)),
      dismissal: .drag, dismissalOptions: screen.gestureOptions)
    present(screen, using: zoom)
  }
}

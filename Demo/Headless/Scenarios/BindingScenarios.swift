import MatchCut
import MatchCutSwiftUI
import UIKit
import UIKitSimulator

extension Scenario {
  /// A SwiftUI state and its screen, with plain screens in place of SwiftUI's.
  static let bindings: [Scenario] = [swiftUIBinding]

  static let swiftUIBinding = Scenario(
    id: "swiftui-binding", group: .caught, title: "A binding that changes in flight",
    summary:
      "SwiftUI's state opens a photo, changes back in flight, and follows a dismissal by the finger.",
    code: .declaration("private func transition(for", in: "Demo/Screens/Bridge/BridgeView.swift"),
    posterTime: 0.7,
    makeRoot: { BoundPhotosViewController() },
    script: { stage in
      let photos = stage.simulator.window.rootViewController as? BoundPhotosViewController
      stage.wait(0.3)
      stage.tap(photos?.thumbnails[1])
      stage.wait(0.12)
      photos?.opened = nil
      stage.settle(0.2)
      stage.expect(photos?.presentedViewController == nil, "the photo is away")
      stage.tap(photos?.thumbnails[1])
      stage.settle(0.2)
      let photo = photos?.presentedViewController as? PhotoViewController
      stage.promise(photo?.view, .moves(by: 100, frames: 20))
      stage.promise(photo?.picture, .glides(90))
      if let thumbnail = photos?.thumbnails[1] {
        stage.promise(photo?.picture, .replaces(thumbnail))
      }
      stage.drag(from: CGPoint(x: 200, y: 330), [Stroke(right: 10, down: 330, in: 0.5)])
      stage.settle()
      stage.expect(photos?.opened == nil, "the state holds no photo")
    })
}

/// A grid of photos with a state, to which a cover is bound as in SwiftUI.
private final class BoundPhotosViewController: PhotoGridViewController {
  /// The photo that is open.
  var opened: Photo? {
    didSet { updateCover() }
  }

  private let cover = BoundPresentation()
  private let sources = TransitionSources()

  init() { super.init([.favorites]) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(cover.anchor)
  }

  override func open(_ thumbnail: ThumbnailView) {
    opened = thumbnail.photo
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    guard let thumbnail = (cell as? PhotoCell)?.thumbnail else { return cell }
    let mark = TransitionMark(frame: thumbnail.bounds)
    mark.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    thumbnail.insertSubview(mark, at: 0)
    let radius = thumbnail.layer.cornerRadius
    mark.stand(for: thumbnail.photo, as: .source, in: sources, cornerRadius: radius)
    mark.onOpacity = { [weak thumbnail] in thumbnail?.alpha = $0 }
    return cell
  }

  private func updateCover() {
    let item = opened.map { photo in
      BoundPresentation.Item(
        id: photo,
        makeTransition: { [sources] in
          ModalTransition(
            .zoom(from: .source(photo, in: sources), matching: .picture(photo, in: sources)),
            dismissal: .drag)
        },
        makeScreen: { [sources] _ in
          let screen = PhotoViewController(photos: Photo.favorites, showing: photo)
          let mark = TransitionMark(frame: .zero)
          mark.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          screen.picture.insertSubview(mark, at: 0)
          mark.stand(for: photo, as: .target, in: sources, cornerRadius: 0)
          return screen
        },
        updateScreen: { _ in })
    }
    cover.update(
      item,
      of: BoundPresentation.Source(
        current: { [weak self] in self?.opened },
        clear: { [weak self] in self?.opened = nil }, onDismiss: nil))
  }
}

import UIKitFilm

/// The parts of a recorded scene that move when a photo opens, or is dragged.
struct HeroParts {
  /// The view of the presentation, which is there while the photo is.
  let container: SceneElement
  let backdrop: SceneElement
  let shadow: SceneElement
  let shadowOfPicture: SceneElement
  /// The screen, which clips its content.
  let clip: SceneElement
  let content: SceneElement
  /// The mask of the content, which shows all that is around the picture, and the picture.
  let mask: SceneElement
  let around: SceneElement
  let picture: SceneElement
  /// The picture of the thumbnail above that of the photo.
  let cover: SceneElement
  /// The thumbnail that is hidden meanwhile.
  let thumbnail: SceneElement

  /// The parts by the names that the script has for them.
  var named: KeyValuePairs<String, SceneElement> {
    [
      "container": container, "backdrop": backdrop, "shadow": shadow,
      "shadowOfPicture": shadowOfPicture, "clip": clip, "content": content, "mask": mask,
      "around": around, "picture": picture, "cover": cover, "thumbnail": thumbnail,
    ]
  }

  /// Finds the parts; `nil` if the scene does not show a single transition of a photo.
  init?(in scene: Scene) {
    let all = scene.elements.flatMap(\.family)
    func named(_ name: String) -> [SceneElement] { all.filter { $0.name == name } }
    guard
      let container = named("UITransitionView").first(where: { view in
        view.children.contains { $0.name == "ClipView" }
      }),
      let backdrop = named("BackdropView").first, let shadow = named("ClipShadow").first,
      let shadowOfPicture = shadow.children.first, let clip = named("ClipView").first,
      let content = clip.children.first, let cover = named("SnapshotView").first,
      let mask = content.masks.first, mask.children.count == 2,
      let thumbnail = named("ThumbnailView").first(where: { $0.onlyState == nil })
    else { return nil }
    (self.container, self.backdrop, self.shadow) = (container, backdrop, shadow)
    (self.shadowOfPicture, self.clip, self.content) = (shadowOfPicture, clip, content)
    (self.mask, around, picture) = (mask, mask.children[0], mask.children[1])
    (self.cover, self.thumbnail) = (cover, thumbnail)
  }
}

extension SceneElement {
  /// The element with everything inside of it.
  fileprivate var family: [SceneElement] { [self] + children.flatMap(\.family) }
}

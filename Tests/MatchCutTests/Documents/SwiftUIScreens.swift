// SwiftUI exists on Apple's systems only; there, this is type-checked.
#if canImport(SwiftUI)
import MatchCut
import MatchCutSwiftUI
import SwiftUI

private struct Photo: Identifiable, Hashable {
  let id: Int
}

private struct Thumbnail: View {
  let photo: Photo
  init(_ photo: Photo) { self.photo = photo }
  var body: some View { Color.orange }
}

private struct PhotoView: View {
  let photo: Photo
  init(_ photo: Photo) { self.photo = photo }
  var body: some View { Color.orange }
}

private struct Settings: View {
  var body: some View { Text("Settings") }
}

private struct Story: Hashable {
  let title: String
}

private struct StoryRow: View {
  let story: Story
  init(_ story: Story) { self.story = story }
  var body: some View { Text(story.title) }
}

private let photos: [Photo] = []
private let stories: [Story] = []

// MARK: The grid

struct Grid: View {
  @State private var photo: Photo?
  @State private var sources = TransitionSources()

  var body: some View {
    VStack {
      ForEach(photos) { photo in
        Thumbnail(photo)
          .transitionSource(photo.id, in: sources)
          .onTapGesture { self.photo = photo }
      }
    }
    .fullScreenCover(
      item: $photo,
      using: { ModalTransition(.zoom(from: .source($0.id, in: sources)), dismissal: .drag) },
      content: { PhotoView($0) })
  }
}

// MARK: A picture that matches

private struct MatchingGrid: View {
  @State private var photo: Photo?
  @State private var sources = TransitionSources()

  var body: some View {
    Thumbnail(photos[0])
      .fullScreenCover(item: $photo, using: transition) { photo in
        Thumbnail(photo)
          .transitionTarget(photo.id, in: sources)
      }
  }

  private func transition(for photo: Photo) -> ModalTransition {
    ModalTransition(
      .zoom(
        from: .source(photo.id, in: sources), matching: .picture(photo.id, in: sources),
        also: [.pair("title", in: sources)]),
      dismissal: .drag)
  }
}

// MARK: A flag

private struct Help: View {
  var body: some View { Text("Help") }
}

private struct HelpButton: View {
  @State private var isOpen = false

  var body: some View {
    Text("Help")
      .fullScreenCover(
        isPresented: $isOpen,
        using: ModalTransition(.flip, presentation: PresentationOptions(removesPresenter: true))
      ) { Help() }
  }
}

// MARK: The environment

final class Library: ObservableObject {
  init() {}
}

extension View {
  func appEnvironment(_ library: Library) -> some View {
    environmentObject(library).tint(.orange)
  }
}

private struct LibraryView: View {
  @EnvironmentObject private var library: Library
  @State private var photo: Photo?

  var body: some View {
    Text("Library")
      .fullScreenCover(
        item: $photo, using: { _ in ModalTransition(.fade) },
        content: { PhotoView($0).appEnvironment(library) })
  }
}

// MARK: A stack

private struct StoryList: View {
  @available(iOS 16.0, *)
  var stack: some View {
    NavigationStack {
      List { ForEach(stories, id: \.title) { NavigationLink(value: $0) { Text("Read") } } }
        .navigationDestination(for: Story.self) { StoryRow($0) }
    }
    .pushTransition(PushTransition(.sharedAxis(.x), popGesture: .fullWidth))
  }

  var body: some View { Text("Stories") }
}

// MARK: A card

private struct Card: View {
  @State private var isOpen = false
  @Environment(\.colorScheme) private var colorScheme

  private var card: PresentationOptions {
    var card = PresentationOptions()
    card.layout = .bottomSheet()
    card.cornerRadius = 24
    card.dismissesOnTapOutside = true
    return card
  }

  var body: some View {
    Button("Settings") { isOpen = true }
      .fullScreenCover(
        isPresented: $isOpen,
        using: ModalTransition(
          .cover(from: .bottom), dismissal: .panDown, presentation: card)
      ) {
        Settings()
          .environment(\.colorScheme, colorScheme)
      }
  }
}
#endif

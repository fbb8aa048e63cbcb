#if canImport(SwiftUI)
import MatchCut
import MatchCutSwiftUI
import SwiftUI

/// SwiftUI's screens with the kit's transitions: a grid, a photo, a card and a stack.
struct BridgeView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    if #available(iOS 16, *) {
      NavigationStack {
        PhotoGrid(close: { dismiss() })
          .navigationDestination(for: String.self) { PlaceView(place: $0) }
      }
      .pushTransition(PushTransition(.sharedAxis(.x), popGesture: .fullWidth))
    } else {
      PhotoGrid(close: { dismiss() })
    }
  }
}

/// Thumbnails that zoom into photos.
private struct PhotoGrid: View {
  private struct Opened: Identifiable {
    let photo: Photo
    var id: String { photo.title }
  }

  let close: @MainActor () -> Void
  @State private var opened: Opened?
  @State private var isCardOpen = false
  @State private var sources = TransitionSources()

  private let columns = [GridItem(.adaptive(minimum: 150, maximum: 220), spacing: 12)]

  private var card: PresentationOptions {
    PresentationOptions(
      layout: .bottomSheet(), cornerRadius: 24, dismissesOnTapOutside: true)
  }

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 12) {
        ForEach(Photo.favorites, id: \.title) { photo in
          PaintedPicture(painting: photo.painting)
            .aspectRatio(1, contentMode: .fill)
            .cornerRadius(12)
            .transitionSource(photo.title, in: sources, cornerRadius: 12)
            .onTapGesture { opened = Opened(photo: photo) }
        }
      }
      .padding(12)
      places
      Button("About") { isCardOpen = true }
      Button("Close", action: close)
    }
    .navigationTitle("Favorites")
    .fullScreenCover(item: $opened, using: transition) { opened in
      PhotoDetail(photo: opened.photo, sources: sources)
    }
    .fullScreenCover(
      isPresented: $isCardOpen,
      using: ModalTransition(.cover(from: .bottom), dismissal: .panDown, presentation: card)
    ) {
      AboutCard()
    }
  }

  @ViewBuilder private var places: some View {
    if #available(iOS 16, *) {
      ForEach(Photo.favorites, id: \.title) { photo in
        NavigationLink(value: photo.place) { Text(photo.place) }
      }
    }
  }

  private func transition(for opened: Opened) -> ModalTransition {
    ModalTransition(
      .zoom(
        from: .source(opened.id, in: sources),
        matching: .picture(opened.id, in: sources)),
      dismissal: .drag)
  }
}

private struct PhotoDetail: View {
  let photo: Photo
  let sources: TransitionSources
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      PaintedPicture(painting: photo.painting)
        .aspectRatio(1, contentMode: .fit)
        .transitionTarget(photo.title, in: sources)
      VStack(alignment: .leading, spacing: 8) {
        Text(photo.title)
        Text(photo.caption)
        Text(photo.place)
        Button("Done") { dismiss() }
      }
      .padding(20)
      Spacer()
    }
  }
}

private struct AboutCard: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text("A card of SwiftUI, as high as its content.")
      Button("Done") { dismiss() }
    }
    .padding(32)
  }
}

private struct PlaceView: View {
  let place: String

  var body: some View {
    Text(place)
      .navigationTitle(place)
  }
}

private struct PaintedPicture: UIViewRepresentable {
  let painting: Painting

  func makeUIView(context: Context) -> PaintingView { PaintingView(painting) }

  func updateUIView(_ view: PaintingView, context: Context) {}
}
#endif

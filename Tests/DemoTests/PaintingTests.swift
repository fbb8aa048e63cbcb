import Testing
@_spi(Simulator) import UIKit

@testable import Demo
@testable import UIKitFilm

/// The pictures that are drawn by code.
@MainActor
struct PaintingTests {
  private static let all: [Painting] =
    (Photo.recent + Photo.places + Photo.favorites).map(\.painting)

  private func markup(of layers: [CALayer]) -> String {
    layers.map { ContentMarkup(definitions: Definitions()).markup(of: $0.renderNode(parent: -1)) }
      .joined()
  }

  @Test func `a picture is the same each time`() {
    for painting in Self.all {
      #expect(markup(of: painting.makeLayers()) == markup(of: painting.makeLayers()))
    }
    #expect(markup(of: Painting.city.makeGrain()) == markup(of: Painting.fruit.makeGrain()))
  }

  @Test func `a picture takes at most 4,500 bytes, and its grain 1,200`() {
    for painting in Self.all {
      #expect(markup(of: painting.makeLayers()).utf8.count <= 4500, "\(painting)")
    }
    #expect(markup(of: Painting.city.makeGrain()).utf8.count <= 1200)
  }

  @Test func `only what fills a screen has grain`() {
    func layers(_ view: PaintingView) -> Int {
      view.subviews.map { $0.layer.sublayers?.count ?? 0 }.reduce(0, +)
    }
    for painting in Self.all {
      let plain = layers(PaintingView(painting))
      #expect(layers(PaintingView(painting, hasGrain: true)) == plain + 1)
    }
    let photo = PhotoViewController(photos: Photo.favorites, showing: Photo.favorites[0])
    #expect(photo.picture.subviews.count == 2)
  }

  @Test func `several hands have painted them`() {
    #expect(Set(Self.all).isSuperset(of: [.city, .fruit, .flower]))
    #expect(Self.all.count { if case .landscape = $0 { true } else { false } } > 5)
  }
}

import Foundation
import Testing

@testable import MatchCut

struct ZoomAlignmentTests {
  static let phone = CGSize(width: 393, height: 852)
  static let smalls = [
    CGSize(width: 100, height: 100), CGSize(width: 393, height: 50), CGSize(width: 10, height: 700),
    CGSize(width: 500, height: 1000), CGSize(width: 150, height: 90),
  ]
  static let parts = [
    CGRect(x: 0, y: 226, width: 393, height: 400), CGRect(x: 30, y: 500, width: 80, height: 300),
    CGRect(x: 0, y: 0, width: 393, height: 852),
  ]

  @Test("the whole screen just covers the small rectangle", arguments: smalls)
  func covers(small: CGSize) {
    let alignment = ZoomAlignment(of: Self.phone, on: small)
    let width = Self.phone.width * alignment.scale
    let height = Self.phone.height * alignment.scale
    #expect(width >= small.width - 1e-9 && height >= small.height - 1e-9)
    #expect(min(width - small.width, height - small.height) < 1e-9)
    #expect(alignment.center == small.center)
  }

  @Test("the screen covers the window at every step between the ends", arguments: smalls, parts)
  func coversMidway(small: CGSize, part: CGRect) {
    let alignment = alignment(part, small, .cover)
    for step in 0...20 {
      let way = CGFloat(step) / 20
      let scale = alignment.scale + (1 - alignment.scale) * way
      let center = CGPoint(
        x: alignment.center.x + (Self.phone.center.x - alignment.center.x) * way,
        y: alignment.center.y + (Self.phone.center.y - alignment.center.y) * way)
      let size = CGSize(
        width: small.width + (Self.phone.width - small.width) * way,
        height: small.height + (Self.phone.height - small.height) * way)
      #expect(center.x - Self.phone.width * scale / 2 <= 1e-9)
      #expect(center.y - Self.phone.height * scale / 2 <= 1e-9)
      #expect(center.x + Self.phone.width * scale / 2 >= size.width - 1e-9)
      #expect(center.y + Self.phone.height * scale / 2 >= size.height - 1e-9)
    }
  }

  @Test(
    "a part meets the rectangle by its fit",
    arguments: [ZoomFit.cover, .width, .height, .topLeading], smalls)
  func fits(_ fit: ZoomFit, small: CGSize) {
    for part in Self.parts {
      for isRightToLeft in [false, true] {
        let alignment = alignment(part, small, fit, isRightToLeft)
        let scale = alignment.scale
        let seen = CGRect(
          x: alignment.center.x + (part.minX - Self.phone.width / 2) * scale,
          y: alignment.center.y + (part.minY - Self.phone.height / 2) * scale,
          width: part.width * scale, height: part.height * scale)
        switch fit {
        case .width: #expect(abs(seen.width - small.width) < 1e-9)
        case .height: #expect(abs(seen.height - small.height) < 1e-9)
        case .cover, .topLeading:
          let excess = (seen.width - small.width, seen.height - small.height)
          #expect(min(excess.0, excess.1) > -1e-9 && min(excess.0, excess.1) < 1e-9)
        }
        guard fit == .topLeading else {
          #expect(abs(seen.midX - small.width / 2) < 1e-9)
          #expect(abs(seen.midY - small.height / 2) < 1e-9)
          continue
        }
        #expect(abs(isRightToLeft ? seen.maxX - small.width : seen.minX) < 1e-9)
        #expect(abs(seen.minY) < 1e-9)
      }
    }
  }

  @Test("the part's center moves to the source's center")
  func sourceMiddle() {
    for part in Self.parts {
      let middle = alignment(part, CGSize(width: 70, height: 40), .cover)
        .sourceCenter(in: Self.phone)
      #expect(abs(middle.x - part.midX) < 1e-9 && abs(middle.y - part.midY) < 1e-9)
    }
  }

  @Test("in other points, it is the same")
  func otherPoints() {
    for part in Self.parts {
      let one = alignment(part, CGSize(width: 70, height: 40), .cover)
      let other = one.scaled(by: 1 / one.scale)
      let (middle, same) = (one.sourceCenter(in: Self.phone), other.sourceCenter(in: Self.phone))
      #expect(abs(other.scale - 1) < 1e-9)
      #expect(abs(middle.x - same.x) < 1e-9 && abs(middle.y - same.y) < 1e-9)
    }
  }

  @Test("equal rectangles, and an empty screen, are not scaled")
  func identity() {
    #expect(ZoomAlignment(of: Self.phone, on: Self.phone).scale == 1)
    #expect(ZoomAlignment(of: .zero, on: Self.phone).scale == 1)
    for size in [CGSize(width: 0, height: 852), CGSize(width: 393, height: 0)] {
      #expect(ZoomAlignment(of: size, on: Self.phone).scale == 1)
    }
  }

  private func alignment(
    _ part: CGRect, _ small: CGSize, _ fit: ZoomFit, _ isRightToLeft: Bool = false
  ) -> ZoomAlignment {
    ZoomAlignment(of: part, in: Self.phone, on: small, fit, isRightToLeft: isRightToLeft)
  }
}

extension ZoomAlignment {
  /// The alignment in which a whole page covers a small rectangle.
  fileprivate init(of page: CGSize, on small: CGSize) {
    self.init(
      of: CGRect(origin: .zero, size: page), in: page, on: small, .cover, isRightToLeft: false)
  }
}

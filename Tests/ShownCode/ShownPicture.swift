import Foundation

/// A picture in an article, which a test draws again.
public struct ShownPicture: Sendable {
  /// The most that a picture may take, in bytes.
  private static let limit = 60 * 1024

  private let name: String
  private let file: URL

  /// - Parameters:
  ///   - name: The name of its file beside the article.
  ///   - product: The product of the article; by default, that of the articles about tests.
  public init(_ name: String, in product: String = "UIKitFilm") {
    self.name = name
    file = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/\(product)/\(product).docc/\(name)")
  }

  /// Throws what to do if a test draws something else.
  ///
  /// With the environment variable `PICTURES=write`, the drawing becomes the picture.
  public func compare(with drawing: String) throws {
    guard drawing.utf8.count <= Self.limit else {
      throw Difference(description: "\(name) has more than 60 KB.")
    }
    if ProcessInfo.processInfo.environment["PICTURES"] == "write" {
      try Data(drawing.utf8).write(to: file)
    }
    guard drawing == (try? String(contentsOf: file, encoding: .utf8)) else {
      throw Difference(
        description: "\(name) is out of date: run the test with PICTURES=write, and look at it.")
    }
  }

  private struct Difference: Error, CustomStringConvertible {
    let description: String
  }
}

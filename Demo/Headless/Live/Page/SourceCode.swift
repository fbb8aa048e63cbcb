import Foundation

/// The sources of the demo, if they are still where they were compiled.
struct SourceCode {
  private let root: URL
  private var files: [String: URL] = [:]

  /// The folder of the package when the demo was compiled.
  static var packageFolder: URL {
    var folder = URL(filePath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    return folder
  }

  /// Finds the classes in the files of a folder.
  init(package: URL, folder: String) {
    root = package
    let enumerator = FileManager.default.enumerator(
      at: package.appending(path: folder), includingPropertiesForKeys: nil)
    while let file = enumerator?.nextObject() as? URL {
      guard file.pathExtension == "swift",
        let text = try? String(contentsOf: file, encoding: .utf8)
      else { continue }
      for match in text.matches(of: /\bclass (\w+)/) { files[String(match.1)] = file }
    }
  }

  /// The text of a file of the package; empty if it is missing.
  func text(of path: String) -> String {
    (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }

  /// The path in the package of the file that declares a class, and its text.
  func file(of className: String) -> (path: String, text: String)? {
    guard let file = files[className], let text = try? String(contentsOf: file, encoding: .utf8)
    else { return nil }
    return (String(file.path.dropFirst(root.path.count).drop { $0 == "/" }), text)
  }
}

import Foundation

/// The sources in some folders, and their dependencies, from the compiler's index.
struct House {
  /// A name in a file that another file declares.
  struct Use {
    let name: String
    let line: Int
    /// The file with the declaration.
    let home: String
  }

  /// The paths of the files, sorted.
  let files: [String]
  private let folder: String
  /// Files that the compiler has not indexed.
  private(set) var unknown: [String] = []
  /// The dependencies of each file, in the order of its lines.
  private var uses: [String: [Use]] = [:]

  /// Reads the files of a folder, or of the given folders in it.
  init(_ folder: String, folders: Set<String>, store: String) {
    self.folder = folder
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    files = paths.filter { path in
      path.hasSuffix(".swift") && folders.contains(String(path.prefix { $0 != "/" }))
        && !Self.needsSwiftUI("\(folder)/\(path)")
    }.sorted()
    guard let index = Index(store: store, of: { $0.hasPrefix(folder + "/") }) else {
      fatalError("there is no index in \(store)")
    }
    var homes: [String: String] = [:]
    for file in files {
      let occurrences = index.files["\(folder)/\(file)"] ?? []
      if occurrences.isEmpty { unknown.append(file) }
      for occurrence in occurrences where occurrence.isDeclaration {
        homes[occurrence.symbol] = file
      }
    }
    for file in files {
      var seen: Set<String> = []
      for use in index.files["\(folder)/\(file)"] ?? [] where !use.isDeclaration {
        // A property is in the index under its own name, and again as its getter or setter.
        guard let home = homes[use.symbol], home != file, !use.name.contains("etter:"),
          seen.insert("\(use.line) \(use.name)").inserted
        else { continue }
        uses[file, default: []].append(Use(name: use.name, line: use.line, home: home))
      }
    }
  }

  /// Whether a whole file requires SwiftUI, so that it is empty elsewhere.
  private static func needsSwiftUI(_ path: String) -> Bool {
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    return text?.hasPrefix("#if canImport(SwiftUI)\n") == true
  }

  func uses(in file: String) -> [Use] { uses[file] ?? [] }

  /// The file with a name, such as "Fade.swift", or "Effects/Fade.swift" if there are several.
  func file(named name: String) -> String? {
    files.first { $0 == name || $0.hasSuffix("/" + name) }
  }

  /// All direct and indirect dependencies of a file, the nearest first, each with the file that
  /// uses it.
  func reach(of file: String) -> [(file: String, by: String)] {
    var found: [(file: String, by: String)] = [(file, file)]
    var seen: Set = [file]
    var next = 0
    while next < found.count {
      let user = found[next].file
      next += 1
      for home in Set(uses(in: user).map(\.home)).sorted() where seen.insert(home).inserted {
        found.append((home, user))
      }
    }
    return Array(found.dropFirst())
  }

  /// The number of lines of code in a file; blank lines and comments do not count.
  func codeLines(in file: String) -> Int {
    let text = (try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").count { line in
      let code = line.drop { $0 == " " }
      return !code.isEmpty && !code.hasPrefix("//")
    }
  }

  /// The largest group of files that use one another, directly or indirectly.
  var largestKnot: [String] {
    let reaches = Dictionary(
      uniqueKeysWithValues: files.map { ($0, Set(reach(of: $0).map(\.file))) })
    let knots = files.map { file in
      files.filter { other in
        other == file
          || reaches[file, default: []].contains(other)
            && reaches[other, default: []].contains(file)
      }
    }
    return knots.max { $0.count < $1.count } ?? []
  }
}

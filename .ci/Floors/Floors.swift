/// Layers of folders, from the top down.
///
/// Several folders may share a layer. "Folder/*.swift" stands for the files in a folder itself,
/// without its subfolders.
struct Floors {
  private let levels: [[String]]

  /// One layer per line, with its folders separated by spaces.
  init(_ table: String) {
    levels = table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }

  /// The top-level folders that the layers contain.
  var folders: Set<String> {
    Set(levels.joined().map { room in String(room.prefix { $0 != "/" }) })
  }

  /// A folder, and the depth of its layer.
  struct Place: Equatable {
    let room: String
    let depth: Int

    /// Whether a file in this folder may use the other one: the same folder, or a lower layer.
    func mayUse(_ other: Place) -> Bool { self == other || depth < other.depth }
  }

  /// The place of a file: that of the nearest folder in the table.
  func place(of file: String) -> Place? {
    var folders = file.split(separator: "/").dropLast()
    let beside = place(folders.joined(separator: "/") + "/*.swift")
    if let beside { return beside }
    while !folders.isEmpty {
      if let place = place(folders.joined(separator: "/")) { return place }
      folders.removeLast()
    }
    return nil
  }

  private func place(_ room: String) -> Place? {
    levels.firstIndex { $0.contains(room) }.map { Place(room: room, depth: $0) }
  }
}

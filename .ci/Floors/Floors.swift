/// The floors of a house, from the top down.
///
/// A folder is a floor, or one of several rooms on it. "Folder/*.swift" stands for the files that lie
/// in a folder themselves, beside its other folders.
struct Floors {
  private let levels: [[String]]

  /// One floor a line, the rooms of a floor apart by spaces.
  init(_ table: String) {
    levels = table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }

  /// The folders at the top in which there are rooms.
  var folders: Set<String> {
    Set(levels.joined().map { room in String(room.prefix { $0 != "/" }) })
  }

  /// A room, and how deep it lies.
  struct Place: Equatable {
    let room: String
    let depth: Int

    /// Whether a file here may use what is there: in the same room, or further down.
    func mayUse(_ other: Place) -> Bool { self == other || depth < other.depth }
  }

  /// The place of a file, by its path in the house: that of the nearest folder that is named.
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

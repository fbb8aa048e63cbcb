/// The floors of a house, from the top down.
///
/// A folder is a floor, or one of several rooms on it. The room of the files at the root is a dot.
struct Floors {
  private let levels: [[String]]

  /// One floor a line, the rooms of a floor apart by spaces.
  init(_ table: String) {
    levels = table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
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
    if folders.isEmpty { folders = ["."] }
    while !folders.isEmpty {
      let room = folders.joined(separator: "/")
      if let depth = levels.firstIndex(where: { $0.contains(room) }) {
        return Place(room: room, depth: depth)
      }
      folders.removeLast()
    }
    return nil
  }
}

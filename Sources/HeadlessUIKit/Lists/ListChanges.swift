import Foundation

/// The insertions, deletions, moves and reloads of one update of a list.
///
/// Deletions, reloads and the starts of moves have indexes from before the update; insertions and the
/// ends of moves have those from after it.
struct ListChanges {
  var insertedSections: Set<Int> = []
  var deletedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [Int: Int] = [:]
  var insertedItems: Set<IndexPath> = []
  var deletedItems: Set<IndexPath> = []
  var reloadedItems: Set<IndexPath> = []
  var movedItems: [IndexPath: IndexPath] = [:]

  /// Returns where everything is after the update.
  ///
  /// - Throws: A `Mismatch` if the changes do not lead from the old counts to the new ones.
  func outcome(from old: ListCounts, to new: ListCounts) throws -> Outcome {
    try checkReloads(in: old)
    let sections = try origins(
      Axis(
        name: "sections", old: old.items.count, new: new.items.count, inserted: insertedSections,
        deleted: deletedSections, moved: movedSections))
    var outcome = Outcome()
    for (section, origin) in sections.enumerated() {
      guard let origin else { continue }
      outcome.sections[origin] = section
      guard !reloadedSections.contains(origin) else { continue }
      let items = try origins(
        axis(ofSection: section, from: origin, old: old.items[origin], new: new.items[section]))
      for (item, start) in items.enumerated() {
        guard let start else { continue }
        outcome.items[IndexPath(item: start, section: origin)] =
          IndexPath(item: item, section: section)
      }
    }
    for (start, end) in movedItems { outcome.items[start] = end }
    outcome.reloaded = reloadedItems
    return outcome
  }

  /// What is reloaded has to exist, and cannot be deleted or moved as well.
  private func checkReloads(in old: ListCounts) throws {
    let items = reloadedItems.filter {
      !old.contains($0) || deletedItems.contains($0) || movedItems[$0] != nil
    }
    let sections = reloadedSections.filter {
      !old.items.indices.contains($0) || deletedSections.contains($0) || movedSections[$0] != nil
    }
    guard let name = items.min().map({ "item \($0)" }) ?? sections.min().map({ "section \($0)" })
    else { return }
    throw Mismatch(
      message: "\(name) is reloaded, but does not exist, or is deleted or moved as well")
  }

  /// The places after an update, by those before it; without what is deleted, and without the items
  /// of reloaded sections.
  struct Outcome {
    var sections: [Int: Int] = [:]
    var items: [IndexPath: IndexPath] = [:]
    /// The items that stay and get another view, by their places before the update.
    var reloaded: Set<IndexPath> = []

    func place(of element: ListElement) -> ListElement? {
      if element.kind == nil {
        return items[element.path].map { ListElement(kind: nil, path: $0) }
      }
      return sections[element.path.section].map {
        ListElement(kind: element.kind, path: IndexPath(item: element.path.item, section: $0))
      }
    }
  }

  /// Numbers that do not add up.
  struct Mismatch: Error {
    let message: String
  }

  /// One row of indexes, which changes.
  private struct Axis {
    let name: String
    let old: Int
    let new: Int
    let inserted: Set<Int>
    let deleted: Set<Int>
    /// The moves within the row, and those that come in from another one or leave for it.
    var moved: [Int: Int] = [:]
    var arrivals: Set<Int> = []
    var departures: Set<Int> = []

    var mismatch: Mismatch {
      Mismatch(
        message: """
          there were \(old) \(name), and are \(new), but \(inserted.count) were inserted, \
          \(deleted.count) deleted, \(moved.count) moved, and \(arrivals.count) came and \
          \(departures.count) went by moves of items
          """)
    }
  }

  private func axis(ofSection section: Int, from origin: Int, old: Int, new: Int) -> Axis {
    Axis(
      name: "items in section \(section)", old: old, new: new,
      inserted: Set(insertedItems.filter { $0.section == section }.map(\.item)),
      deleted: Set(deletedItems.filter { $0.section == origin }.map(\.item)),
      arrivals: Set(movedItems.values.filter { $0.section == section }.map(\.item)),
      departures: Set(movedItems.keys.filter { $0.section == origin }.map(\.item)))
  }

  /// The index before the update of each index after it; `nil` for what is new there.
  private func origins(_ axis: Axis) throws -> [Int?] {
    let gone = axis.deleted.union(axis.departures).union(axis.moved.keys)
    let come = axis.inserted.union(axis.arrivals).union(axis.moved.values)
    let stay = (0..<axis.old).filter { !gone.contains($0) }
    guard stay.count + come.count == axis.new, gone.allSatisfy((0..<axis.old).contains),
      come.allSatisfy((0..<axis.new).contains)
    else { throw axis.mismatch }
    var rest = stay[...]
    var origins = (0..<axis.new).map { come.contains($0) ? nil : rest.popFirst() }
    for (start, end) in axis.moved { origins[end] = start }
    return origins
  }
}

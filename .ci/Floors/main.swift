import Foundation

// usage: floors HOUSE STORE TABLE
// Prints each use of a declaration that stands on a higher floor, or in another room of the same
// one, and fails if there is any.

/// The files of Swift in a folder, by their paths in it.
func sources(in folder: String) -> [String] {
  let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return paths.filter { $0.hasSuffix(".swift") }.sorted()
}

/// What is wrong, a line each.
func complaints(house: String, index: Index, floors: Floors) -> [String] {
  let files = sources(in: house)
  guard !files.isEmpty else { return ["\(house): there are no sources here"] }
  var complaints: [String] = []
  var homes: [String: String] = [:]
  for file in files {
    if floors.place(of: file) == nil { complaints.append("\(file): its folder has no floor") }
    let occurrences = index.files["\(house)/\(file)"] ?? []
    if occurrences.isEmpty { complaints.append("\(file): the compiler has not indexed it") }
    for occurrence in occurrences where occurrence.isDeclaration { homes[occurrence.symbol] = file }
  }
  for file in files {
    var seen: Set<String> = []
    for use in index.files["\(house)/\(file)"] ?? [] where !use.isDeclaration {
      guard let place = floors.place(of: file), let home = homes[use.symbol],
        let other = floors.place(of: home), !place.mayUse(other), !use.name.contains("etter:"),
        seen.insert("\(use.line) \(use.name)").inserted
      else { continue }
      complaints.append(
        "\(file):\(use.line): \(place.room) uses \(use.name) of \(other.room) (\(home))")
    }
  }
  return complaints
}

let arguments = CommandLine.arguments.dropFirst().map { String($0) }
guard arguments.count == 3 else { fatalError("usage: floors HOUSE STORE TABLE") }
let house = URL(fileURLWithPath: arguments[0]).resolvingSymlinksInPath().path
guard let index = Index(store: arguments[1], of: { $0.hasPrefix(house + "/") }) else {
  fatalError("there is no index in \(arguments[1])")
}
let found = complaints(house: house, index: index, floors: Floors(arguments[2]))
print(found.isEmpty ? "every arrow runs down" : found.joined(separator: "\n"))
exit(found.isEmpty ? 0 : 1)

import Foundation

// usage: floors HOUSE STORE TABLE LIMITS
// Prints each use of a declaration in a higher layer, or in another folder of the same layer, the
// reach of each file with a limit, and the largest knot. Fails if there is such a use, or if a limit
// is exceeded.
//
// usage: floors HOUSE STORE TABLE --reach FILE
// Prints the direct and indirect dependencies of a file.

extension House {
  /// The number of lines of code in some files, in words.
  func size(of reach: [(file: String, by: String)]) -> (lines: Int, text: String) {
    let lines = reach.reduce(0) { $0 + codeLines(in: $1.file) }
    return (lines, "\(lines) lines of code in \(reach.count) files")
  }
}

/// The violations, one per line.
func complaints(_ house: House, floors: Floors) -> [String] {
  guard !house.files.isEmpty else { return ["there are no sources here"] }
  var complaints = house.unknown.map { "\($0): the compiler has not indexed it" }
  for file in house.files {
    guard let place = floors.place(of: file) else {
      complaints.append("\(file): its folder has no floor")
      continue
    }
    for use in house.uses(in: file) {
      guard let other = floors.place(of: use.home), !place.mayUse(other) else { continue }
      complaints.append(
        "\(file):\(use.line): \(place.room) uses \(use.name) of \(other.room) (\(use.home))")
    }
  }
  return complaints
}

/// Prints the reach of each file with a limit, and returns whether all are within it.
///
/// A line of the table is the name of a file, and the number of lines of code that it may reach; or the
/// word "knot", and the number of files that may use one another.
func areWithinLimits(_ house: House, _ table: String) -> Bool {
  var isFine = true
  for line in table.split(separator: "\n") {
    let words = line.split(separator: " ").map(String.init)
    if words.first == "knot", let limit = words.last.flatMap(Int.init) {
      let knot = house.largestKnot
      print("the largest knot has \(knot.count) files, and may have \(limit)")
      if knot.count > limit {
        print(knot.joined(separator: "\n"))
        isFine = false
      }
      continue
    }
    guard words.count == 2, let limit = Int(words[1]), let file = house.file(named: words[0]) else {
      print("\(line): this limit is of no file")
      isFine = false
      continue
    }
    let size = house.size(of: house.reach(of: file))
    print("\(file) reaches \(size.text), and may reach \(limit)")
    if size.lines > limit { isFine = false }
  }
  return isFine
}

let arguments = CommandLine.arguments.dropFirst().map { String($0) }
guard arguments.count >= 4 else { fatalError("usage: see main.swift") }
let floors = Floors(arguments[2])
let folder = URL(fileURLWithPath: arguments[0]).resolvingSymlinksInPath().path
let house = House(folder, folders: floors.folders, store: arguments[1])

if arguments[3] == "--reach", let name = arguments.last {
  guard let file = house.file(named: name) else { fatalError("there is no \(name)") }
  let reach = house.reach(of: file)
  for (other, user) in reach { print("\(other) (by \(user))") }
  print("\(file) reaches \(house.size(of: reach).text)")
  exit(0)
}
let found = complaints(house, floors: floors)
print(found.isEmpty ? "every arrow runs down" : found.joined(separator: "\n"))
exit(areWithinLimits(house, arguments[3]) && found.isEmpty ? 0 : 1)

/// Pictures of one place, with a text.
struct Album: Hashable, Sendable {
  var title: String
  var place: String
  var text: String
  var cover: Painting
  /// Smaller pictures, beside the cover.
  var others: [Painting]

  static let all = [
    Album(
      title: "Long Night", place: "Senja, January",
      text: "Twenty below, a half moon, and snow bright enough to read a map by. We slept at noon "
        + "and walked at midnight, which felt like the same thing.",
      cover: .landscape(.polarNight), others: [.landscape(.glacier), .landscape(.firstLight)]),
    Album(
      title: "Blue Hour", place: "Rotterdam, May",
      text: "Ten minutes in which the sky and the windows are equally bright. Each picture is from "
        + "the same bridge, on another evening.",
      cover: .city, others: [.landscape(.lastFerry), .fruit]),
    Album(
      title: "Dahlias", place: "Allotment 14",
      text: "All from less than a hand's width away, on the one morning without any wind.",
      cover: .flower, others: [.fruit, .landscape(.terracotta)]),
    Album(
      title: "Erg Chebbi", place: "Morocco, March",
      text: "Wind from the south all day, and by evening none of our tracks were left.",
      cover: .landscape(.duneSea), others: [.landscape(.terracotta), .landscape(.openWater)]),
    Album(
      title: "Window Seat", place: "At home",
      text: "The sun is on the table from four to five. The fruit was for eating, too.",
      cover: .fruit, others: [.flower, .city]),
    Album(
      title: "Last Ferry", place: "Kvarner Bay, June",
      text: "The sea went flat as soon as the engines stopped. Nobody said a word.",
      cover: .landscape(.lastFerry), others: [.landscape(.openWater), .landscape(.duneSea)]),
  ]
}

import UIKit

/// A photo with its title and text.
struct Photo: Hashable, Sendable {
  var title: String
  var place: String
  var caption: String
  var painting: Painting

  static let recent = [
    Photo(
      title: "First Light", place: "Serra da Estrela",
      caption: "We left the hut at four. The ridge kept its color for exactly nine minutes.",
      painting: .landscape(.firstLight)),
    Photo(
      title: "Last Ferry", place: "Kvarner Bay",
      caption: "The sea went flat as soon as the engines stopped. Nobody said a word.",
      painting: .landscape(.lastFerry)),
  ]

  static let favorites = [
    places[0], places[1],
    Photo(
      title: "Blue Hour", place: "Rotterdam",
      caption: "Ten minutes in which the sky and the windows are equally bright.",
      painting: .city),
    places[3],
    Photo(
      title: "Window Seat", place: "At home",
      caption: "The sun is on the table from four to five. The fruit was for eating, too.",
      painting: .fruit),
    Photo(
      title: "Dahlia", place: "Allotment 14",
      caption: "From so near that the wind of a bee is enough to blur it.",
      painting: .flower),
  ]

  /// Landscapes only.
  static let places = [
    Photo(
      title: "Dune Sea", place: "Erg Chebbi",
      caption: "Wind from the south all day, and by evening none of our tracks were left.",
      painting: .landscape(.duneSea)),
    Photo(
      title: "Open Water", place: "Paros",
      caption: "Noon, no shade, and water so clear that the boat seemed to hang in the air.",
      painting: .landscape(.openWater)),
    Photo(
      title: "Pine Fog", place: "Black Forest",
      caption: "The fog came up the valley like a slow tide and took the trees row by row.",
      painting: .landscape(.pineFog)),
    Photo(
      title: "Polar Night", place: "Senja",
      caption: "Twenty below, a half moon, and snow bright enough to read a map by.",
      painting: .landscape(.polarNight)),
    Photo(
      title: "Glacier", place: "Aletsch",
      caption: "Old ice is blue because it has forgotten how to hold any air.",
      painting: .landscape(.glacier)),
    Photo(
      title: "Terracotta", place: "Val d'Orcia",
      caption: "After the harvest the hills are the color of the roofs, and both are warm.",
      painting: .landscape(.terracotta)),
  ]
}

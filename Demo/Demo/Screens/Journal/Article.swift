import UIKit

/// A story of the journal.
struct Article: Hashable, Sendable {
  var kicker: String
  var title: String
  var summary: String
  var author: String
  var readingTime: String
  var paragraphs: [String]
  var painting: Painting

  var byline: String { "\(author) · \(readingTime)" }

  static let cover = Article(
    kicker: "COVER STORY",
    title: "A month without noon",
    summary: "On an island where the sun does not come up until the end of January.",
    author: "Liv Berntsen",
    readingTime: "9 min",
    paragraphs: [
      "On the last day of November the sun touches the mountain across the fjord, for as long as "
        + "it takes to fetch a camera. Then it is gone until January.",
      "It does not get dark all at once. At eleven there is a blue that nobody has a name for, "
        + "and the snow gives it back, so that the light seems to come from below.",
      "People here do not wait for the sun. They ski before work, with a lamp, and meet in "
        + "kitchens afterwards. The shop sells more candles than bread.",
      "You learn to tell the hours by other things: the ferry, the school bus, the dogs. At one "
        + "there is a red line in the south, and somebody calls the others to the window.",
      "On the day it comes back, the children get the morning off. They stand on the hill behind "
        + "the church, and for four minutes they have shadows again.",
    ],
    painting: .landscape(.polarNight))

  static let all = [
    Article(
      kicker: "SLOW TRAVEL",
      title: "The last ferry leaves at nine",
      summary: "What an island sounds like when the day's visitors have gone home.",
      author: "Ana Marić",
      readingTime: "6 min",
      paragraphs: [
        "At half past eight the queue reaches the bakery. By nine there is only the smell of "
          + "diesel and bread, and a rope on the quay that nobody has coiled.",
        "Then the sounds come back, one after the other: a shutter, two dogs, somebody washing "
          + "glasses. An island is never quiet. It was only drowned out.",
        "We stayed for three nights, and on none of them did we do anything at all.",
      ],
      painting: .landscape(.lastFerry)),
    Article(
      kicker: "FIELD NOTES",
      title: "How to walk in fog",
      summary: "Count your steps, trust the slope, and stop more often than you think.",
      author: "Jonas Vogt",
      readingTime: "4 min",
      paragraphs: [
        "Fog takes the distance away first and the direction second. The slope under your feet "
          + "is the last thing to go, so it is the thing to trust.",
        "Count to a hundred, stand still, listen. A stream is a better landmark than a tree.",
      ],
      painting: .landscape(.pineFog)),
    Article(
      kicker: "CRAFT",
      title: "Nine minutes of alpenglow",
      summary: "Why the best light of the day is over before the coffee is ready.",
      author: "Mira Okafor",
      readingTime: "5 min",
      paragraphs: [
        "The sun is still below the horizon when the summits light up. What you see is light "
          + "that has already touched the air behind you and come back red.",
        "It lasts about nine minutes. Set up the evening before.",
      ],
      painting: .landscape(.firstLight)),
    Article(
      kicker: "ESSAY",
      title: "A map of moving sand",
      summary: "Redrawn each night, and the guides know it by heart all the same.",
      author: "Idir Benali",
      readingTime: "8 min",
      paragraphs: [
        "Ask for a path and you will be given a wind. Keep it on your left cheek until noon.",
        "By evening none of our tracks were left, and nobody but us had expected any.",
      ],
      painting: .landscape(.duneSea)),
  ]
}

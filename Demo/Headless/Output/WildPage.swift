import Fuzzing
import UIKitFilm

/// The page with films of the fuzzer, each beside a counter of its transitions.
struct WildPage {
  static let file = "wild.html"
  private static let title = "Twelve wild minutes"

  /// The number of transitions in all films.
  private(set) var begun = 0
  /// The number of those that have ended exactly once.
  private(set) var exact = 0
  private var lastSeed: UInt64 = 0
  private var players: [WildPlayer] = []
  private let definitions = Definitions()

  /// Plays the episodes, beginning with the first one.
  ///
  /// - Parameters:
  ///   - films: The number of films.
  ///   - seconds: The length of a film up to its last episode, in simulated seconds.
  @MainActor init(films: Int = 12, seconds: Double = 60) {
    for number in 1...films {
      let film = WildFilm(from: number == 1 ? 0 : lastSeed + 1, seconds: seconds)
      lastSeed = film.lastSeed
      begun += film.total.begun
      exact += film.exact
      players.append(WildPlayer(film, number: number, definitions: definitions))
    }
  }

  /// The whole page, which needs no other file.
  func html() -> String {
    """
    \(PageHead.html(title: "MatchCut: \(Self.title)", css: PageStyle.wild))
    <body>
    <svg class="definitions" width="0" height="0" aria-hidden="true" \
    font-family="\(AnimatedSVG.fonts)"><defs>\(definitions.markup)</defs></svg>
    <header><p class="brand">\(GalleryPage.mark)<span>MatchCut</span></p></header>
    <main>
    <div class="intro">
    <p><a href="index.html">Gallery</a></p>
    <h1>\(Self.title)</h1>
    <p>A fuzzer tests MatchCut: it makes up apps, and plays fingers, rotations and calls at the \
    wrong moment on them. Here are its episodes from the first one to number \(lastSeed), without \
    those for other screen sizes and frame rates. In the test, all screens are white; here they \
    have colors and numbers.</p>
    <p>UIKit expects exactly one call of <code>completeTransition</code> for each transition. In \
    these films, <b>\(begun)</b> transitions begin, and <b>\(exact)</b> end exactly once, by the \
    simulator’s records. Swipes in a swipe container are not transitions of UIKit, and not \
    counted. Below each counter are the lines of the script.</p>
    </div>
    \(players.map(\.html).joined(separator: "\n"))
    </main>
    <footer><p><code>swift run -c release Fuzz</code> plays others. \
    <code>--episode</code> and a number prints one.</p></footer>
    <script type="application/json" id="recordings">{
    \(players.map(\.data).joined(separator: ",\n"))
    }</script>
    <script>
    \(PageScript.wild)
    </script>
    </body>
    </html>

    """
  }
}

/// One film: the phone, its controls, a counter, and what happens.
private struct WildPlayer {
  /// The number of moments in sight.
  private static let lines = 6

  let html: String
  /// The film's entry in the page's data.
  let data: String

  @MainActor init(_ film: WildFilm, number: Int, definitions: Definitions) {
    let id = "wild-\(number)"
    let scenes = film.reels.map(\.film.scene)
    let poster = scenes[0].poster
    let pictures = scenes.enumerated().map { index, scene in
      PhonePicture(
        scene, poster: index == 0 ? poster : 0, prefix: "w\(number)-\(index)-", precision: .fine,
        definitions: definitions, overlay: PhonePicture.Overlay())
    }
    let phones = pictures.enumerated().map { index, picture in
      "<g id=\"\(id)-\(index)\"\(index == 0 ? "" : " display=\"none\"")>\(picture.markup)</g>"
    }
    let controls = PlayerControls(
      title: "minute \(number)", touches: scenes.flatMap(\.touches), poster: poster)
    html = """
      <article class="player large wild" id="\(id)" data-id="\(id)" aria-label="Minute \(number)">
      <div class="head">
      <h2>Minute \(number)</h2>
      <p>\(film.reels.count) random apps, episodes \(film.reels[0].seed) to \(film.lastSeed)</p>
      </div>
      <div class="frame" style="\(pictures[0].phone.cornerStyle)"><svg class="phone" \
      \(pictures[0].phone.attributes) font-family="\(AnimatedSVG.fonts)" role="img" \
      aria-label="A phone with random apps">\(phones.joined())</svg></div>
      \(controls.html)
      \(Self.counter(of: film))
      </article>
      """
    let reels = zip(film.reels, pictures).map { reel, picture in
      "[\(reel.first),\(MotionData.json(picture.motions))]"
    }
    data =
      "\"\(id)\":"
      + JSONText.object([
        "frames": "\(film.frameCount)", "rate": "\(WildFilm.refreshRate)", "poster": "\(poster)",
        "gestures": "[]", "counts": Self.counts(of: film),
        "moments": JSONText.array(
          film.moments.map { "[\($0.frame),\(JSONText.string($0.text))]" }),
        "turns": JSONText.array(film.turns.map { "[\($0.lowerBound),\($0.upperBound)]" }),
        "reels": JSONText.array(reels),
      ])
  }

  @MainActor private static func counter(of film: WildFilm) -> String {
    let names = ["begun", "completed", "canceled", "in flight", "twice"]
    let numbers = names.map { "<div><dt>\($0)</dt><dd>0</dd></div>" }.joined()
    return """
      <div class="code counter">
      <dl>\(numbers)</dl>
      <p class="verdict">\(film.exact) of \(film.total.begun) ended exactly once.</p>
      <ol class="moments" aria-label="What happens">\
      \(String(repeating: "<li></li>", count: lines))</ol>
      </div>
      """
  }

  /// The numbers of the counter, each row after the frame in which they change.
  @MainActor private static func counts(of film: WildFilm) -> String {
    JSONText.array(
      film.counts.map { count in
        JSONText.array(
          [
            count.frame, count.begun, count.completed, count.canceled, count.inFlight,
            count.repeated,
          ].map(String.init))
      })
  }
}

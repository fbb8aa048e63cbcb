import Foundation
import MatchCut
import Testing
import UIKit

@testable import Demo

@MainActor
struct CodeTests {
  @Test(arguments: Scenario.all)
  func `each film has code from a source, in pieces that are whole and can be read`(
    scenario: Scenario
  ) throws {
    let code = try #require(scenario.code.text)
    #expect(!code.isEmpty && code.first?.isWhitespace == false)
    #expect(code.split(separator: "\n", omittingEmptySubsequences: false).count <= 16)
    for (opening, closing) in ["()", "{}", "[]"].map({ ($0.first, $0.last) }) {
      #expect(code.count { $0 == opening } == code.count { $0 == closing })
    }
    if let path = scenario.code.path {
      let file = SourceCode.packageFolder.appending(path: path)
      #expect(FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test func `the first films play the examples, which have at most 80 lines and are all shown`()
    throws
  {
    let folder = SourceCode.packageFolder.appending(path: Code.examples)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let films = GalleryPage.films.compactMap { id in Scenario.all.first { $0.id == id } }
    #expect(films.compactMap(\.code.path).sorted() == files.map { Code.examples + $0 }.sorted())
    for film in films {
      let example = try #require(film.code.example)
      #expect(example.split(separator: "\n", omittingEmptySubsequences: false).count <= 81)
    }
  }

  @Test func `a closure is shown without its braces, its parameters and its indentation`() {
    #expect(
      Scenario.dragUp.code.text == """
        ModalTransition(
          .zoom(
            from: .view(thumbnail),
            matching: .picture(photo.picture)),
          dismissal: .drag([.down, .up]),
          dismissalOptions: photo.gestureOptions)
        """)
    #expect(Scenario.dragUp.code.path == nil)
  }

  @Test func `a declaration ends with its last bracket, or with a call of its result`() {
    let button = Code.declaration(
      "private(set) lazy var closeButton", in: "Demo/Screens/Photos/PhotoViewController.swift")
    #expect(
      button.text == """
        private(set) lazy var closeButton = IconButton(
          "xmark", label: "Close",
          color: Palette.moonlight, background: Palette.frost,
          action: { [weak self] in self?.dismissOrReverse() })
        """)
    let stack = Code.declaration(
      "PushTransition(", in: "Demo/Examples/StackExample.swift")
    #expect(stack.text?.hasSuffix("}\n.attach(to: self)") == true)
    let line = Code.declaration("static let side", in: "Demo/Screens/Style/IconButton.swift")
    #expect(line.text == "static let side: CGFloat = 40")
  }

  @Test func `a film whose code has gone has a fault`() {
    let gone = Scenario(
      id: "gone", group: .drag, title: "", summary: "",
      code: .declaration("func gone()", in: "Demo/Screens/Trial.swift"),
      script: { stage in
        stage.promise(stage.app.view, .glides(0))
        stage.wait(0.1)
      })
    #expect(
      gone.play(isChecked: false).faults == [
        "The code has gone from Demo/Demo/Screens/Trial.swift."
      ])
  }

  @Test func `a film plays the closure that it shows`() {
    var played: [String] = []
    let photo = Code.photo { _, _ in
      played.append("photo")
      return ModalTransition(.fade)
    }
    let settings = Code.settings { _ in
      played.append("settings")
      return ModalTransition(.fade)
    }
    let journal = Code.journal { _ in played.append("journal") }
    let tabs = Code.tabs { _ in played.append("tabs") }
    func play(
      _ code: Code, makeRoot: (@MainActor () -> UIViewController)? = nil,
      script: @escaping @MainActor (Stage) -> Void = { _ in }
    ) {
      let scenario = Scenario(
        id: "played", group: .drag, title: "", summary: "", code: code,
        makeRoot: makeRoot, script: script)
      scenario.script(scenario.makeStage())
    }
    play(photo, script: { $0.tap($0.app.photos.thumbnails[0]) })
    play(settings, script: { $0.tap($0.app.photos.settingsButton) })
    play(journal)
    play(tabs, makeRoot: { PlacesTabController() })
    #expect(played == ["photo", "settings", "journal", "tabs"])
  }
}

import Foundation
import Testing

@testable import Demo
@testable import UIKitFilm

/// The scripts and styles of the pages, which are files of their own.
@MainActor
struct WebFileTests {
  private static let folder = SourceCode.packageFolder.appending(path: "Demo/Headless/Web")

  private static let files: [(name: String, text: String)] = {
    let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (enumerator?.compactMap { $0 as? URL } ?? []).filter { !$0.pathExtension.isEmpty }
      .map { ($0.lastPathComponent, (try? String(contentsOf: $0, encoding: .utf8)) ?? "") }
  }()

  @Test func `each file stands whole in a page, and there is no other`() {
    let pages = [
      PageScript.gallery, PageScript.live, PageStyle.gallery, PageStyle.live, PageStyle.article,
      PageStyle.code, PageScript.wild, PageStyle.wild,
    ].map { $0 + "\n" }
    #expect(Self.files.count == 20)
    for (name, text) in Self.files {
      let parts = text.components(separatedBy: "{{blur filter}}")
      #expect(pages.contains { page in parts.allSatisfy(page.contains) }, "\(name)")
    }
  }

  @Test func `each script is strict, and can stand in a page`() {
    for (name, text) in Self.files {
      #expect(!text.contains("</script") && !text.contains("</style"), "\(name)")
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(name)")
      guard name.hasSuffix(".js") else { continue }
      #expect(text.hasPrefix("\"use strict\";\n\n"), "\(name)")
    }
  }

  @Test func `a blur in a script is that of a drawing`() {
    let filter = BlurMarkup.filter(id: "${id}", [0, 0, 0, 0, 0])
    for script in [PageScript.gallery, PageScript.live] {
      #expect(script.contains("parent.innerHTML = `\(filter)`;") && !script.contains("{{"))
    }
  }
}

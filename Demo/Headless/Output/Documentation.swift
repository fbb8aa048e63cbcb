import Foundation

/// Where the gallery finds the documentation.
enum Documentation {
  /// An article, or the page of a module, which has its name.
  struct Article {
    let name: String
    var module = "MatchCut"
  }

  /// Pages beside the gallery's, of the articles in the clone.
  case clone
  /// The pages at an address.
  case site(String)

  /// The address of an article.
  func link(to article: Article) -> String {
    switch self {
    case .clone: return "\(Self.folder)/\(article.name).html"
    case .site(let address):
      let module = "\(address)/\(article.module.lowercased())"
      return article.name == article.module ? module : "\(module)/\(article.name.lowercased())"
    }
  }

  /// The folder of the pages.
  static let folder = "documentation"
  /// The facts about UIKit, which are on no site.
  static let facts = Article(name: "UIKitFacts")

  /// The pages of all articles in a clone, by their paths in the gallery.
  static func pages(of package: URL) throws -> [String: String] {
    let modules = [
      "MatchCut", "MatchCutContainers", "MatchCutSplash", "MatchCutSwiftUI", "UIKitFilm",
    ]
    let folders = modules.map { "Sources/\($0)/\($0).docc" } + ["Documentation"]
    let files = try folders.flatMap {
      try FileManager.default.contentsOfDirectory(
        at: package.appending(path: $0), includingPropertiesForKeys: nil)
    }.filter { $0.pathExtension == "md" }
    let texts = try files.map { file in
      let name = file.deletingPathExtension().lastPathComponent
      return (name: name, text: try String(contentsOf: file, encoding: .utf8))
    }
    let titles = texts.map { ($0.name, ArticlePage.title(of: $0.text)) }
    let page = ArticlePage(titles: Dictionary(uniqueKeysWithValues: titles))
    let pages = texts.map { name, text in
      ("\(folder)/\(name).html", page.html(of: text, title: ArticlePage.title(of: text)))
    }
    return Dictionary(uniqueKeysWithValues: pages)
  }
}

import Foundation

/// Where the gallery finds the documentation.
enum Documentation {
  /// An article, or the page of a module, which has its name.
  struct Article {
    let name: String
    var module = "MatchCut"
    /// Whether the site has it.
    var isOnSite = true
  }

  /// Pages beside the gallery's, of the articles in the clone.
  case clone
  /// The pages at an address.
  case site(String)

  /// The address of an article; that of its module's page if the site lacks it.
  func link(to article: Article) -> String {
    switch self {
    case .clone: return "\(Self.folder)/\(article.name).html"
    case .site(let address):
      let module = "\(address)/\(article.module.lowercased())"
      let isModule = article.name == article.module || !article.isOnSite
      return isModule ? module : "\(module)/\(article.name.lowercased())"
    }
  }

  /// The folder of the pages.
  static let folder = "documentation"
  /// The facts about UIKit, which are on no site.
  static let facts = Article(name: "UIKitFacts", isOnSite: false)
  /// How Apple's transitions move, as measured.
  static let motion = Article(name: "MeasuredMotion", isOnSite: false)

  /// The pages of all articles in a clone, and their pictures, by their paths in the gallery.
  static func pages(of package: URL) throws -> [String: String] {
    let modules = [
      "MatchCut", "MatchCutContainers", "MatchCutSplash", "MatchCutSwiftUI", "UIKitFilm",
    ]
    let folders = modules.map { "Sources/\($0)/\($0).docc" } + ["Documentation"]
    let files = try folders.flatMap {
      try FileManager.default.contentsOfDirectory(
        at: package.appending(path: $0), includingPropertiesForKeys: nil)
    }
    func texts(_ type: String) throws -> [(name: String, text: String)] {
      try files.filter { $0.pathExtension == type }.map {
        ($0.deletingPathExtension().lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
      }
    }
    let articles = try texts("md")
    let titles = articles.map { ($0.name, ArticlePage.title(of: $0.text)) }
    let page = ArticlePage(titles: Dictionary(uniqueKeysWithValues: titles))
    let pages = articles.map { name, text in
      ("\(folder)/\(name).html", page.html(of: text, title: ArticlePage.title(of: text)))
    }
    let pictures = try texts("svg").map { ("\(folder)/\($0).svg", $1) }
    return Dictionary(uniqueKeysWithValues: pages + pictures)
  }
}

/// Where the gallery finds the documentation.
enum Documentation {
  /// An article, or the page of a module, which has its name.
  struct Article {
    let name: String
    var module = "MatchCut"
  }

  /// The files of the clone, seen from the gallery in it.
  case clone
  /// The pages at an address.
  case site(String)

  /// The address of an article.
  func link(to article: Article) -> String {
    switch self {
    case .clone: return "../Sources/\(article.module)/\(article.module).docc/\(article.name).md"
    case .site(let address):
      let module = "\(address)/\(article.module.lowercased())"
      return article.name == article.module ? module : "\(module)/\(article.name.lowercased())"
    }
  }
}

package import UIKit

/// An object that belongs to a view; the view retains it as an interaction.
@MainActor class ViewAttachment: NSObject, UIInteraction {
  /// The view; `nil` before the attachment is added, and after it is removed.
  private(set) weak var view: UIView?

  func willMove(to view: UIView?) {}

  func didMove(to view: UIView?) {
    self.view = view
  }
}

extension UIView {
  /// Returns the first interaction of a type that was added to the view.
  func interaction<Kind>(_ kind: Kind.Type) -> Kind? {
    interactions.first { $0 is Kind } as? Kind
  }

  /// Adds an interaction, and removes another one of its type; `nil` only removes that.
  package func replaceInteraction<Kind: UIInteraction>(with new: Kind?) {
    if let former = interaction(Kind.self) { removeInteraction(former) }
    if let new { addInteraction(new) }
  }
}

import UIKit

/// The gesture that dismisses a screen whose presentation controller is UIKit's, as with the style
/// `.fullScreen`.
///
/// It lives on the view of the screen, until the next presentation.
final class DismissalAttachment: NSObject, UIInteraction {
  let interaction: any DismissalInteraction
  private(set) weak var view: UIView?

  private init(_ interaction: any DismissalInteraction) {
    self.interaction = interaction
    super.init()
  }

  /// Attaches an interaction to a view, in place of that of an earlier presentation.
  ///
  /// - Parameters:
  ///   - interaction: The interaction; `nil` for none.
  ///   - view: The view of the presented screen.
  static func attach(_ interaction: (any DismissalInteraction)?, to view: UIView) {
    if let other = view.interaction(Self.self) { view.removeInteraction(other) }
    if let interaction { view.addInteraction(DismissalAttachment(interaction)) }
  }

  /// Adds the recognizers to the container of the presentation, unless they are in it.
  func install(in container: UIView) {
    for recognizer in interaction.gestureRecognizers where recognizer.view !== container {
      container.addGestureRecognizer(recognizer)
    }
  }

  func willMove(to view: UIView?) {}

  func didMove(to view: UIView?) {
    self.view = view
  }
}

import Testing
import UIKit

/// A delegate of a scroll view that counts what begins and ends.
@MainActor
final class HandOffLog: NSObject, UIScrollViewDelegate {
  private(set) var drags = 0
  private(set) var dragEnds = 0
  private(set) var glides = 0
  private(set) var glideEnds = 0

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    #expect(drags == dragEnds, "a drag begins in another one")
    drags += 1
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    dragEnds += 1
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    glides += 1
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    glideEnds += 1
  }

  /// Expects that everything that has begun has ended.
  func expectBalanced(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(drags == dragEnds, sourceLocation: sourceLocation)
    #expect(glides == glideEnds, sourceLocation: sourceLocation)
  }
}

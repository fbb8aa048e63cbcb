import Foundation

/// A change from one page to another that is in progress.
struct PageTurn {
  /// The page that comes.
  let page: UIViewController
  let side: PageSide
  /// Whether the app has set the page, rather than the user turned to it.
  let isSet: Bool
  let completion: ((Bool) -> Void)?
}

// MARK: The user

extension UIPageViewController {
  /// Whether a finger may turn the pages (P1).
  var mayTurn: Bool { dataSource != nil && page != nil && turn?.isSet != true }

  /// Asks for both neighbors (P3).
  ///
  /// A page that was passed halfway in a former drag is shown first (P7).
  func dragDidBegin() {
    if turn != nil, hasPassedHalf {
      endTurn(didComplete: true, isReported: !World.current.variant.leavesTurnsUnreported)
    }
    _ = neighbor(.after)
    _ = neighbor(.before)
  }

  func pagesDidMove() {
    guard page != nil, turn?.isSet != true, scroller.length > 0 else { return }
    let distance = scroller.distance
    if turn != nil, scroller.glide == nil, abs(distance) >= scroller.length {
      // A long drag goes on from the page that it has reached.
      return endTurn(didComplete: true)
    }
    guard distance != 0 else { return }
    let side: PageSide = distance < 0 ? .before : .after
    guard turn?.side != side else { return }
    if turn != nil { endTurn(didComplete: false) }
    guard let page = neighbor(side) else { return }
    World.current.hosting {
      delegate?.pageViewController(self, willTransitionTo: [page])
    }
    begin(PageTurn(page: page, side: side, isSet: false, completion: nil))
  }

  /// Called at the end of a motion without a finger, or when a finger has stopped it.
  func glideDidEnd(underFinger: Bool) {
    if !underFinger || turn?.isSet == true { pagesDidStop() }
  }

  func pagesDidStop() {
    guard let turn else { return scroller.rest(at: nil) }
    let didArrive = abs(scroller.distance) == scroller.length
    let didComplete = turn.isSet || hasPassedHalf
    scroller.rest(at: didComplete ? turn.side : nil)
    endTurn(didComplete: didComplete, finished: didArrive || !turn.isSet)
  }

  private var hasPassedHalf: Bool {
    guard let turn else { return false }
    return scroller.distance * CGFloat(turn.side.rawValue) > scroller.length / 2
  }

  /// The page beside this one; the data source is asked once (P3.1).
  private func neighbor(_ side: PageSide) -> UIViewController? {
    if let known = neighbors[side] { return known }
    guard let page, let dataSource else { return nil }
    let asked = World.current.hosting {
      side == .after
        ? dataSource.pageViewController(self, viewControllerAfter: page)
        : dataSource.pageViewController(self, viewControllerBefore: page)
    }
    neighbors[side] = .some(asked)
    updateEnds()
    return asked
  }

  /// Lets the content end where there is no page.
  func updateEnds() {
    func ends(_ side: PageSide) -> Bool {
      if let known = neighbors[side] { return known == nil }
      return false
    }
    scroller.setEnds(before: ends(.before), after: ends(.after))
  }
}

// MARK: The app

extension UIPageViewController {
  func turn(
    to new: UIViewController, _ side: PageSide, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    if animated, page != nil, page !== new, viewIfLoaded?.window != nil {
      begin(PageTurn(page: new, side: side, isSet: true, completion: completion))
      return scroller.scroll(to: side)
    }
    neighbors = [:]
    updateEnds()
    if page !== new { replacePage(by: new) }
    completion?(true)
  }

  private func replacePage(by new: UIViewController) {
    let old = page
    adopt(new)
    old?.willMove(toParent: nil)
    page = new
    if isOnScreen {
      new.beginAppearance(true, animated: false)
      old?.beginAppearance(false, animated: false)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if isViewLoaded { install() }
    if appearance.state == .appeared { new.endAppearance() }
    old?.endAppearance()
    old?.leaveParent()
    new.didMove(toParent: self)
  }

  /// Shows the page in the middle place.
  func install() {
    _ = loadedView()
    if let page { scroller.show(page.loadedView(), at: nil) }
  }

  /// Ends a turn that is in progress, because the app sets another page (P5).
  func interruptTurn() {
    guard turn != nil else { return }
    World.current.fault(
      "P5",
      """
      setViewControllers of \(type(of: self)) was called while pages are turned, which may raise an \
      exception on a device: wait for didFinishAnimating, or for the completion
      """)
    scroller.endGlide()
    guard self.turn != nil else { return }
    scroller.rest(at: nil)
    endTurn(didComplete: false, finished: false)
  }
}

// MARK: Both

extension UIPageViewController {
  private var isOnScreen: Bool { appearance.state == .appeared || appearance.state == .appearing }

  private func begin(_ turn: PageTurn) {
    adopt(turn.page)
    self.turn = turn
    if isOnScreen {
      turn.page.beginAppearance(true, animated: true)
      page?.beginAppearance(false, animated: true)
    }
    scroller.show(turn.page.loadedView(), at: turn.side)
    turn.page.reportIsAppearing()
  }

  /// Ends the turn, and tells the delegate of one by the user (P2).
  private func endTurn(didComplete: Bool, finished: Bool = true, isReported: Bool = true) {
    guard let turn, let old = page else { return }
    self.turn = nil
    let gone = didComplete ? old : turn.page
    if didComplete {
      page = turn.page
      keepNeighbors(of: turn, leaving: old)
      scroller.advance(to: turn.side)
    }
    gone.willMove(toParent: nil)
    gone.viewIfLoaded?.removeFromSuperview()
    if didComplete { arrive(turn, from: old) } else { turnBack(turn, to: old) }
    gone.leaveParent()
    if didComplete { turn.page.didMove(toParent: self) }
    World.current.hosting {
      turn.completion?(finished)
      guard !turn.isSet, isReported else { return }
      delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: [old],
        transitionCompleted: didComplete)
    }
    if didComplete, !turn.isSet { _ = neighbor(turn.side) }
  }

  /// P3.1, P3.2: neighbors that are known are not asked for again.
  private func keepNeighbors(of turn: PageTurn, leaving old: UIViewController) {
    if !turn.isSet {
      neighbors = [turn.side.opposite: old]
    } else if !World.current.variant.keepsStalePages {
      neighbors = [:]
    }
    updateEnds()
  }

  /// P4.
  private func arrive(_ turn: PageTurn, from old: UIViewController) {
    turn.page.endAppearance()
    old.endAppearance()
  }

  /// P4.1.
  private func turnBack(_ turn: PageTurn, to old: UIViewController) {
    if isOnScreen {
      old.beginAppearance(true, animated: true)
      if appearance.state == .appeared { old.endAppearance() }
      turn.page.beginAppearance(false, animated: true)
    }
    turn.page.endAppearance()
  }
}

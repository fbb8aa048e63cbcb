import Foundation

extension NSObject {
  /// Calls a method of the object after a delay, in simulated time; the object is retained until then.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - anArgument: The argument of the method, if it takes one.
  ///   - delay: The delay in seconds; for 0 or less, the method is called in the next frame.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let work = DelayedWork(after: max(delay, 0)) {
      aSelector.send(to: self, sender: anArgument)
    }
    World.current.performRequests.append(
      PerformRequest(target: self, selector: aSelector, argument: anArgument, work: work))
  }

  /// Cancels the delayed calls of an object's methods.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    cancelRequests { $0.target === aTarget as AnyObject }
  }

  /// Cancels the delayed calls of a method with an argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    cancelRequests {
      $0.target === aTarget as AnyObject && $0.selector == aSelector
        && ($0.argument as? AnyHashable) == (anArgument as? AnyHashable)
    }
  }

  private class func cancelRequests(where isCanceled: (PerformRequest) -> Bool) {
    let requests = World.current.performRequests
    for request in requests where isCanceled(request) { request.work.cancel() }
    World.current.performRequests = requests.filter { !$0.work.isOver }
  }
}

/// A method of an object that is to be called.
struct PerformRequest {
  fileprivate weak var target: NSObject?
  fileprivate let selector: Selector
  fileprivate let argument: Any?
  let work: DelayedWork
}

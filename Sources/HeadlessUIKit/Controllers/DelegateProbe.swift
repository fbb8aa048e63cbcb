/// Finds out whether a delegate implements an optional method.
///
/// In Objective-C, `respondsToSelector:` tells; here, the default implementation records its call.
@_spi(Simulator) @MainActor
public enum DelegateProbe {
  private static var last: ObjectIdentifier?

  /// Records that a delegate does not implement the method that was called.
  static func record(_ delegate: AnyObject) { last = ObjectIdentifier(delegate) }

  /// Calls a method of a delegate, and returns its result; `nil` if the delegate does not implement
  /// the method.
  public static func call<Result>(_ delegate: AnyObject, _ method: () -> Result) -> Result? {
    last = nil
    let result = method()
    return last == ObjectIdentifier(delegate) ? nil : result
  }
}

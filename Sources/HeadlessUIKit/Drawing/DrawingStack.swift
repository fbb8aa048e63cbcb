import Foundation

/// The current drawings of a thread, the innermost last.
final class DrawingStack {
  var contexts: [CGContext] = []

  private static let key = {
    var key = pthread_key_t()
    pthread_key_create(&key) { stack in
      if let stack { Unmanaged<DrawingStack>.fromOpaque(stack).release() }
    }
    return key
  }()

  /// The stack of the thread.
  ///
  /// Each layer that is drawn asks for it, and the dictionary of a `Thread` takes a hundred times as
  /// long.
  static var ofThread: DrawingStack {
    if let stack = pthread_getspecific(key) {
      return Unmanaged<DrawingStack>.fromOpaque(stack).takeUnretainedValue()
    }
    let stack = DrawingStack()
    pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }
}

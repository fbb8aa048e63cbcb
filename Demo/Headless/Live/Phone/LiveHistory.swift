/// The actions on a phone since its app was started, frame by frame.
struct LiveHistory: Equatable {
  enum Entry: Equatable {
    case action(LiveAction)
    /// A number of frames without an action.
    case frames(Int)
  }

  /// The largest number of entries: about ten minutes of a finger that never rests.
  static let limit = 72_000

  /// The first screen of the phone.
  var start = LiveStart.app
  private(set) var entries: [Entry] = []
  /// Whether the limit was exceeded, so that nothing can be repeated.
  private(set) var isTooLong = false

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ action: LiveAction) { add(.action(action)) }

  mutating func addFrame() {
    if case .frames(let count)? = entries.last {
      entries[entries.count - 1] = .frames(count + 1)
    } else {
      add(.frames(1))
    }
  }

  /// Repeats all actions.
  ///
  /// - Parameters:
  ///   - phone: A new phone.
  ///   - frameDidPlay: Called after every frame.
  @MainActor func play(on phone: LivePhone, frameDidPlay: () -> Void) {
    for entry in entries {
      switch entry {
      case .action(let action): phone.perform(action)
      case .frames(let count):
        for _ in 0..<count {
          phone.step()
          frameDidPlay()
        }
      }
    }
  }

  private mutating func add(_ entry: Entry) {
    guard entries.count < Self.limit else {
      isTooLong = true
      return
    }
    entries.append(entry)
  }
}

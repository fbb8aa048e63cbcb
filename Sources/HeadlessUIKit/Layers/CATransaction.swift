import Foundation

/// Groups changes of layers, and sets how they animate implicitly.
open class CATransaction: NSObject {
  /// Begins a nested transaction.
  open class func begin() { World.current.transactions.begin() }

  /// Ends the innermost transaction.
  open class func commit() { World.current.transactions.commit() }

  /// Lays out the windows and commits the implicit transaction before the turn ends, or as soon as the
  /// open explicit transactions have ended (E13).
  open class func flush() {
    let world = World.current
    guard !world.transactions.isNested else {
      world.transactions.awaitsFlush = true
      return
    }
    MainActor.assumeIsolated { world.layOutWindows() }
    world.transactions.flush()
  }

  /// Returns the duration of implicit animations, in seconds.
  open class func animationDuration() -> CFTimeInterval {
    World.current.transactions.duration
  }

  /// Sets the duration of implicit animations in the innermost transaction, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    World.current.transactions.top.duration = dur
  }

  /// Returns the curve of implicit animations.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    World.current.transactions.timingFunction
  }

  /// Sets the curve of implicit animations in the innermost transaction.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    World.current.transactions.top.timingFunction = function
  }

  /// Returns whether changes of properties do not animate.
  open class func disableActions() -> Bool { World.current.transactions.disablesActions }

  /// Sets whether changes of properties in the innermost transaction do not animate.
  open class func setDisableActions(_ flag: Bool) {
    World.current.transactions.top.disablesActions = flag
  }

  /// Returns the completion block of the innermost transaction.
  open class func completionBlock() -> (() -> Void)? {
    World.current.transactions.top.completion
  }

  /// Sets the block that runs when all animations that are added to the transaction from now on
  /// have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    World.current.transactions.top.completion = block
  }
}

/// One level of the transaction stack.
final class TransactionRecord {
  @exclusivity(unchecked) var duration: CFTimeInterval?
  @exclusivity(unchecked) var timingFunction: CAMediaTimingFunction?
  @exclusivity(unchecked) var disablesActions: Bool?
  @exclusivity(unchecked) var completion: (() -> Void)?
  @exclusivity(unchecked) private var pendingAnimations = 0
  private var isCommitted = false

  /// Whether nothing has been set.
  var isBlank: Bool {
    duration == nil && timingFunction == nil && disablesActions == nil && completion == nil
      && pendingAnimations == 0
  }

  func animationAdded() { pendingAnimations += 1 }

  func animationEnded() {
    pendingAnimations -= 1
    completeIfDone()
  }

  func commit() {
    isCommitted = true
    completeIfDone()
  }

  private func completeIfDone() {
    guard isCommitted, pendingAnimations == 0, let completion else { return }
    self.completion = nil
    completion()
  }
}

/// The open transactions; the bottom one is implicit and lasts for the turn.
final class TransactionStack {
  @exclusivity(unchecked) private var records = [TransactionRecord()]
  /// The number of turns that have been committed.
  @exclusivity(unchecked) private(set) var commitCount = 0
  /// What the last commit shows of the layers that were changed since.
  @exclusivity(unchecked) private var committedLooks: [CommittedLook] = []

  /// Whether a flush waits for the end of the explicit transactions.
  @exclusivity(unchecked) var awaitsFlush = false

  /// Whether an explicit transaction is open.
  var isNested: Bool { records.count > 1 }
  var top: TransactionRecord { records[records.count - 1] }
  var duration: CFTimeInterval { records.lazy.reversed().compactMap(\.duration).first ?? 0.25 }
  var timingFunction: CAMediaTimingFunction? {
    records.lazy.reversed().compactMap(\.timingFunction).first
  }
  var disablesActions: Bool {
    records.lazy.reversed().compactMap(\.disablesActions).first ?? false
  }

  /// The transaction that an animation is added to now.
  var recordForNewAnimation: TransactionRecord? {
    records.last { $0.completion != nil }
  }

  func begin() { records.append(TransactionRecord()) }

  func commit() {
    guard records.count > 1 else {
      World.current.fault(
        "E13", "CATransaction.commit() without a begin(): remove it, or pair it with a begin().")
      return
    }
    records.removeLast().commit()
    guard awaitsFlush, !isNested else { return }
    awaitsFlush = false
    CATransaction.flush()
  }

  func keep(_ look: CommittedLook) { committedLooks.append(look) }

  func flush() {
    commitCount += 1
    let looks = committedLooks
    committedLooks.removeAll(keepingCapacity: true)
    for look in looks { look.expire() }
    let implicit = records[0]
    guard !implicit.isBlank else { return }
    records[0] = TransactionRecord()
    implicit.commit()
  }
}

/// A random number generator with the same numbers for the same seed, on every machine.
///
/// It is SplitMix64, for which neighboring seeds have nothing in common.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns `true` with a probability.
  mutating func chance(_ probability: Double) -> Bool {
    number(in: 0...1) < probability
  }

  /// A number with two decimals, so that scripts are short.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &self) * 100).rounded() / 100
  }

  /// A whole number.
  mutating func count(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Returns one of several elements, all equally likely.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }

  /// Returns one of the cases, all equally likely.
  mutating func pick<Case: CaseIterable>(_ type: Case.Type) -> Case {
    pick(Array(type.allCases))
  }

  /// Returns one of several elements, with probabilities by weight.
  mutating func pick<Element>(weighted elements: [(weight: Int, Element)]) -> Element {
    var rest = Int.random(in: 0..<elements.reduce(0) { $0 + $1.weight }, using: &self)
    for (weight, element) in elements {
      if rest < weight { return element }
      rest -= weight
    }
    preconditionFailure("the weights do not add up")
  }
}

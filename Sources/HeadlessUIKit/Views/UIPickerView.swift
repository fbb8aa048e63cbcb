import Foundation

/// A view with wheels that a finger turns; without wheels here.
open class UIPickerView: UIView {}

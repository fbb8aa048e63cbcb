/// Returns an optional requirement, `nil` if the delegate does not implement it, without naming its
/// type.
func optional<Method>(_ method: Method?) -> Method? { method }

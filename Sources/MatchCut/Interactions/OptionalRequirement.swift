/// Lets an optional requirement, `nil` where a delegate does not implement it, be named without its
/// type.
func optional<Method>(_ method: Method?) -> Method? { method }

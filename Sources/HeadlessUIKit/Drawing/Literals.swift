/// The type of a `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

/// The type of an `#imageLiteral`.
public typealias _ImageLiteralType = UIImage

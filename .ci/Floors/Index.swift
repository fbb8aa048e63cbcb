/// The compiler's index of source files: each name, and its place.
struct Index {
  struct Occurrence {
    /// The compiler's identifier of the symbol, the same in every file.
    let symbol: String
    let name: String
    let line: Int
    /// Whether the symbol is declared here, rather than used.
    let isDeclaration: Bool
  }

  /// The occurrences in each file, by its path.
  private(set) var files: [String: [Occurrence]] = [:]

  /// Reads the index of the files whose path is wanted.
  init?(store path: String, of isWanted: (String) -> Bool) {
    guard let store = indexstore_store_create(path, nil) else { return nil }
    var units: [String] = []
    collect(into: &units) { context in
      _ = indexstore_store_units_apply_f(store, 1, context) { context, name in
        Index.add(String(name), to: context)
      }
    }
    for unit in units {
      guard let reader = indexstore_unit_reader_create(store, unit, nil) else { continue }
      defer { indexstore_unit_reader_dispose(reader) }
      let file = String(indexstore_unit_reader_get_main_file(reader))
      guard isWanted(file) else { continue }
      files[file, default: []] += Self.records(of: reader)
        .flatMap { Self.occurrences(in: $0, of: store) }
    }
  }

  private static func records(of unit: indexstore_unit_reader_t) -> [String] {
    var records: [String] = []
    collect(into: &records) { context in
      _ = indexstore_unit_reader_dependencies_apply_f(unit, context) { context, dependency in
        let record: Int32 = 2
        guard indexstore_unit_dependency_get_kind(dependency) == record else { return true }
        return Index.add(String(indexstore_unit_dependency_get_name(dependency)), to: context)
      }
    }
    return records
  }

  private static func occurrences(in record: String, of store: indexstore_t) -> [Occurrence] {
    guard let reader = indexstore_record_reader_create(store, record, nil) else { return [] }
    defer { indexstore_record_reader_dispose(reader) }
    var occurrences: [Occurrence] = []
    collect(into: &occurrences) { context in
      _ = indexstore_record_reader_occurrences_apply_f(reader, context) { context, occurrence in
        guard let occurrence, let symbol = indexstore_occurrence_get_symbol(occurrence)
        else { return true }
        var (line, column): (UInt32, UInt32) = (0, 0)
        indexstore_occurrence_get_line_col(occurrence, &line, &column)
        let declarationOrDefinition: UInt64 = 0b11
        return Index.add(
          Occurrence(
            symbol: String(indexstore_symbol_get_usr(symbol)),
            name: String(indexstore_symbol_get_name(symbol)),
            line: Int(line),
            isDeclaration: indexstore_occurrence_get_roles(occurrence) & declarationOrDefinition
              != 0),
          to: context)
      }
    }
    return occurrences
  }

  /// Adds an element to the array behind the context of a C callback, and continues.
  private static func add<Element>(_ element: Element, to context: UnsafeMutableRawPointer?) -> Bool
  {
    context?.assumingMemoryBound(to: [Element].self).pointee.append(element)
    return true
  }
}

/// Passes an array as the context of C callbacks.
private func collect<Element>(
  into elements: inout [Element], _ body: (UnsafeMutableRawPointer) -> Void
) {
  withUnsafeMutablePointer(to: &elements) { body(UnsafeMutableRawPointer($0)) }
}

extension String {
  fileprivate init(_ reference: indexstore_string_ref_t) {
    let bytes = UnsafeBufferPointer(start: reference.data, count: reference.length)
    self.init(decoding: bytes.lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

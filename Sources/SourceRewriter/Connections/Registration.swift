import Diagnostics

/// One line of generated code that tells the connection table something about a class.
struct Registration: Equatable, Sendable {
  /// What must not be told twice of one class, such as `action swap:`.
  var key: String
  /// Where the compiler shall report what is wrong with the line.
  var location: SourceLocation
  /// The `#if` condition under which the line compiles.
  var condition: String?
  var code: String
}

/// Where registrations stand: an extension of a type, in the file that can reach its members.
struct RegistrationPlace: Hashable, Sendable {
  /// The file's place in the module.
  var file: Int
  var type: String
  /// The condition around the type itself.
  var condition: String?
}

/// All registrations of a module, by place, in the order they were found.
struct RegistrationList: Sendable {
  /// Names that no source declares: one line each that makes the compiler say so.
  private(set) var missing: [Registration] = []
  private var places: [RegistrationPlace] = []
  private var registrations: [RegistrationPlace: [Registration]] = [:]

  mutating func add(_ registration: Registration, at place: RegistrationPlace) {
    if registrations[place] == nil { places.append(place) }
    let known = registrations[place, default: []]
    let isKnown = known.contains {
      $0.key == registration.key && $0.condition == registration.condition
    }
    if !isKnown { registrations[place] = known + [registration] }
  }

  mutating func addMissing(_ name: String, at location: SourceLocation) {
    guard !missing.contains(where: { $0.key == name }) else { return }
    missing.append(Registration(key: name, location: location, code: "_ = \(name).self"))
  }

  /// The places of a file, sorted by type.
  func places(in file: Int) -> [RegistrationPlace] {
    places.filter { $0.file == file }
      .sorted { ($0.type, $0.condition ?? "") < ($1.type, $1.condition ?? "") }
  }

  subscript(place: RegistrationPlace) -> [Registration] { registrations[place] ?? [] }
}

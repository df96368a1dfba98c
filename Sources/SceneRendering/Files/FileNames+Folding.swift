import Foundation

extension FileNames {
  /// What names have in common that some file system takes for one.
  ///
  /// Lower case of upper case of lower case is Unicode's full case folding and a little more: `ß`
  /// is `ss`, the dotless `ı` is `i`. Too much in common only marks a name that needed none.
  static func folded(_ name: String) -> String {
    name.decomposedStringWithCanonicalMapping.lowercased().uppercased().lowercased().composed
  }
}

extension String {
  /// In Unicode's composed form (NFC).
  var composed: String { precomposedStringWithCanonicalMapping }
}

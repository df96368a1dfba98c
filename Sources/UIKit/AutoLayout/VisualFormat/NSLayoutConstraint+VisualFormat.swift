extension NSLayoutConstraint {
  /// The constraints for a row such as `H:|-[icon(24)]-8-[title(>=60@750)]-|`.
  ///
  /// A format that makes no sense raises; nothing is made then.
  ///
  /// - Parameters:
  ///   - metrics: Numbers by the names that the format has for them.
  ///   - views: Views and layout guides by name.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = FormatParser(format, metrics: metrics ?? [:], views: views)
    do throws(VisualFormat.Fault) {
      return try FormatConstraints(format: try parser.parse(), options: opts).make()
    } catch {
      Session.current.raise(.invalidArgument, error.reason(in: format))
      return []
    }
  }
}

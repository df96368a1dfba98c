/// What a page did without being asked, as far as the tests want to know.
enum BrowserEvent: Equatable, Sendable {
  case request(url: String)
  case consoleMessage(type: String, text: String)
  case exception(String)
  /// `alert` and its kin.
  case dialog(String)

  init?(_ message: [String: Any]) {
    let parameters = message["params"] as? [String: Any] ?? [:]
    func text(_ path: String...) -> String {
      var value: Any? = parameters
      for name in path { value = (value as? [String: Any])?[name] }
      return value as? String ?? ""
    }
    switch message["method"] as? String {
    case "Network.requestWillBeSent": self = .request(url: text("request", "url"))
    case "Log.entryAdded":
      self = .consoleMessage(type: text("entry", "level"), text: text("entry", "text"))
    case "Runtime.consoleAPICalled": self = .consoleMessage(type: text("type"), text: "")
    case "Runtime.exceptionThrown":
      self = .exception(text("exceptionDetails", "exception", "description"))
    case "Page.javascriptDialogOpening": self = .dialog(text("message"))
    default: return nil
    }
  }
}

import Foundation

/// Stands in for the view of pages of before iOS 8.
final class UIWebView: ForeignView {
  var scalesPageToFit = false
  var allowsInlineMediaPlayback = false
  var mediaPlaybackRequiresUserAction = true
  var mediaPlaybackAllowsAirPlay = true
  var keyboardDisplayRequiresUserAction = true
  var suppressesIncrementalRendering = false
  var dataDetectorTypes: UIDataDetectorTypes = [.phoneNumber]

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.webView)
  }
}

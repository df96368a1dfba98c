import Foundation

/// Stands in for WebKit's view of pages.
final class WKWebView: ForeignView {
  var allowsBackForwardNavigationGestures = false
  /// Documented default.
  var allowsLinkPreview = true
  var configuration = WKWebViewConfiguration()

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.wkWebView)
  }
}

/// How a page is shown, as far as files say.
final class WKWebViewConfiguration: NSObject {
  var allowsAirPlayForMediaPlayback = true
  var allowsPictureInPictureMediaPlayback = true
  var allowsInlineMediaPlayback = false
  var suppressesIncrementalRendering = false
  var ignoresViewportScaleLimits = false
  var applicationNameForUserAgent: String?
  var dataDetectorTypes: UIDataDetectorTypes = []
  var mediaTypesRequiringUserActionForPlayback: AudiovisualMediaTypes = []
  var preferences = WKPreferences()

  /// The bits are documented.
  struct AudiovisualMediaTypes: OptionSet {
    let rawValue: UInt
    static let audio = AudiovisualMediaTypes(rawValue: 1 << 0)
    static let video = AudiovisualMediaTypes(rawValue: 1 << 1)
    static let all = AudiovisualMediaTypes(rawValue: .max)
  }
}

/// What a user may choose about pages.
final class WKPreferences: NSObject {
  var minimumFontSize: CGFloat = 0
  var javaScriptCanOpenWindowsAutomatically = false
  var javaScriptEnabled = true
}

import Foundation
import InterfaceBuilder

extension NibSchemas {
  static let webView = NibSchema<UIWebView>(
    NibRule.flag("scalesPageToFit", \.scalesPageToFit),
    NibRule.flag("allowsInlineMediaPlayback", \.allowsInlineMediaPlayback),
    NibRule.flag("mediaPlaybackRequiresUserAction", \.mediaPlaybackRequiresUserAction),
    NibRule.flag("mediaPlaybackAllowsAirPlay", \.mediaPlaybackAllowsAirPlay),
    NibRule.flag("keyboardDisplayRequiresUserAction", \.keyboardDisplayRequiresUserAction),
    NibRule.flag("suppressesIncrementalRendering", \.suppressesIncrementalRendering),
    NibRule.part("dataDetectorType", dataDetectorType, DetectorReading.init) {
      $0.dataDetectorTypes = $1.types
    })

  static let wkWebView = NibSchema<WKWebView>(
    NibRule.flag("allowsBackForwardNavigationGestures", \.allowsBackForwardNavigationGestures),
    NibRule.flag("allowsLinkPreview", \.allowsLinkPreview),
    NibRule.part("wkWebViewConfiguration", wkWebViewConfiguration, WKWebViewConfiguration.init) {
      $0.configuration = $1
    })

  static let wkWebViewConfiguration = NibSchema<WKWebViewConfiguration>(
    NibRule.elsewhere("key", "id"),
    NibRule.flag("allowsAirPlayForMediaPlayback", \.allowsAirPlayForMediaPlayback),
    NibRule.flag("allowsPictureInPictureMediaPlayback", \.allowsPictureInPictureMediaPlayback),
    NibRule.flag("allowsInlineMediaPlayback", \.allowsInlineMediaPlayback),
    NibRule.flag("suppressesIncrementalRendering", \.suppressesIncrementalRendering),
    NibRule.flag("ignoresViewportScaleLimits", \.ignoresViewportScaleLimits),
    NibRule.string("applicationNameForUserAgent", \.applicationNameForUserAgent),
    NibRule.part("dataDetectorTypes", dataDetectorType, DetectorReading.init) {
      $0.dataDetectorTypes = $1.types
    },
    NibRule.part("audiovisualMediaTypes", audiovisualMediaTypes, MediaTypesReading.init) {
      $0.mediaTypesRequiringUserActionForPlayback = $1.types
    },
    NibRule.part("wkPreferences", wkPreferences, WKPreferences.init) { $0.preferences = $1 })

  static let wkPreferences = NibSchema<WKPreferences>(
    NibRule.elsewhere("key", "id"),
    NibRule.number("minimumFontSize", \.minimumFontSize),
    NibRule.flag(
      "javaScriptCanOpenWindowsAutomatically", \.javaScriptCanOpenWindowsAutomatically),
    NibRule.flag("javaScriptEnabled", \.javaScriptEnabled))

  static let audiovisualMediaTypes = NibSchema<MediaTypesReading>(
    NibRule.elsewhere("key", "none"),
    NibRule.attribute("audio", NibValue.flag) { if $1 { $0.types.formUnion(.audio) } },
    NibRule.attribute("video", NibValue.flag) { if $1 { $0.types.formUnion(.video) } },
    NibRule.attribute("all", NibValue.flag) { if $1 { $0.types.formUnion(.all) } })
}

/// An `audiovisualMediaTypes` while it is read.
final class MediaTypesReading: NSObject {
  var types: WKWebViewConfiguration.AudiovisualMediaTypes = []
}

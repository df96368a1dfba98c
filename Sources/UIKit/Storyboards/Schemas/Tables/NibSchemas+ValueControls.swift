import Foundation
import InterfaceBuilder

extension NibSchemas {
  static let uiSwitch = NibSchema<UISwitch>(
    NibRule.flag("on", \.isOn),
    NibRule.string("title", \.title),
    NibRule.choice("style", UISwitch.Style.named, \.preferredStyle),
    NibRule.choice("preferredStyle", UISwitch.Style.named, \.preferredStyle),
    NibRule.color("onTintColor", \.onTintColor),
    NibRule.color("thumbTintColor", \.thumbTintColor),
    NibRule.image("onImage", \.onImage),
    NibRule.image("offImage", \.offImage))

  static let slider = NibSchema<UISlider>(
    NibRule.real("value", \.number.value),
    NibRule.real("minValue", \.number.minimum),
    NibRule.real("maxValue", \.number.maximum),
    NibRule.flag("continuous", \.isContinuous),
    NibRule.elsewhere("catalog"),
    NibRule.image("minimumValueImage", \.minimumValueImage),
    NibRule.image("maximumValueImage", \.maximumValueImage),
    NibRule.color("minimumTrackTintColor", \.minimumTrackTintColor),
    NibRule.color("maximumTrackTintColor", \.maximumTrackTintColor),
    NibRule.color("thumbTintColor", \.thumbTintColor))

  static let stepper = NibSchema<UIStepper>(
    NibRule.double("value", \.number.value),
    NibRule.double("minimumValue", \.number.minimum),
    NibRule.double("maximumValue", \.number.maximum),
    NibRule.double("stepValue", \.stepValue),
    NibRule.flag("wraps", \.wraps),
    NibRule.flag("autorepeat", \.autorepeat),
    NibRule.flag("continuous", \.isContinuous))

  static let pageControl = NibSchema<UIPageControl>(
    NibRule.integer("numberOfPages", \.numberOfPages),
    NibRule.integer("currentPage", \.storedPage),
    NibRule.flag("hidesForSinglePage", \.hidesForSinglePage),
    NibRule.flag("defersCurrentPageDisplay", \.defersCurrentPageDisplay),
    NibRule.flag("allowsContinuousInteraction", \.allowsContinuousInteraction),
    NibRule.choice("backgroundStyle", UIPageControl.BackgroundStyle.named, \.backgroundStyle),
    NibRule.color("pageIndicatorTintColor", \.pageIndicatorTintColor),
    NibRule.color("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor))

  static let progressView = NibSchema<UIProgressView>(
    NibRule.real("progress", \.progress),
    NibRule.choice("progressViewStyle", UIProgressView.Style.named, \.progressViewStyle),
    NibRule.elsewhere("catalog"),
    NibRule.image("progressImage", \.progressImage),
    NibRule.image("trackImage", \.trackImage),
    NibRule.color("progressTintColor", \.progressTintColor),
    NibRule.color("trackTintColor", \.trackTintColor))

  static let activityIndicatorView = NibSchema<UIActivityIndicatorView>(
    silence: { indicator in
      // What the file says about `hidden` has been read and is not touched.
      let isHidden = indicator.isHidden
      indicator.hidesWhenStopped = false
      indicator.isHidden = isHidden
    },
    NibRule.attribute("hidesWhenStopped", NibValue.flag) { if $1 { $0.hidesWhenStopped = true } },
    NibRule.attribute("animating", NibValue.flag) { if $1 { $0.startAnimating() } },
    NibRule.choice("style", UIActivityIndicatorView.Style.named, \.style),
    NibRule.color("color") { $0.color = $1 })
}

extension UISwitch.Style {
  static let named: [String: UISwitch.Style] = [
    "automatic": .automatic, "checkbox": .checkbox, "sliding": .sliding,
  ]
}

extension UIPageControl.BackgroundStyle {
  static let named: [String: UIPageControl.BackgroundStyle] = [
    "automatic": .automatic, "prominent": .prominent, "minimal": .minimal,
  ]
}

extension UIProgressView.Style {
  static let named: [String: UIProgressView.Style] = ["default": .default, "bar": .bar]
}

extension UIActivityIndicatorView.Style {
  static let named: [String: UIActivityIndicatorView.Style] = [
    "whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium, "large": .large,
  ]
}

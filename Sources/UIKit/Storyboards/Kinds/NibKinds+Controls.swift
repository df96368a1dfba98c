extension NibKinds {
  /// Controls and other single views.
  static let controls: [NibKind] = [
    .view("imageView", UIImageView.self, [NibSchemas.imageView]),
    .control("switch", UISwitch.self, [NibSchemas.uiSwitch]),
    .control("slider", UISlider.self, [NibSchemas.slider]),
    .control("stepper", UIStepper.self, [NibSchemas.stepper]),
    .control("segmentedControl", UISegmentedControl.self, [NibSchemas.segmentedControl]),
    .control("pageControl", UIPageControl.self, [NibSchemas.pageControl]),
    .view("progressView", UIProgressView.self, [NibSchemas.progressView]),
    .view(
      "activityIndicatorView", UIActivityIndicatorView.self, [NibSchemas.activityIndicatorView]),
    .control("textField", UITextField.self, [NibSchemas.textField]),
    .view("textView", UITextView.self, [NibSchemas.scrollView, NibSchemas.textView]),
    .view("searchBar", UISearchBar.self, [NibSchemas.searchBar]),
    .control("datePicker", UIDatePicker.self, [NibSchemas.datePicker]),
    .view("pickerView", UIPickerView.self, [NibSchemas.pickerView]),
    .view("stackView", UIStackView.self, [NibSchemas.stackView]),
  ]
}

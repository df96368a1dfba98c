extension BuiltInOutlets {
  /// Fields, pickers and search bars.
  static let controls: [BuiltInOutlets] = [
    outlet(UITextField.self, "delegate") { $0.delegate = $1 },
    outlet(UITextView.self, "delegate") { $0.delegate = $1 },
    outlet(UISearchBar.self, "delegate") { $0.delegate = $1 },
    outlet(UIPickerView.self, "delegate") { $0.delegate = $1 },
    outlet(UIPickerView.self, "dataSource") { $0.dataSource = $1 },
    outlet(UITextField.self, "inputView") { $0.inputView = $1 },
    outlet(UITextField.self, "inputAccessoryView") { $0.inputAccessoryView = $1 },
    outlet(UITextView.self, "inputView") { $0.inputView = $1 },
    outlet(UITextView.self, "inputAccessoryView") { $0.inputAccessoryView = $1 },
  ]
}

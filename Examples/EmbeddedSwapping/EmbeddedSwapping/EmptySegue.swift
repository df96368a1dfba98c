import UIKit

/// A segue that only ties two scenes together: the container does the work in `prepare`.
class EmptySegue: UIStoryboardSegue {
  override func perform() {}
}

/// A pointer that lies over the view; there is none here.
@MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

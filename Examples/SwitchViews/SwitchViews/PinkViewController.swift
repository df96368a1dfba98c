import UIKit

class PinkViewController: UIViewController {}

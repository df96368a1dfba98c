import UIKit

class YellowViewController: UIViewController {}

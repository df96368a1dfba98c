import Testing

@testable import UIKit

@MainActor
struct DeviceTests {
  @Test func `on its side a phone has the notch at both sides and no status bar`() throws {
    let device = try #require(Device.named("retina6_12")).landscape
    #expect(device.size == CGSize(width: 852, height: 393))
    #expect(device.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(device.portrait == .phone)
    #expect(device.landscape == device)
  }

  @Test func `on its side a phone with a home button has no insets, a pad the same`() throws {
    let phone = try #require(Device.named("retina4_7"))
    let pad = try #require(Device.named("ipad11_0rounded"))
    #expect(phone.landscape.safeAreaInsets == .zero)
    #expect(pad.landscape.safeAreaInsets == pad.safeAreaInsets)
  }

  @Test(arguments: [
    ("retina4_7", "compact × regular", "compact × compact"),
    ("retina5_5", "compact × regular", "regular × compact"),
    ("retina6_1", "compact × regular", "regular × compact"),
    ("retina6_12", "compact × regular", "compact × compact"),
    ("ipad9_7", "regular × regular", "regular × regular"),
  ])
  func `size classes follow the device and how it is held`(
    id: String, upright: String, onItsSide: String
  ) throws {
    let device = try #require(Device.named(id))
    func classes(_ device: Device) -> String {
      Session(device: device).bind {
        let traits = UITraitCollection.current
        return "\(traits.horizontalSizeClass) × \(traits.verticalSizeClass)"
      }
    }
    #expect(classes(device) == upright)
    #expect(classes(device.landscape) == onItsSide)
  }

  @Test func `bars are low on a phone on its side, but not on a large one`() throws {
    let (phone, large) = (Device.phone, try #require(Device.named("retina6_72")))
    func heights(_ device: Device) -> [CGFloat] {
      [device.navigationBarHeight, device.tabBarHeight, device.toolbarHeight]
    }
    #expect(heights(phone) == [44, 49, 49])
    #expect(heights(phone.landscape) == [32, 32, 32])
    #expect(heights(large.landscape) == [44, 49, 49])
    #expect(heights(try #require(.named("ipad9_7"))) == [50, 50, 50])
  }

  @Test func `every device has a name and an id of its own`() {
    #expect(Set(Device.all.map(\.id)).count == Device.all.count)
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
  }

  @Test func `beside an island a bar begins at the foot of the status bar`() throws {
    /// Where the bar begins and what it covers, in thirds of a point.
    func pixels(_ id: String, era: InterfaceEra = .ios16, landscape: Bool = false) throws
      -> [CGFloat]
    {
      var device = try #require(Device.named(id))
      if landscape { device = device.landscape }
      let session = Session(device: device)
      session.era = era
      let page = UIViewController()
      let navigation = session.perform {
        let navigation = UINavigationController(rootViewController: page)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        return navigation
      }
      return session.bind {
        [navigation.navigationBar.frame.minY, page.view.safeAreaInsets.top].map {
          ($0 * 3).rounded()
        }
      }
    }
    #expect(try pixels("retina6_12") == [161, 161 + 132])
    #expect(try pixels("retina6_9") == [169, 169 + 132])
    #expect(try pixels("retina6_9", era: .ios26) == [62 * 3, (62 + 44) * 3])
    #expect(try pixels("retina6_1") == [48 * 3, (48 + 44) * 3])
    #expect(try pixels("retina6_12", landscape: true) == [0, 32 * 3])
  }

  @Test func `buttons of bars keep clear of a notch at the side`() throws {
    let device = try #require(Device.named("retina6_12")).landscape
    let session = Session(device: device)
    let (bar, tools) = session.perform {
      let page = UIViewController()
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Out", style: .plain, target: nil, action: nil)
      page.toolbarItems = [
        UIBarButtonItem(title: "In", style: .plain, target: nil, action: nil)
      ]
      let navigation = UINavigationController(rootViewController: page)
      navigation.isToolbarHidden = false
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      return (navigation.navigationBar, navigation.toolbar as UIView)
    }
    func starts(_ view: UIView) -> [CGFloat] {
      let own = view is UIControl ? [view.convert(view.bounds, to: nil).minX] : []
      return own + view.subviews.flatMap(starts)
    }
    #expect(starts(bar).min().map { $0 >= 59 } == true)
    #expect(starts(tools).min().map { $0 >= 59 } == true)
  }
}

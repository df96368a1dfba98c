import InterfaceBuilder
import Testing
import UIKit

@MainActor
struct ScrollViewNibTests {
  private final class Listener: UIViewController, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
  }

  private func scene(_ attributes: String, _ children: String = "") throws -> ListScene {
    let session = Session()
    session.connections.register(Listener.self, named: "Listener", module: "App") {
      Listener(coder: $0)
    }
    return try ListScene(
      """
      <viewController id="c" customClass="Listener" customModule="App">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
          <subviews>
            <scrollView id="s" clipsSubviews="YES" \(attributes)>
              <rect key="frame" x="0" y="100" width="200" height="300"/>\(children)
            </scrollView>
          </subviews>
        </view>
      </viewController>
      """, session)
  }

  private func view(_ scene: ListScene) throws -> UIScrollView {
    try #require(scene.controller.view.subviews.first as? UIScrollView)
  }

  @Test func `silence means the defaults`() throws {
    let view = try view(scene(""))

    #expect(view.isScrollEnabled && view.bounces && view.bouncesZoom && view.clipsToBounds)
    #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(view.delaysContentTouches && view.canCancelContentTouches)
    #expect(!view.isPagingEnabled && !view.isDirectionalLockEnabled)
    #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(view.indicatorStyle == .default && view.keyboardDismissMode == .none)
    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.contentInset == .zero && view.minimumZoomScale == CGFloat(1))
  }

  @Test func `every attribute reaches its property`() throws {
    let view = try view(
      scene(
        """
        scrollEnabled="NO" bounces="NO" bouncesZoom="NO" showsVerticalScrollIndicator="NO"
        showsHorizontalScrollIndicator="NO" delaysContentTouches="NO" pagingEnabled="YES"
        canCancelContentTouches="NO" directionalLockEnabled="YES" alwaysBounceVertical="YES"
        alwaysBounceHorizontal="YES" indicatorStyle="white" keyboardDismissMode="onDrag"
        contentInsetAdjustmentBehavior="never" minimumZoomScale="0.5" maximumZoomScale="3"
        """,
        """
        <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>
        <inset key="scrollIndicatorInsets" minX="5" minY="6" maxX="7" maxY="8"/>
        """))

    #expect(!view.isScrollEnabled && !view.bounces && !view.bouncesZoom)
    #expect(!view.showsVerticalScrollIndicator && !view.showsHorizontalScrollIndicator)
    #expect(!view.delaysContentTouches && !view.canCancelContentTouches)
    #expect(view.isPagingEnabled && view.isDirectionalLockEnabled)
    #expect(view.alwaysBounceVertical && view.alwaysBounceHorizontal)
    #expect(view.indicatorStyle == .white && view.keyboardDismissMode == .onDrag)
    #expect(view.contentInsetAdjustmentBehavior == .never)
    #expect(view.minimumZoomScale == CGFloat(0.5) && view.maximumZoomScale == CGFloat(3))
    #expect(view.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(view.verticalScrollIndicatorInsets.top == CGFloat(6))
    #expect(view.horizontalScrollIndicatorInsets.right == CGFloat(7))
  }

  @Test func `a value that is none is reported and changes nothing`() throws {
    let scene = try scene("keyboardDismissMode=\"byMagic\" bounces=\"NO\"")
    let view = try view(scene)

    #expect(view.keyboardDismissMode == .none && !view.bounces)
    #expect(
      scene.session.messages == ["'byMagic' is no value of keyboardDismissMode of scrollView"])
  }

  @Test func `the delegate of the file hears of scrolling`() throws {
    let scene = try scene(
      "", "<connections><outlet property=\"delegate\" destination=\"c\" id=\"o\"/></connections>")
    let view = try view(scene)
    let listener = try #require(scene.controller as? Listener)

    #expect(view.delegate === listener && scene.session.messages == [])
    scene.turn { view.contentOffset = CGPoint(x: 0, y: 40) }
    #expect(view.bounds.origin == CGPoint(x: 0, y: 40) && listener.offsets == [40])
  }

  @Test func `a delegate that does not conform is reported at its line`() throws {
    let scene = try scene(
      "", "<connections><outlet property=\"delegate\" destination=\"v\" id=\"o\"/></connections>")

    #expect(try view(scene).delegate == nil)
    #expect(scene.session.messages == ["outlet 'delegate' of UIScrollView is not set"])
  }

  @Test func `only as much is scrolled as shows the rectangle`() throws {
    let scene = try scene("contentInsetAdjustmentBehavior=\"never\"")
    let view = try view(scene)
    func offset(toShow y: CGFloat) -> CGFloat {
      scene.turn {
        let rect = CGRect(x: 0, y: y, width: 10, height: 10)
        view.scrollRectToVisible(rect, animated: false)
      }
      return view.contentOffset.y
    }
    view.contentSize = CGSize(width: 200, height: 1000)

    #expect(offset(toShow: 100) == 0)
    #expect(offset(toShow: 400) == CGFloat(400 + 10 - 300))
    #expect(offset(toShow: 50) == 50)
    #expect(offset(toShow: 2000) == CGFloat(1000 - 300))
  }
}

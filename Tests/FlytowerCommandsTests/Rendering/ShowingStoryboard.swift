/// A storyboard on which every look shows: in a navigation controller, with colours of the system,
/// a text of a style, a text that is translated, and a search bar, placed by constraints.
enum ShowingStoryboard {
  static let german = "\"title.text\" = \"Willkommen zu Hause\";\n"

  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="17000" useAutolayout="YES" useTraitCollections="YES" initialViewController="nav">
    <scenes>
    <scene sceneID="1"><objects><navigationController id="nav" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="bar"/>
    <connections><segue destination="lobby" kind="relationship" \
    relationship="rootViewController" id="root"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="2"><objects><viewController id="lobby" sceneMemberID="viewController">
    <view key="view" id="view"><rect key="frame" x="0" y="0" width="320" height="568"/><subviews>
    <label text="Welcome" id="title" adjustsFontForContentSizeCategory="YES" \
    translatesAutoresizingMaskIntoConstraints="NO">
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
    <color key="textColor" systemColor="systemOrangeColor"/></label>
    <searchBar id="search" translatesAutoresizingMaskIntoConstraints="NO"/>
    </subviews>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
    <constraints>
    <constraint firstItem="title" firstAttribute="top" secondItem="view" secondAttribute="top" \
    constant="120" id="c1"/>
    <constraint firstItem="title" firstAttribute="leading" secondItem="view" \
    secondAttribute="leading" constant="20" id="c2"/>
    <constraint firstItem="search" firstAttribute="top" secondItem="title" \
    secondAttribute="bottom" constant="20" id="c3"/>
    <constraint firstItem="search" firstAttribute="leading" secondItem="view" \
    secondAttribute="leading" id="c4"/>
    <constraint firstItem="search" firstAttribute="trailing" secondItem="view" \
    secondAttribute="trailing" id="c5"/>
    </constraints></view>
    <navigationItem key="navigationItem" title="Lobby" id="item"/>
    </viewController></objects></scene>
    </scenes>
    </document>
    """
}

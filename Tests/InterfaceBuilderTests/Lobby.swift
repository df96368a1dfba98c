/// A small storyboard of two scenes in Xcode's spelling.
let lobby = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
  useSafeAreas="YES" colorMatched="YES" initialViewController="lobby">
      <device id="retina6_1" orientation="landscape" appearance="dark"/>
      <scenes>
          <!--Lobby-->
          <scene sceneID="scene-1">
              <objects>
                  <viewController storyboardIdentifier="lobby" \
  useStoryboardIdentifierAsRestorationIdentifier="YES" title="Lobby" id="lobby" \
  customClass="LobbyController" customModule="Theatre" customModuleProvider="target" \
  sceneMemberID="viewController">
                      <view key="view" contentMode="scaleToFill" id="root">
                          <rect key="frame" x="0.0" y="0.0" width="414" height="896.5"/>
                          <autoresizingMask key="autoresizingMask" widthSizable="YES" \
  heightSizable="YES"/>
                          <subviews>
                              <button opaque="NO" alpha="0.5" tag="7" contentMode="scaleToFill" \
  buttonType="system" id="button">
                                  <rect key="frame" x="20" y="40" width="80" height="30"/>
                                  <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" \
  flexibleMaxY="YES"/>
                                  <accessibility key="accessibilityConfiguration" \
  identifier="swap"/>
                                  <state key="normal" title="Swap &amp; go"/>
                                  <userDefinedRuntimeAttributes>
                                      <userDefinedRuntimeAttribute type="number" \
  keyPath="layer.cornerRadius">
                                          <real key="value" value="4.5"/>
                                      </userDefinedRuntimeAttribute>
                                  </userDefinedRuntimeAttributes>
                                  <connections>
                                      <action selector="swap:" destination="lobby" \
  eventType="touchUpInside" id="action"/>
                                      <segue destination="stalls" kind="presentation" \
  identifier="sit" customClass="SlowSegue" animates="NO" \
  modalPresentationStyle="fullScreen" id="segue-1"/>
                                  </connections>
                              </button>
                              <containerView opaque="NO" hidden="YES" clipsSubviews="YES" \
  userInteractionEnabled="NO" id="container">
                                  <rect key="frame" x="0.0" y="100" width="414" height="700"/>
                                  <color key="backgroundColor" systemColor="systemFillColor"/>
                                  <connections>
                                      <segue destination="stalls" kind="embed" id="segue-2"/>
                                  </connections>
                              </containerView>
                          </subviews>
                          <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
  customColorSpace="genericGamma22GrayColorSpace"/>
                          <constraints>
                              <constraint firstItem="button" firstAttribute="top" \
  secondItem="root" secondAttribute="top" constant="40" id="constraint"/>
                          </constraints>
                      </view>
                      <connections>
                          <outlet property="button" destination="button" id="outlet-1"/>
                          <outletCollection property="parts" destination="button" \
  collectionClass="NSMutableArray" id="collection-1"/>
                          <outletCollection property="parts" destination="container" \
  collectionClass="NSMutableArray" id="collection-2"/>
                          <segue destination="stalls" kind="custom" identifier="switch" \
  destinationCreationSelector="make:" id="segue-3"/>
                      </connections>
                  </viewController>
                  <placeholder placeholderIdentifier="IBFirstResponder" id="responder" \
  userLabel="First Responder" sceneMemberID="firstResponder"/>
                  <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
                  <tapGestureRecognizer id="tap">
                      <connections>
                          <action selector="tapped" destination="responder" id="action-2"/>
                          <segue destination="exit" kind="unwind" unwindAction="back:" \
  id="segue-4"/>
                      </connections>
                  </tapGestureRecognizer>
              </objects>
              <point key="canvasLocation" x="-12" y="34.5"/>
          </scene>
          <!--Stalls-->
          <scene sceneID="scene-2">
              <objects>
                  <tableViewController id="stalls" sceneMemberID="viewController"/>
              </objects>
          </scene>
      </scenes>
      <resources>
          <image name="seat" width="24" height="18"/>
          <systemColor name="systemFillColor">
              <color red="0.47" green="0.47" blue="0.5" alpha="0.2" colorSpace="custom" \
  customColorSpace="sRGB"/>
          </systemColor>
      </resources>
  </document>

  """

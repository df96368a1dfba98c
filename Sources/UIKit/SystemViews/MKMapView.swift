import Drawing
import Foundation

/// Stands in for MapKit's view.
final class MKMapView: ForeignView {
  var mapType = MapType.standard
  var isZoomEnabled = true
  var isScrollEnabled = true
  var isRotateEnabled = true
  var isPitchEnabled = true
  var showsUserLocation = false
  var showsBuildings = true
  var showsPointsOfInterest = true
  var showsCompass = true
  var showsScale = false
  var showsTraffic = false

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.mapView)
  }

  override func standInPicture(_ standIn: StandIn) -> DisplayList { standIn.map() }

  /// Raw values as documented.
  enum MapType: UInt {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
  }
}

import CLibXML2
import Foundation
import InterfaceBuilder

extension Benchmark {
  static let reading = Benchmark(
    name: "reading", summary: "a storyboard read as a document, against libxml2's bare SAX pass"
  ) {
    measure("one large file", [storyboard(scenes: 2_000)])
    let published = publishedFiles()
    if published.isEmpty {
      print("  the published storyboards are not here")
    } else {
      measure("\(published.count) published files", published)
    }
  }

  private static func measure(_ name: String, _ files: [[UInt8]]) {
    let size = Double(files.reduce(0) { $0 + $1.count }) / 1e6
    let measurement = Measurement(
      runs: 21,
      of: [
        { for bytes in files { _ = barePass(bytes) } },
        { for bytes in files { _ = stringPass(bytes) } },
        { for bytes in files { _ = try? Document(bytes: bytes, file: "Main.storyboard") } },
      ])
    let (bare, strings, document) = (
      measurement.medians[0], measurement.medians[1], measurement.medians[2]
    )
    print(
      "  \(name), \(rounded(size)) MB: bare \(rounded(size / bare * 1000)) MB/s,",
      "attributes as strings \(rounded(size / strings * 1000)) MB/s,",
      "document \(rounded(size / document * 1000)) MB/s:",
      "\(rounded(document / bare)) and \(rounded(document / strings)) × their times")
  }

  /// The collection beside the package, or where `FLYTOWER_CORPUS` says.
  static func publishedFiles() -> [[UInt8]] {
    let folder =
      ProcessInfo.processInfo.environment["FLYTOWER_CORPUS"]
      ?? URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../shared").standardizedFileURL.path
    return ["corpus", "corpus-containers"].flatMap { name in
      let root = "\(folder)/\(name)"
      let names = (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      return names.compactMap { FileManager.default.contents(atPath: "\(root)/\($0)") }
        .map { Array($0) }
    }
  }

  /// Counts elements and keeps nothing.
  private static func barePass(_ bytes: [UInt8]) -> Int {
    var count = 0
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { context, _, _, _, _, _, _, _, _ in
      context?.assumingMemoryBound(to: Int.self).pointee += 1
    }
    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        _ = xmlSAXUserParseMemory(&handler, &count, text.baseAddress, Int32(text.count))
      }
    }
    return count
  }

  /// As the bare pass, and makes a Swift string of each name and value.
  private static func stringPass(_ bytes: [UInt8]) -> Int {
    var length = 0
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { context, name, _, _, _, _, count, _, attributes in
      var total = name.map { String(cString: $0).utf8.count } ?? 0
      for index in 0..<Int(count) {
        guard let attributes, let key = attributes[index * 5],
          let start = attributes[index * 5 + 3],
          let end = attributes[index * 5 + 4]
        else { continue }
        let value = UnsafeBufferPointer(start: start, count: end - start)
        total += String(cString: key).utf8.count + String(decoding: value, as: UTF8.self).utf8.count
      }
      context?.assumingMemoryBound(to: Int.self).pointee += total
    }
    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        _ = xmlSAXUserParseMemory(&handler, &length, text.baseAddress, Int32(text.count))
      }
    }
    return length
  }

  private static func storyboard(scenes: Int) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
          <scenes>

      """
    for number in 0..<scenes {
      text += """
                <!--Scene \(number)-->
                <scene sceneID="s\(number)">
                    <objects>
                        <viewController id="c\(number)" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="v\(number)">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
                                <subviews>
                                    <label opaque="NO" contentMode="left" text="Row" id="l\(number)">
                                        <rect key="frame" x="20" y="80" width="353" height="21"/>
                                        <fontDescription key="fontDescription" type="system"/>
                                        <color key="textColor" systemColor="labelColor"/>
                                    </label>
                                </subviews>
                                <color key="backgroundColor" white="1" alpha="1"/>
                            </view>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="p\(number)"/>
                    </objects>
                </scene>

        """
    }
    return Array((text + "    </scenes>\n</document>\n").utf8)
  }
}

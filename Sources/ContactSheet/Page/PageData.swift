/// The manifest as the page reads it: what repeats is written once and named by its index.
///
/// `Assets/data.js` unpacks it.
struct PageData {
  private var names = InternTable<String>()
  private var findings = InternTable<RenderManifest.Finding>()
  private var trees = InternTable<[Int]>()
  /// Frames, then boxes.
  private var places = InternTable<[[Int]]>()

  /// JSON that is safe inside a `script` element.
  static func text(_ manifest: RenderManifest) -> String {
    var data = PageData()
    var json = JSONText()
    json.object { json in
      json.key("part")
      json.list([manifest.shard?.index ?? 1, manifest.shard?.count ?? 1]) { $0.integer($1) }
      json.key("looks")
      json.list(manifest.looks) { json, look in
        json.list([look.id, look.name]) { $0.string($1) }
      }
      json.key("scenes")
      json.list(manifest.scenes) { json, scene in data.write(scene, to: &json) }
      data.writeTables(to: &json)
    }
    return json.text
  }

  private mutating func write(_ scene: RenderManifest.Scene, to json: inout JSONText) {
    json.array { json in
      json.string(scene.name)
      json.string(scene.className)
      json.string(scene.file)
      json.integer(scene.line)
      json.list(scene.pictures) { json, picture in write(picture, to: &json) }
    }
  }

  private mutating func write(_ picture: RenderManifest.Picture, to json: inout JSONText) {
    let views = PackedViews(picture.views, names: &names)
    json.array { json in
      json.integer(picture.look)
      if let path = picture.path.flatMap(PicturePath.init) {
        json.string(path.link)
      } else {
        json.null()
      }
      json.number(picture.width)
      json.number(picture.height)
      json.number(picture.scale)
      json.list(picture.findings) { json, finding in json.integer(findings.index(of: finding)) }
      json.integer(trees.index(of: views.tree))
      json.integer(places.index(of: [views.frames, views.boxes]))
    }
  }

  private func writeTables(to json: inout JSONText) {
    json.key("findings")
    json.list(findings.values) { json, finding in
      let hint = finding.hint ?? ""
      let place = finding.place ?? ""
      json.list([finding.severity, finding.rule, finding.message, place, hint]) { $0.string($1) }
    }
    json.key("names")
    json.list(names.values) { $0.string($1) }
    json.key("trees")
    json.list(trees.values) { json, tree in json.list(tree) { $0.integer($1) } }
    json.key("places")
    json.list(places.values) { json, place in
      json.list(place) { json, numbers in
        json.list(numbers) { $0.number(Double($1) / 100) }
      }
    }
  }
}

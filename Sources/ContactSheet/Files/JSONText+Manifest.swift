// The keys stand in the order of the alphabet. What is nil is left out.
extension JSONText {
  mutating func write(_ manifest: RenderManifest) {
    object { json in
      json.key("looks")
      json.list(manifest.looks) { json, look in json.write(look) }
      json.member("program", manifest.program)
      json.key("scenes")
      json.list(manifest.scenes) { json, scene in json.write(scene) }
      if let shard = manifest.shard {
        json.key("shard")
        json.write(shard)
      }
      json.member("title", manifest.title)
      json.member("version", manifest.version)
    }
  }

  private mutating func write(_ look: RenderManifest.Look) {
    object { json in
      json.member("id", look.id)
      json.member("name", look.name)
    }
  }

  private mutating func write(_ shard: RenderManifest.Shard) {
    object { json in
      json.member("count", shard.count)
      json.member("index", shard.index)
    }
  }

  private mutating func write(_ scene: RenderManifest.Scene) {
    object { json in
      json.member("className", scene.className)
      json.member("file", scene.file)
      json.member("line", scene.line)
      json.member("name", scene.name)
      json.key("pictures")
      json.list(scene.pictures) { json, picture in json.write(picture) }
    }
  }

  private mutating func write(_ picture: RenderManifest.Picture) {
    object { json in
      json.key("findings")
      json.list(picture.findings) { json, finding in json.write(finding) }
      json.member("height", picture.height)
      json.member("look", picture.look)
      json.member("path", picture.path)
      json.member("scale", picture.scale)
      json.key("views")
      json.list(picture.views) { json, view in json.write(view) }
      json.member("width", picture.width)
    }
  }

  private mutating func write(_ finding: RenderManifest.Finding) {
    object { json in
      json.member("hint", finding.hint)
      json.member("message", finding.message)
      json.member("place", finding.place)
      json.member("rule", finding.rule)
      json.member("severity", finding.severity)
    }
  }

  private mutating func write(_ view: RenderManifest.ViewOutline) {
    object { json in
      json.key("box")
      json.list(view.box) { json, number in json.number(number) }
      json.member("className", view.className)
      json.member("depth", view.depth)
      json.key("frame")
      json.list(view.frame) { json, number in json.number(number) }
      json.member("id", view.id)
    }
  }
}

extension JSONText {
  mutating func list<Item>(_ items: [Item], _ write: (inout JSONText, Item) -> Void) {
    array { json in
      for item in items { write(&json, item) }
    }
  }

  private mutating func member(_ name: String, _ value: String?) {
    guard let value else { return }
    key(name)
    string(value)
  }

  private mutating func member(_ name: String, _ value: Int) {
    key(name)
    integer(value)
  }

  private mutating func member(_ name: String, _ value: Double) {
    key(name)
    number(value)
  }
}

import InterfaceBuilder
import Testing

struct BadTextTests {
  @Test(arguments: [
    ("", "bad.xib:1:1: error: the file is empty [malformed-xml]"),
    (" \n\t ", "bad.xib:1:1: error: the file is empty [malformed-xml]"),
    ("\u{FEFF}", "bad.xib:1:1: error: the file is empty [malformed-xml]"),
    (
      "\n  let x = 1",
      "bad.xib:2:3: error: this is not XML: it does not start with '<' [malformed-xml]"
    ),
    (
      "<document>\n <scenes",
      "bad.xib:2:9: error: the file ends before 'scenes' of line 2 is closed [malformed-xml]"
    ),
    (
      "<document>\n <scenes>\n",
      "bad.xib:3:1: error: the file ends before 'scenes' of line 2 is closed [malformed-xml]"
    ),
    (
      "<a>\0</a>", "bad.xib:1:4: error: a zero byte cannot stand in XML [malformed-xml]"
    ),
  ])
  func `text that is no XML is refused with its place`(text: String, line: String) {
    #expect(refusal(text) == line)
  }

  @Test(arguments: [
    "<document", "<", "<!", "<?xml", "<!--", "<document a", "<document a='", "<document a=''",
    "<document></document", "<document><![CDATA[", "<document>&amp", "<document>&#", "<a/><b/>",
    "<a/>text", "<a b='1' b='2'/>", "<a></b>", "<a>&nothing;</a>", "<a b='&nothing;'/>",
    "<a b='<'/>", "<a b=1/>", "<a>]]></a>", "<?xml?><a/>", "<a><?xml version='1.0'?></a>", "<1/>",
    "<a>&#0;</a>", "<a>&#xD800;</a>", "<!DOCTYPE", "<!DOCTYPE a [", "<a>&#99999999999;</a>", "<é",
  ])
  func `every breach of XML's rules is one diagnostic with a place`(text: String) {
    let lines = refusal(text).split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines[0].contains(#/^bad\.xib:\d+:\d+: error: .*\[malformed-xml\]$/#), "\(lines)")
  }

  @Test func `a mismatched end tag is refused at its line`() {
    let text = "<document>\n  <view>\n  </label>\n</document>"
    #expect(
      refusal(text) == """
        bad.xib:3:11: error: this is not well-formed XML: Opening and ending tag mismatch: view \
        line 2 and label [malformed-xml]
        """)
  }

  @Test func `bytes that are not UTF-8 are refused at their place`() {
    let bytes = Array("<document>\n<a b='".utf8) + [0xC3, 0x28] + Array("'/></document>".utf8)
    #expect(refusal(bytes).hasPrefix("bad.xib:2:7: error: this is not well-formed XML: "))
  }

  @Test(
    arguments: [
      [0xFF, 0xFE, 0x3C, 0], [0xFE, 0xFF, 0, 0x3C], [0x3C, 0, 0x3F, 0], [0, 0x3C, 0, 0x3F],
    ] as [[UInt8]])
  func `a document in UTF-16 is refused by the name of its encoding`(bytes: [UInt8]) {
    #expect(
      refusal(bytes) == """
        bad.xib:1:1: error: the file is written in UTF-16 [malformed-xml]
        bad.xib:1:1: note: save it in UTF-8
        """)
  }

  @Test func `another declared encoding is refused by its name`() {
    #expect(
      refusal("<?xml version='1.0' encoding='ISO-8859-1'?><document/>") == """
        bad.xib:1:31: error: the file is written in ISO-8859-1 [malformed-xml]
        bad.xib:1:31: note: save it in UTF-8
        """)
  }

  @Test func `every prefix of a document is refused without a trap`() throws {
    let bytes = Array(lobby.utf8)
    for count in 0..<bytes.count - 1 {
      #expect(throws: DocumentError.self, "\(count)") {
        try Document(bytes: Array(bytes.prefix(count)), file: "cut.storyboard")
      }
    }
  }

  @Test func `a document with any one byte changed opens or is refused without a trap`() {
    let bytes = Array(lobby.utf8)
    for index in bytes.indices {
      for byte in [0x00, 0x22, 0x26, 0x3C, 0x3E, 0xFF] as [UInt8] {
        var changed = bytes
        changed[index] = byte
        guard let document = try? Document(bytes: changed, file: "m") else { continue }
        #expect(document.xml.utf8.count == bytes.count)
        _ = written(document)
        _ = document.diagnostics
      }
    }
  }
}

import FlytowerCommands
import Testing

@MainActor
struct UsageTests {
  @Test(arguments: [
    (["frames"], "flytower frames: no file given"),
    (["frames", "--colour", "a.xib"], "flytower frames: no option '--colour'"),
    (["frames", "-x"], "flytower frames: no option '-x'"),
    (
      ["frames", "--format", "xml", "a.xib"],
      "flytower frames: --format is one of text, json, not 'xml'"
    ),
    (["frames", "a.xib", "--format"], "flytower frames: --format needs a value"),
    (
      ["lint", "--threshold", "fatal", "a.xib"],
      "flytower lint: --threshold is one of note, warning, error, not 'fatal'"
    ),
    (["render", "a.xib"], "flytower render: --output DIR is missing"),
    (["render", "a.xib", "--output", "--scale", "2"], "flytower render: --output needs a value"),
    (["render", "--output", "d"], "flytower render: no file given"),
    (
      ["render", "a.xib", "--output", "d", "--scale", "4"],
      "flytower render: --scale is one of 1, 2, 3, not '4'"
    ),
    (["render", "--scale", "1", "--scale", "2"], "flytower render: --scale is given twice"),
    (
      ["render", "a.xib", "--appearance", "grey"],
      "flytower render: --appearance is one of light, dark, not 'grey'"
    ),
    (["play"], "flytower play: no file given"),
    (["play", "a", "b"], "flytower play: one storyboard can be played at a time"),
    (["play", "a", "--film", "x.mp4"], "flytower play: --film writes .gif or .webp, not 'x.mp4'"),
    (
      ["play", "a", "--rate", "0"],
      "flytower play: --rate is frames a second, from 1 to 120, not '0'"
    ),
    (
      ["play", "a", "--rate", "1e-300"],
      "flytower play: --rate is frames a second, from 1 to 120, not '1e-300'"
    ),
    (
      ["play", "a", "--rate", "nan"],
      "flytower play: --rate is frames a second, from 1 to 120, not 'nan'"
    ),
  ])
  func `a wrong call is one line and status 2`(arguments: [String], line: String) {
    let call = Call(arguments)
    #expect(call.status == 2)
    #expect(call.errors == [line])
    #expect(call.output == [])
  }

  @Test func `an unknown device is told which there are`() {
    let call = Call("render", "a.xib", "--output", "d", "--device", "Nokia 3310")
    #expect(call.status == 2)
    #expect(
      call.errors.first?.hasPrefix(
        "flytower render: no device 'Nokia 3310'; there are retina3_5 (iPhone 4s), ") == true)
    #expect(call.errors.count == 1)
  }
}

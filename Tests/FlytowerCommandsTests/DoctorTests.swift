import FlytowerCommands
import TestSupport
import Testing

@MainActor
struct DoctorTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `the text counts, and names what is missed in the order of places`() throws {
    let call = Call("doctor", try house, in: folder)
    #expect(call.status == 0)
    #expect(call.errors == [])
    #expect(
      call.output == [
        "DIR/House.storyboard: 2 scenes, 7 views, 0 constraints, 1 connection",
        "  elements: 28, 89.28 % understood, 85.71 % supported",
        "  attributes: 55, 94.54 % understood, 92.72 % supported",
        "  stand-ins: 1 of 7 views, 14.28 %",
        "  DIR/House.storyboard:4:201: calendarView in subviews is not supported, 1 time in 1 of 2 "
          + "scenes",
        "  DIR/House.storyboard:5:211: attribute 'wobble' of view is not understood, 2 times in 1 "
          + "of 2 scenes",
        "  DIR/House.storyboard:5:367: wobble in view is not understood, 1 time in 1 of 2 scenes, "
          + "with 2 elements inside",
      ])
  }

  @Test func `JSON has a line for each file`() throws {
    let call = Call("doctor", "--format", "json", try house, try bare, in: folder)
    #expect(call.status == 0)
    #expect(
      call.output == [
        """
        {"attributes":{"count":55,"supported":51,"understood":52},"connections":1,\
        "constraints":0,"elements":{"count":28,"supported":24,"understood":25},\
        "file":"DIR/House.storyboard","notSupported":[{"column":201,"count":1,\
        "element":"calendarView","line":4,"parent":"subviews","scenes":1}],"notUnderstood":[\
        {"attribute":"wobble","column":211,"count":2,"element":"view","line":5,"scenes":1},\
        {"column":367,"count":1,"element":"wobble","inside":2,"line":5,"parent":"view",\
        "scenes":1}],"scenes":2,"standIns":1,"views":7}
        """,
        """
        {"attributes":{"count":13,"supported":13,"understood":13},"connections":0,\
        "constraints":0,"elements":{"count":7,"supported":7,"understood":7},\
        "file":"DIR/Bare.storyboard","notSupported":[],"notUnderstood":[],"scenes":1,\
        "standIns":0,"views":1}
        """,
      ])
  }

  @Test func `a summary adds up all files, the weightiest first`() throws {
    let call = Call("doctor", "--summary", try house, try bare, try house, in: folder)
    #expect(
      call.output == [
        "3 files: 5 scenes, 15 views, 0 constraints, 2 connections",
        "  elements: 63, 90.47 % understood, 87.30 % supported",
        "  attributes: 123, 95.12 % understood, 93.49 % supported",
        "  stand-ins: 2 of 15 views, 13.33 %",
        "  DIR/House.storyboard:5:367: wobble in view is not understood, 2 times in 2 of 5 scenes, "
          + "with 4 elements inside",
        "  DIR/House.storyboard:5:211: attribute 'wobble' of view is not understood, 4 times in 2 "
          + "of 5 scenes",
        "  DIR/House.storyboard:4:201: calendarView in subviews is not supported, 2 times in 2 of 5 "
          + "scenes",
      ])
  }

  @Test func `a summary as JSON is one line`() throws {
    let call = Call("doctor", "--summary", "--format", "json", try house, try bare, in: folder)
    #expect(
      call.output == [
        """
        {"attributes":{"count":68,"supported":64,"understood":65},"connections":1,\
        "constraints":0,"elements":{"count":35,"supported":31,"understood":32},"files":2,\
        "notSupported":[{"column":201,"count":1,"element":"calendarView",\
        "file":"DIR/House.storyboard","line":4,"parent":"subviews","scenes":1}],\
        "notUnderstood":[{"column":367,"count":1,"element":"wobble",\
        "file":"DIR/House.storyboard","inside":2,"line":5,"parent":"view","scenes":1},\
        {"attribute":"wobble","column":211,"count":2,"element":"view",\
        "file":"DIR/House.storyboard","line":5,"scenes":1}],"scenes":3,"standIns":1,"views":8}
        """
      ])
  }

  @Test func `a file that cannot be read is a failure, and the others are done in order`() throws {
    let files = try (0..<150).map { index in
      try folder.write(
        Storyboard(StoryboardScene("a")).description, to: "F\(index).storyboard")
    }
    let bad = try folder.write("<document", to: "Bad.storyboard")
    let call = Call(["doctor"] + files.prefix(70) + [bad] + files.dropFirst(70), in: folder)
    #expect(call.status == 2)
    #expect(call.errors.count == 1)
    #expect(
      call.output.filter { $0.hasPrefix("DIR") }
        == (0..<150).map {
          "DIR/F\($0).storyboard: 1 scene, 1 view, 0 constraints, 0 connections"
        })
  }

  private var house: String {
    get throws {
      try folder.write(
        Storyboard(
          StoryboardScene(
            "lobby", StoryboardView.element("calendarView", "days"),
            StoryboardView.button("Enter", shows: "hall")),
          StoryboardScene(
            "hall", StoryboardView.element("view", "v", attributes: "wobble=\"1\""),
            StoryboardView.element(
              "view", "w", attributes: "wobble=\"2\"",
              "<wobble><rect key=\"frame\"/><view/></wobble>"))
        ).description, to: "House.storyboard")
    }
  }

  private var bare: String {
    get throws {
      try folder.write(Storyboard(StoryboardScene("a")).description, to: "Bare.storyboard")
    }
  }
}

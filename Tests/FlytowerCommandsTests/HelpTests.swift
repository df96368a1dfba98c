import FlytowerCommands
import Testing

@MainActor
struct HelpTests {
  @Test(arguments: [["help"], ["--help"], ["-h"], ["help", "unknown"]])
  func `help shows the commands`(arguments: [String]) {
    let call = Call(arguments)
    #expect(call.status == 0)
    #expect(call.output == [overview])
    #expect(call.errors == [])
  }

  @Test func `no command is an error that shows the commands`() {
    let call = Call([])
    #expect(call.status == 2)
    #expect(call.errors == [overview])
    #expect(call.output == [])
  }

  @Test func `an unknown command is an error that shows the commands`() {
    let call = Call("dance")
    #expect(call.status == 2)
    #expect(call.errors == ["flytower: no command 'dance'\n\n" + overview])
  }

  @Test(arguments: ["render", "play", "frames", "lint", "inspect", "doctor"])
  func `each command has its help, by flag and by name`(command: String) throws {
    let text = try #require(texts[command])
    for call in [Call(command, "--help"), Call("help", command), Call(command, "x", "--help")] {
      #expect(call.status == 0)
      #expect(call.output == [text])
      #expect(call.errors == [])
    }
  }

  private let overview = """
    flytower: storyboards on Linux

    usage: flytower COMMAND [options] FILE…

      render   a picture of each scene
      play     runs a storyboard by script, or in a window
      frames   where every view of every scene lies
      why      which constraints put a view where it lies
      lint     what is wrong with a storyboard
      inspect  the objects that every scene becomes
      doctor   what of a storyboard is not understood or not supported

    'flytower COMMAND --help' tells more. Exit status: 0 clean, 1 findings, 2 could not do the work.
    """

  private let texts = [
    "render": """
    usage: flytower render [FILE|FOLDER]… --output DIR [--format png|webp|svg|text] [--scene ID]
                           [--matrix AXIS=WORD,WORD…,AXIS=…] [--device NAME]
                           [--orientation portrait|landscape] [--era ERA]
                           [--appearance light|dark] [--contrast normal|high] [--text-size SIZE]
                           [--language CODE] [--direction ltr|rtl] [--scale 1|2|3]
                           [--chrome none|status-bar|device] [--bare]
                           [--include GLOB] [--exclude GLOB] [--project DIR] [--resources]
                           [--cache DIR] [--cache-limit MB] [--shard K/N] [--jobs N]
                           [--no-sheet] [--config FILE | --no-config]
           flytower render merge DIR… --output DIR

    Writes DIR/<file>/<scene>.png for each scene of the files, and of the storyboards and xibs in the
    folders, and prints what it wrote; with several looks DIR/<file>/<scene>.<look>.png. DIR/index.html
    shows all of them with their findings and views. --matrix takes several words on an axis
    (device, orientation, era, appearance, contrast, text-size, language, direction, scale,
    chrome) and renders all combinations. What a project always wants stands in its .flytower.yml.

    A scene stands in the navigation, tab or split controller that leads to it, or alone with
    --bare; --chrome adds what the system draws, or the device's corners and notch too. Images,
    colours, fonts, translations and the documents that a file refers to are found in the project
    DIR, or else in the project that the file lies in; --resources lists those used.

    --cache keeps pictures from run to run and makes only those anew that could differ. --shard 2/5
    renders the second of five parts, and merge joins their folders into one.
    """,
    "play": """
    usage: flytower play FILE [--script SCRIPT] [--film OUT.gif|OUT.webp] [--rate FPS]
                         [--snapshots DIR] [--log] [--window]
                         [--device NAME] [--orientation portrait|landscape] [--era ERA]
                         [--appearance light|dark] [--contrast normal|high] [--scale 1|2|3]
                         [--text-size SIZE] [--direction ltr|rtl]
                         [--project DIR] [--language CODE] [--resources]

    Runs the storyboard from its initial controller: by a script in virtual time, or in a window
    (--window). --log prints the call sheet. A script has one step a line: tap NAME,
    wait SECONDS, assert text TEXT, assert no text TEXT, snapshot NAME, key KEY, type TEXT.
    """,
    "frames": """
    usage: flytower frames [--format text|json] [--ambiguous | --misplaced] [--device NAME]
                           [--orientation portrait|landscape] [--era ERA] FILE…

    Prints every view of every scene, in its superview's coordinates, laid out as Interface
    Builder's canvas does: on the document's device, or on the one that is asked for, with the
    controls of the document's system, or of --era (ios7, ios11, ios13, ios14, ios16, ios26).
    --ambiguous tells only of views whose constraints allow more than one layout, with two of
    them; --misplaced only of views that the file has elsewhere than their constraints. JSON is
    one object a line and file.
    """,
    "why": """
    usage: flytower why --view ID [--format text|json] [--device NAME]
                        [--orientation portrait|landscape] [--era ERA] FILE…

    Prints what fixes each edge and size of a view: the constraints of the view first, then
    those they rest on, each with its place in the file. JSON is one object a line and view.
    """,
    "lint": """
    usage: flytower lint [--format text|json] [--threshold note|warning|error] FILE…

    Prints what is wrong, as file:line:column. Exit status 1 when a finding reaches the
    threshold, which is 'warning' unless given.
    """,
    "inspect": """
    usage: flytower inspect [--format text|json] [--project DIR] [--language CODE] FILE…

    Loads every scene as Interface Builder's canvas shows it and prints its objects as a tree: class,
    the class it stands in for, id, identifier, frame, and a line for each connection. Constraints
    and layout guides are left out. JSON is one object a line and file.
    """,
    "doctor": """
    usage: flytower doctor [--format text|json] [--summary] FILE…

    Counts the elements and attributes that are understood and supported, and lists each kind that is
    not: where it stands first, how often, in how many scenes. --summary adds up all files and lists
    what concerns most elements first. JSON is one object a line and file.
    """,
  ]
}

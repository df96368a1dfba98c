import SceneRendering
import Testing

struct LookMatrixTests {
  @Test func `a matrix is every combination, the first axis changing slowest`() throws {
    let looks = try LookMatrix(
      parsing: "device=iPhone SE,ipad9_7,appearance=light,dark"
    ).looks()
    #expect(
      looks.map(\.id) == ["iphone_se-light", "iphone_se-dark", "ipad9_7-light", "ipad9_7-dark"])
    #expect(
      looks.map(\.name).prefix(2) == ["iPhone SE · light", "iPhone SE · dark"])
  }

  @Test func `an only look has no name in files`() throws {
    let look = try LookMatrix(parsing: "appearance=dark,scale=2").looks()
    #expect(look.map(\.id) == [""])
    #expect(look.map(\.name) == ["dark · @2x"])
    #expect(try LookMatrix().looks().map(\.name) == ["light"])
  }

  @Test func `only what differs is part of the name in files`() throws {
    let looks = try LookMatrix(parsing: "scale=2,text-size=l,ax5").looks()
    #expect(looks.map(\.id) == ["l", "ax5"])
  }

  @Test(arguments: [
    ("colour=red", "--matrix has no axis 'colour'"), ("light,dark", "--matrix begins with an axis"),
    ("appearance=grey", "--appearance is one of light, dark, not 'grey'"),
    ("appearance=light,light", "appearance has 'light' twice"),
    ("appearance=light,appearance=dark", "appearance is given twice"),
    ("appearance=", "appearance has an empty word"), ("device=Nokia", "no device 'Nokia'"),
    ("", "--matrix begins with an axis"),
  ])
  func `what is wrong with a matrix is told`(text: String, beginning: String) throws {
    let error = #expect(throws: RenderingError.self) {
      try LookMatrix(parsing: text).looks()
    }
    #expect(error?.description.hasPrefix(beginning) == true, "\(error?.description ?? "")")
  }

  @Test func `a matrix has at most a thousand looks`() {
    let text =
      "appearance=light,dark,contrast=normal,high,direction=ltr,rtl,scale=1,2,3,"
      + "chrome=none,status-bar,device,orientation=portrait,landscape,"
      + "text-size=xs,s,m,l,xl,xxl,xxxl"
    let error = #expect(throws: RenderingError.self) {
      try LookMatrix(parsing: text).looks()
    }
    #expect(error == RenderingError("the matrix has 1008 looks; 1000 is the most"))
  }

  @Test func `every word is safe in a file name`() throws {
    let looks = try LookMatrix(parsing: "device=retina4_7,iPhone SE,orientation=landscape").looks()
    let safe = Set("abcdefghijklmnopqrstuvwxyz0123456789_-")
    for look in looks {
      #expect(!look.id.isEmpty && look.id.allSatisfy(safe.contains))
    }
  }
}

import Testing
import UIKit

@MainActor
struct FrameLoopTests {
  /// A view whose layout does what a test says.
  private final class Worker: UIView {
    var count = 0
    var work: (Worker) -> Void = { _ in }
    override func layoutSubviews() {
      count += 1
      work(self)
    }
  }

  let screen = Screen()

  @Test func `a view is laid out once however often it asks`() {
    let worker = screen.add { Worker() }
    let before = worker.count
    screen.session.perform { for _ in 0..<5 { worker.setNeedsLayout() } }

    #expect(worker.count == before + 1)
    screen.session.perform {}
    #expect(worker.count == before + 1)
  }

  @Test func `layout goes from the root down and constraints from the leaves up`() {
    final class Noting: UIView {
      let (name, log): (String, Log)
      init(_ name: String, _ log: Log) {
        (self.name, self.log) = (name, log)
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      override func updateConstraints() {
        log.write("\(name) constraints")
        super.updateConstraints()
      }
      override func layoutSubviews() { log.write("\(name) layout") }
    }
    let log = Log()
    screen.add {
      let outer = Noting("outer", log)
      outer.addSubview(Noting("inner", log))
      return outer
    }

    #expect(
      log.lines == ["inner constraints", "outer constraints", "outer layout", "inner layout"])
  }

  @Test func `layout can be had at once, and is not done again`() {
    let worker = screen.add { Worker() }
    let before = worker.count
    screen.session.perform {
      worker.setNeedsLayout()
      worker.layoutIfNeeded()
      #expect(worker.count == before + 1)
      worker.layoutIfNeeded()
    }

    #expect(worker.count == before + 1)
  }

  @Test func `a new view outside any window is laid out when it is asked`() {
    let (worker, inner) = (Worker(), Worker())
    screen.session.bind { worker.layoutIfNeeded() }
    #expect(worker.count == 1)

    screen.session.bind {
      worker.addSubview(inner)
      worker.layoutIfNeeded()
    }
    #expect(worker.count == 2 && inner.count == 1)
  }

  @Test func `layout that never rests is given up with the view's name`() {
    let worker: Worker = screen.add {
      let worker = Worker()
      worker.work = { $0.setNeedsLayout() }
      return worker
    }
    screen.session.perform {}

    #expect(
      screen.session.messages == [
        "layout of <UIKitTests.FrameLoopTests.Worker: 0x600000000010> asks for another round "
          + "without end"
      ])
    #expect(worker.count < 10_000)
  }

  @Test func `an appearing controller's views that never rest still let it appear`() {
    final class Restless: UIViewController {
      var appeared = false
      override func viewDidLayoutSubviews() { view.setNeedsLayout() }
      override func viewDidAppear(_ animated: Bool) { appeared = true }
    }
    let screen = Screen { Restless() }

    #expect((screen.root as? Restless)?.appeared == true)
    #expect(screen.session.messages.count == 1)
  }

  @Test func `a view that takes itself out while it is laid out does no harm`() {
    let worker: Worker = screen.add {
      let worker = Worker()
      worker.addSubview(Worker())
      worker.work = { $0.removeFromSuperview() }
      return worker
    }

    #expect(worker.superview == nil && worker.window == nil)
    #expect(screen.view.subviews == [])
    #expect(screen.session.messages == [])
  }

  @Test func `a view that takes its neighbours out while it is laid out does no harm`() {
    let neighbour = screen.add { Worker() }
    let worker = screen.add { Worker() }
    worker.work = { [view = screen.view] _ in
      for subview in view.subviews { subview.removeFromSuperview() }
    }
    screen.session.perform {
      neighbour.setNeedsLayout()
      worker.setNeedsLayout()
    }

    #expect(screen.view.subviews == [])
    #expect(screen.session.messages == [])
  }

  @Test func `a view added while another is laid out is laid out in the same turn`() {
    let (worker, late) = (Worker(), Worker())
    worker.work = { worker in
      if late.superview == nil { worker.superview?.insertSubview(late, at: 0) }
    }
    screen.add { worker }

    #expect(late.count > 0 && late.window === screen.window)
  }

  @Test func `a view moved to another place while it is laid out is laid out there`() {
    let (stage, worker) = (screen.add { UIView() }, Worker())
    worker.work = { worker in
      if worker.superview !== stage { stage.addSubview(worker) }
    }
    screen.add { worker }

    #expect(worker.superview === stage)
    #expect(screen.session.messages == [])
  }
}

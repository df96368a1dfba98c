#if canImport(Glibc)
  import Testing

  /// What the tests of a suite share.
  struct BrowserStage: Sendable {
    @TaskLocal static var current: Self?

    let browser: Browser
    /// The page of `SampleRun.run`.
    let sample: SheetFolder
  }

  /// Gives a suite one browser, which ends with the suite.
  struct BrowserTrait: SuiteTrait, TestScoping {
    func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      let sample = try SheetFolder(SampleRun.run)
      let browser = try Browser()
      do {
        try await browser.open()
        let stage = BrowserStage(browser: browser, sample: sample)
        try await BrowserStage.$current.withValue(stage, operation: function)
      } catch {
        await browser.close()
        throw error
      }
      await browser.close()
    }
  }

  extension Trait where Self == BrowserTrait {
    /// One browser for all tests of the suite.
    static var browser: Self { Self() }
  }
#endif

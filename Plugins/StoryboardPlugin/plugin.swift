import PackagePlugin

@main struct StoryboardPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] { [] }
}

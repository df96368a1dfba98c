/// What a run rendered: the data of the contact sheet, and of the file by which the parts of
/// several machines are joined.
///
/// This module owns the record of a run and the page that shows it. It renders no scene and does
/// not know where pictures come from.
public struct RenderManifest: Codable, Equatable, Sendable {
  /// Of this format; a reader refuses what it does not know.
  public static let currentVersion = 1
  public var version = Self.currentVersion
  /// The name of the project or file, for people.
  public var title: String
  /// The name and version of the program that made it.
  public var program: String
  /// The looks, in the order of the columns.
  public var looks: [Look]
  /// Every scene of the run, in order, those of other shards included: they have no pictures.
  public var scenes: [Scene]
  /// Which part of the whole this is; nil for all of it.
  public var shard: Shard?

  public init(
    title: String, program: String, looks: [Look], scenes: [Scene], shard: Shard? = nil
  ) {
    self.title = title
    self.program = program
    self.looks = looks
    self.scenes = scenes
    self.shard = shard
  }

  /// A combination of surroundings, as `iPhone 15 Pro · dark · ar`.
  public struct Look: Codable, Hashable, Sendable {
    /// A short name that is safe in file names and links; empty for the only look of a run.
    public var id: String
    /// For people.
    public var name: String

    public init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// The part of a split run: `index` from 1 to `count`.
  public struct Shard: Codable, Hashable, Sendable {
    public var index: Int
    public var count: Int

    public init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }
}

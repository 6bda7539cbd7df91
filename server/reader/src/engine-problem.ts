/** What an engine says of itself when it fails, in words that hold none of a contract's: the log may tell them. */
export class EngineProblem extends Error {
  override readonly name = 'EngineProblem';
}

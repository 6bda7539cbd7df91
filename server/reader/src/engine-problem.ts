/** The failure of a recognition engine. Its message contains nothing from a contract, so it may be logged. */
export class EngineProblem extends Error {
  override readonly name = 'EngineProblem';
}

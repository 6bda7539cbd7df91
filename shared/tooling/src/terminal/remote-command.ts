/**
 * Runs a command that takes one remote's name, prints its result in one line, and sets the exit code.
 * A refusal is printed as a sentence, without a stack.
 */
export async function remoteCommand(usage: string, work: (name: string) => Promise<string>): Promise<void> {
  const [name] = process.argv.slice(2);
  try {
    if (name === undefined) throw new Error(`Name a remote: ${usage}.`);
    console.log(await work(name));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * Runs a command, prints its result in one line, and sets the exit code. A refusal is printed as a sentence, without a
 * stack.
 */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

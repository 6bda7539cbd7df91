import { runCommand } from './run-command';

/** Runs a command that takes one remote's name, see `runCommand`. */
export async function remoteCommand(usage: string, work: (name: string) => Promise<string>): Promise<void> {
  const [name] = process.argv.slice(2);
  await runCommand(async () => {
    if (name === undefined) throw new Error(`Name a remote: ${usage}.`);
    return work(name);
  });
}

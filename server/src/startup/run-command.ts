import { join, resolve } from 'node:path';
import { readConfig, type Config } from '../config';
import { OperationRefused } from '../db/backup/operation-refused';
import { explainFailure } from './explain-failure';
import { readStoredSecret } from './stored-secret';

const serverRoot = join(import.meta.dirname, '../..');

/**
 * Runs a command that has the server's settings.
 * @param args the names of its arguments
 * @param work gets the arguments, and returns the sentence that says what it did
 */
export function runCommand(
  name: string,
  args: readonly string[],
  work: (settings: Config, migrations: string, ...given: string[]) => Promise<string>,
): void {
  const run = async () => {
    const given = process.argv.slice(2);
    if (given.length !== args.length)
      throw new OperationRefused(`Usage: npm run ${name}${args.length > 0 ? ` -- ${args.join(' ')}` : ''}`);
    const settings = readConfig(process.env, {
      home: join(serverRoot, '../.keydate'),
      // unlike a start, it makes none
      codeSecret: (home) => readStoredSecret(home) ?? '',
    });
    // a command holds one connection from its beginning to its end, which no pooler gives
    const direct = { ...settings, databaseUrl: settings.databaseDirectUrl };
    return work(direct, join(serverRoot, 'drizzle'), ...given);
  };
  run().then(console.log, (error: unknown) => {
    console.error(explainFailure(error));
    process.exitCode = 1;
  });
}

/** Runs a command that has the server's settings and one file. */
export function runFileCommand(
  name: string,
  work: (file: string, settings: Config, migrations: string) => Promise<string>,
): void {
  runCommand(name, ['<file>'], (settings, migrations, file = '') =>
    // npm runs it in the checkout
    work(resolve(process.env.INIT_CWD ?? '.', file), settings, migrations),
  );
}

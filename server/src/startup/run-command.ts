import { join, resolve } from 'node:path';
import { readConfig, type Config } from '../config';
import { OperationRefused } from '../db/backup/operation-refused';
import { explainFailure } from './explain-failure';
import { readStoredSecret } from './stored-secret';

const serverRoot = join(import.meta.dirname, '../..');

/**
 * Runs a command that has the server's settings and one file.
 * @param work returns the sentence that says what it did
 */
export function runCommand(
  usage: string,
  work: (file: string, settings: Config, migrations: string) => Promise<string>,
): void {
  const run = async () => {
    const [file, ...more] = process.argv.slice(2);
    if (file === undefined || more.length > 0) throw new OperationRefused(`Usage: ${usage}`);
    const settings = readConfig(process.env, {
      home: join(serverRoot, '../.keydate'),
      // unlike a start, it makes none
      codeSecret: (home) => readStoredSecret(home) ?? '',
    });
    // npm runs it in the checkout
    return work(resolve(process.env.INIT_CWD ?? '.', file), settings, join(serverRoot, 'drizzle'));
  };
  run().then(console.log, (error: unknown) => {
    console.error(explainFailure(error));
    process.exitCode = 1;
  });
}

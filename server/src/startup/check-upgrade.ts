import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../config';
import { OperationRefused } from '../db/backup/operation-refused';
import { openInstalled, type OperatorDatabase } from '../db/backup/operator-database';
import { compareMigrations } from '../db/compare-migrations';
import { hasMigrationLog, refuseEarlierDatabase } from '../db/refuse-earlier-database';
import { refuseEmbedded, refusePostgres } from './open-storage';

type Settings = Pick<Config, 'databaseUrl' | 'home' | 'mode'>;

/**
 * Compares the tables of an installation with this release, and changes nothing. Returns a sentence, or throws it as
 * OperationRefused where servers of this release would not start.
 * @param migrations the folder of this release's migrations
 */
export async function checkUpgrade(settings: Settings, migrations: string): Promise<string> {
  const { client, close } = await openInstalled(settings);
  try {
    await refuseEarlierDatabase(client, migrations).catch(
      settings.databaseUrl ? refusePostgres : refuseEmbedded(settings.home),
    );
    const { isReady, sentence } = await compare(client, migrations);
    if (isReady) return sentence;
    if (settings.mode === 'demo') return `${sentence} The next start of the server applies them.`;
    throw new OperationRefused(`${sentence} Run npm run migrate before you start servers of this release.`);
  } finally {
    await close();
  }
}

async function compare(
  client: OperatorDatabase['client'],
  migrations: string,
): Promise<{ isReady: boolean; sentence: string }> {
  const { pending, later } = await compareMigrations(client, migrations);
  if (pending.length > 0) {
    const all = (await hasMigrationLog(client)) ? await namesOf(migrations, pending) : ['all of them'];
    return {
      isReady: false,
      sentence: `${count(pending.length)} ${pending.length === 1 ? 'is' : 'are'} pending: ${all.join(', ')}.`,
    };
  }
  if (later === 0) return { isReady: true, sentence: 'No migration is pending.' };
  const sentence =
    `The database is newer than this release, by ${count(later)}. ` +
    'Servers of this release start with it. Update the checkout if you meant to upgrade.';
  return { isReady: true, sentence };
}

const count = (migrations: number) => (migrations === 1 ? '1 migration' : `${migrations} migrations`);

const journal = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })) });

/** The names of migrations, as those of their files. */
async function namesOf(folder: string, migrations: readonly { folderMillis: number }[]): Promise<string[]> {
  const { entries } = journal.parse(JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')));
  return migrations.map(({ folderMillis }) => entries.find(({ when }) => when === folderMillis)?.tag ?? '');
}

import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const server = join(import.meta.dirname, '../..');
const TAG = '9999_next-release';
/** Tables that every part of the load uses. */
const TABLES = ['people', 'transactions', 'messages', 'contract_readings', 'reminders', 'waiting_mails', 'notices'];
const journal = z.looseObject({
  entries: z.array(z.looseObject({ idx: z.number(), when: z.number(), tag: z.string() })),
});

/** Writes the folder of a server that is this one with one more migration, which adds a column to busy tables. */
export async function aNextRelease(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kd-next-'));
  for (const name of ['dist', 'drizzle']) await cp(join(server, name), join(folder, name), { recursive: true });
  for (const name of ['node_modules', 'assets']) await symlink(join(server, name), join(folder, name));
  const sql = TABLES.map((table) => `ALTER TABLE "${table}" ADD COLUMN "of_the_next_release" text;`);
  await writeFile(join(folder, `drizzle/${TAG}.sql`), sql.join('--> statement-breakpoint\n'));
  const file = join(folder, 'drizzle/meta/_journal.json');
  const { entries, ...rest } = journal.parse(JSON.parse(await readFile(file, 'utf8')));
  const last = entries.at(-1)!;
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: TAG };
  await writeFile(file, JSON.stringify({ ...rest, entries: [...entries, next] }));
  return folder;
}

import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { findPostgres } from '../postgres/find-postgres';
import { startPostgres } from '../postgres/start-postgres';
import { collect } from '../terminal/run';
import { workspaceRoot } from '../workspace';
import { AREAS, type Area } from './areas';
import type { Patch } from './patches';

const plugin = (name: string) => join(workspaceRoot, 'shared/tooling/config/jest', name);

const failure = z.object({ test: z.string() });

/**
 * Runs the tests of an area in a checkout until the first one fails, those of what a patch is about before the others. They have
 * a PostgreSQL of their own: what a run that ended early leaves behind would make the next one fail.
 * @returns the test that failed, as "file: title"; null where all passed. Throws if no test ran.
 */
export async function firstFailure(folder: string, area: Area, patch?: Patch): Promise<string | null> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('Install PostgreSQL: the tests of the server run on it.');
  const postgres = await startPostgres(programs);
  try {
    return await runUntilFailure(folder, area, { databaseUrl: postgres.url, patch });
  } finally {
    await postgres.stop();
  }
}

async function runUntilFailure(
  folder: string,
  area: Area,
  { databaseUrl, patch }: { databaseUrl: string; patch: Patch | undefined },
): Promise<string | null> {
  const report = join(folder, 'first-failure.json');
  await rm(report, { force: true });
  const args = ['--bail', '--maxWorkers=2', `--reporters=${plugin('first-failure.mjs')}`];
  const nearest = [`--testSequencer=${plugin('nearest-first.mjs')}`, '--testPathPatterns', ...AREAS[area]];
  const environment = {
    ...process.env,
    TEST_DATABASE_URL: databaseUrl,
    KEYDATE_NIGHTLY: undefined,
    FIRST_FAILURE_FILE: report,
    NEAREST_TO: JSON.stringify([patch?.name ?? '', patch?.rule ?? '', ...(patch?.changes ?? [])]),
  };
  const { code, output } = await collect(
    spawn('npm', ['run', '--silent', 'unit', '--', ...args, ...nearest], { cwd: folder, env: environment }),
  );
  if (code === 0) return null;
  const told = await readFile(report, 'utf8').catch(() => undefined);
  if (told === undefined) throw new Error(`The tests of ${area} did not run:\n${output}`);
  return failure.parse(JSON.parse(told)).test;
}

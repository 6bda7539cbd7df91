import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../postgres/find-postgres';
import { startPostgres } from '../postgres/start-postgres';
import { runScript } from '../terminal/run-script';
import { oneCheck, readTally, type Tally } from './tally';

/**
 * What asks the database: the server as a whole runs on the embedded one first, and then once more on PostgreSQL. Not
 * the scans, which ask it least and take longest.
 */
const sqlTests = ['--selectProjects', 'server', '--testPathPatterns', 'server/test/(?!scans)'];

/** All unit and server tests, the latter on the embedded database. */
export function runUnitTests(): Promise<Tally> {
  return runJest([], { ...process.env, TEST_DATABASE_URL: '' });
}

/**
 * The tests that touch SQL on PostgreSQL: that of TEST_DATABASE_URL, or an installed one, started for them. Where
 * there is none, one line says what was left out; in CI that is a failure.
 */
export async function runPostgresTests(): Promise<Tally> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return runJest(sqlTests, process.env);
  const programs = findPostgres();
  if (programs === undefined) {
    console.log('Left out: the tests on PostgreSQL. Install it, or set TEST_DATABASE_URL to an empty database.');
    return { passed: 0, failed: process.env.CI === 'true' ? 1 : 0 };
  }
  try {
    const postgres = await startPostgres(programs);
    return await runJest(sqlTests, { ...process.env, TEST_DATABASE_URL: postgres.url }).finally(postgres.stop);
  } catch (error) {
    console.log(
      `PostgreSQL from ${programs} cannot be started: ${error instanceof Error ? error.message : String(error)}`,
    );
    return oneCheck(false);
  }
}

async function runJest(args: string[], environment: NodeJS.ProcessEnv): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'keydate-jest-'));
  const report = join(folder, 'report.json');
  try {
    const { code } = await runScript('unit', {
      args: [...args, '--json', '--outputFile', report],
      output: 'show',
      environment,
    });
    return await readTally('jest', report, code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRedis } from '../redis/find-redis';
import { findPostgres } from '../postgres/find-postgres';
import { startPostgres } from '../postgres/start-postgres';
import { runScript } from '../terminal/run-script';
import { workspaceRoot } from '../workspace';
import { passedTests } from './passed-tests';
import { afterSecondTry, mayBeAccidents, readFailedFiles } from './second-try';
import { oneCheck, readTally, sum, type Tally } from './tally';

/**
 * The server's tests whose SQL could fare differently on PostgreSQL. Those of scans and of hostile requests hardly touch SQL, who
 * may make which call is decided before it, and the others left out start a server or a database of their own, whichever
 * database the run has.
 */
const sqlTests = [
  '--testPathPatterns',
  'server/test/(?!scans|embedded-database|log|start|several-servers|who-may|attack/(?!races|authorization|lenders|any-input))',
];

/** The tests of several servers that share a database and tell each other of messages. */
const linkTests = ['--testPathPatterns', 'server/test/several-servers'];

/** The package whose tests take longest: they read whole contracts. */
const reader = 'server/reader';

/**
 * Runs all unit and server tests, the latter on the embedded database. The reader's are left out, with one line that says
 * so, where they passed on this machine before and nothing that they depend on has changed since; never in CI.
 */
export async function runUnitTests(): Promise<Tally> {
  const passed = passedTests(join(workspaceRoot, reader));
  const isLeftOut = process.env.CI !== 'true' && passed.exist();
  if (isLeftOut) console.log(`Left out: the tests of ${reader}. They passed before and none of their inputs changed.`);
  const args = isLeftOut ? ['--ignoreProjects', reader] : [];
  const tally = await runJest(args, { ...process.env, TEST_DATABASE_URL: '' });
  if (tally.failed === 0) passed.write();
  return tally;
}

/**
 * Runs the tests that touch SQL once more on PostgreSQL: that of TEST_DATABASE_URL, or an installed one, started for
 * them. Where there is none, one line says what was left out; in CI that is a failure.
 */
export async function runPostgresTests(): Promise<Tally> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return runSqlTests(given);
  const programs = findPostgres();
  if (programs === undefined) {
    console.log('Left out: the tests on PostgreSQL. Install it, or set TEST_DATABASE_URL to an empty database.');
    return process.env.CI === 'true' ? oneCheck(false) : sum([]);
  }
  try {
    const postgres = await startPostgres(programs);
    try {
      return await runSqlTests(postgres.url);
    } finally {
      await postgres.stop();
    }
  } catch (error) {
    console.log(
      `PostgreSQL from ${programs} cannot be started: ${error instanceof Error ? error.message : String(error)}`,
    );
    return oneCheck(false);
  }
}

/**
 * Runs the tests of several servers, linked by PostgreSQL and by Redis. Where one of the two is not installed, one line
 * says what was left out; in CI that is a failure.
 */
export async function runLinkTests(): Promise<Tally> {
  const [postgresPrograms, redisProgram] = [findPostgres(), findRedis()];
  if (postgresPrograms === undefined || redisProgram === undefined) {
    const missing = [...(postgresPrograms ? [] : ['PostgreSQL']), ...(redisProgram ? [] : ['Redis'])].join(' and ');
    console.log(`Left out: the tests of several servers. Install ${missing}.`);
    return process.env.CI === 'true' ? oneCheck(false) : sum([]);
  }
  try {
    const postgres = await startPostgres(postgresPrograms);
    try {
      const env = { ...process.env, TEST_DATABASE_URL: postgres.url, TEST_REDIS_SERVER: redisProgram };
      const tally = await runJest(linkTests, env);
      return { ...tally, tests: tally.tests.map((test) => ({ ...test, title: `${test.title} (linked)` })) };
    } finally {
      await postgres.stop();
    }
  } catch (error) {
    console.log(`PostgreSQL cannot be started: ${error instanceof Error ? error.message : String(error)}`);
    return oneCheck(false);
  }
}

/** @param url an empty PostgreSQL database */
async function runSqlTests(url: string): Promise<Tally> {
  const tally = await runJest(sqlTests, { ...process.env, TEST_DATABASE_URL: url });
  // the same tests have run on the embedded database already: their titles tell the two runs apart
  return { ...tally, tests: tally.tests.map((test) => ({ ...test, title: `${test.title} (on PostgreSQL)` })) };
}

/** Runs Jest. In CI, a few files that failed run once more, alone, and are named (decision 35). */
async function runJest(args: string[], environment: NodeJS.ProcessEnv): Promise<Tally> {
  const { tally, failedFiles } = await runJestOnce(args, environment);
  if (process.env.CI !== 'true' || !mayBeAccidents(failedFiles)) return tally;
  const files = failedFiles.map(({ file }) => file);
  console.log(['', 'Once more, alone:', ...files, ''].join('\n'));
  const second = await runJestOnce(['--runInBand', '--runTestsByPath', ...files], environment);
  return afterSecondTry(tally, failedFiles, second.tally, second.failedFiles);
}

async function runJestOnce(args: string[], environment: NodeJS.ProcessEnv) {
  const folder = await mkdtemp(join(tmpdir(), 'keydate-jest-'));
  const report = join(folder, 'report.json');
  try {
    const { code } = await runScript('unit', {
      args: [...args, '--json', '--outputFile', report],
      output: 'show',
      environment,
    });
    return { tally: await readTally('jest', report, code), failedFiles: await readFailedFiles(report) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

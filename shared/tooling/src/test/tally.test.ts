import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTally, sum, type TimedTest } from './tally';

async function aReport(content: unknown): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'keydate-tally-')), 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

const config = { rootDir: '/e2e/specs' };
const clean = { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] };

test('the runners are added up', () => {
  const signIn: TimedTest = { file: 'sign-in.test.ts', title: 'signs in', milliseconds: 5 };
  const signOut: TimedTest = { file: 'sign-out.test.ts', title: 'signs out', milliseconds: 7 };
  expect(
    sum([
      { passed: 3, failed: 0, flaky: [], tests: [signIn] },
      { passed: 4, failed: 2, flaky: ['session.spec.ts: signs out'], tests: [signOut] },
    ]),
  ).toEqual({ passed: 7, failed: 2, flaky: ['session.spec.ts: signs out'], tests: [signIn, signOut] });
});

test('a test file that cannot start is a failure', async () => {
  const report = await aReport({ ...clean, numFailedTests: 1, numRuntimeErrorTestSuites: 1 });
  expect(await readTally('jest', report, 1)).toMatchObject({ passed: 5, failed: 2 });
});

test('a browser test that passes only at the second try has passed, and is named', async () => {
  const aSpec = (title: string, status: string) => ({
    file: 'session/session.spec.ts',
    title,
    tests: [{ status, results: [{ duration: 900 }] }],
  });
  const suites = [{ specs: [aSpec('signs in', 'expected')], suites: [{ specs: [aSpec('signs out', 'flaky')] }] }];
  const report = await aReport({ stats: { expected: 1, unexpected: 0, flaky: 1 }, config, suites });
  expect(await readTally('playwright', report, 0)).toMatchObject({
    passed: 2,
    failed: 0,
    flaky: ['session/session.spec.ts: signs out'],
  });
});

test('a runner that fails with a clean report is a failure', async () => {
  expect(await readTally('jest', await aReport(clean), 1)).toMatchObject({ passed: 5, failed: 1 });
});

test('a runner that leaves no report is a failure', async () => {
  expect(await readTally('jest', '/nowhere/report.json', 1)).toMatchObject({ passed: 0, failed: 1 });
});

test('each unit test is timed; one that was never started took no time', async () => {
  const assertionResults = [
    { fullName: 'signing in works', duration: 40 },
    { fullName: 'signing out works', duration: null },
  ];
  const report = await aReport({ ...clean, testResults: [{ name: '/a/session.test.ts', assertionResults }] });
  expect((await readTally('jest', report, 0)).tests).toEqual([
    { file: '/a/session.test.ts', title: 'signing in works', milliseconds: 40 },
    { file: '/a/session.test.ts', title: 'signing out works', milliseconds: 0 },
  ]);
});

test('each browser test is timed, inside describe blocks too', async () => {
  const aSpec = (title: string, ...durations: number[]) => ({
    file: 'session/session.spec.ts',
    title,
    tests: [{ status: 'expected', results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [{ specs: [aSpec('signs in', 900)], suites: [{ specs: [aSpec('signs out', 300, 400)] }] }];
  const report = await aReport({ stats: { expected: 2, unexpected: 0, flaky: 0 }, config, suites });
  expect((await readTally('playwright', report, 0)).tests).toEqual([
    { file: '/e2e/specs/session/session.spec.ts', title: 'signs in', milliseconds: 900 },
    { file: '/e2e/specs/session/session.spec.ts', title: 'signs out', milliseconds: 700 },
  ]);
});

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace';
import { printResults, readReport } from './report';

async function aReport(content: unknown): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'keydate-report-')), 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

const ofJest = { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] };

const aFile = (name: string, assertionResults: object[] = [], message = '') => ({
  name: join(workspaceRoot, name),
  startTime: 1000,
  endTime: 3500,
  message,
  assertionResults,
});

test('a test file that cannot start is a failure', async () => {
  const report = await aReport({ ...ofJest, numFailedTests: 1, numRuntimeErrorTestSuites: 1 });
  expect(await readReport('jest', report, 1)).toMatchObject({ passed: 5, failed: 2 });
});

test.each([
  ['wrote no report', 'jest', undefined, 1],
  ['fails with a clean report', 'jest', ofJest, 1],
  ['ran no test', 'jest', { ...ofJest, numPassedTests: 0 }, 0],
  [
    'ran no test',
    'playwright',
    { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [], config: { rootDir: '/' }, suites: [] },
    0,
  ],
] as const)('a runner that %s is a failure (%s)', async (_what, runner, content, code) => {
  const report = content ? await aReport(content) : '/nowhere/report.json';
  expect(await readReport(runner, report, code)).toMatchObject({ failed: 1 });
});

test('the last lines name the slowest files, the browser tests that needed a second try, and the sums', async () => {
  const file = 'session/session.spec.ts';
  const aSpec = (title: string, status: string, ...durations: number[]) => ({
    file,
    title,
    tests: [{ status, results: durations.map((duration) => ({ duration, errors: [] })) }],
  });
  const suites = [
    {
      file,
      specs: [aSpec('signs in', 'expected', 900)],
      suites: [{ file, specs: [aSpec('signs out', 'flaky', 300, 500)] }],
    },
  ];
  const config = { rootDir: join(workspaceRoot, 'e2e/specs') };
  const browser = await aReport({ stats: { expected: 1, unexpected: 0, flaky: 1 }, errors: [], config, suites });
  const unit = await aReport({
    ...ofJest,
    testResults: [aFile('host/src/a.test.ts')],
  });
  const printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(printResults([await readReport('playwright', browser, 0), await readReport('jest', unit, 0)])).toBe(true);
  expect(printed.mock.calls.flat().join('\n').split('\n')).toEqual([
    '',
    'The ten slowest test files:',
    '   2.5 s  host/src/a.test.ts',
    '   1.7 s  e2e/specs/session/session.spec.ts',
    '',
    'Passed only at the second try, each a fault to mend:',
    'session/session.spec.ts: signs out',
    '',
    '7 passed, 0 failed',
  ]);
});

test('the last lines repeat each failure with the first lines of its error', async () => {
  const error = { message: '\u001B[31mTimed out\u001B[39m\n\nLocator: the bell' };
  const spec = {
    file: 'a.spec.ts',
    title: 'rings',
    tests: [{ status: 'unexpected', results: [{ duration: 1, errors: [error] }] }],
  };
  const browser = await aReport({
    stats: { expected: 0, unexpected: 1, flaky: 0 },
    errors: [],
    config: { rootDir: join(workspaceRoot, 'e2e/specs') },
    suites: [{ file: 'a.spec.ts', specs: [spec] }],
  });
  const failed = { status: 'failed', ancestorTitles: ['a sum'], title: 'adds', failureMessages: ['expected 2'] };
  const unit = await aReport({
    ...ofJest,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [aFile('a.test.ts', [failed]), aFile('b.test.ts', [], 'No such module')],
  });
  const printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  printResults([await readReport('playwright', browser, 1), await readReport('jest', unit, 1)]);
  expect(printed.mock.calls.flat().join('\n')).toContain(
    [
      'Failed:',
      'e2e/specs/a.spec.ts: rings',
      '    Timed out',
      '    Locator: the bell',
      'a.test.ts: a sum adds',
      '    expected 2',
      'b.test.ts: could not start',
      '    No such module',
    ].join('\n'),
  );
});

test('files that ran together are named each with its own time and its own failures', async () => {
  const aTest = (file: string, status: string, startAt: number, duration: number) => ({
    ...{ ancestorTitles: [file, 'a sum'], title: 'adds', status, startAt, duration },
    failureMessages: ['expected 2'],
  });
  const tests = [aTest('host/a.test.ts', 'passed', 1500, 500), aTest('host/b.test.ts', 'failed', 2500, 250)];
  const report = await aReport({ ...ofJest, numFailedTests: 1, testResults: [aFile('host/a.test.ts', tests)] });
  expect(await readReport('jest', report, 1)).toMatchObject({
    files: [
      { path: join(workspaceRoot, 'host/a.test.ts'), milliseconds: 1000 },
      { path: join(workspaceRoot, 'host/b.test.ts'), milliseconds: 1500 },
    ],
    failures: ['host/b.test.ts: a sum adds\n    expected 2'],
  });
});

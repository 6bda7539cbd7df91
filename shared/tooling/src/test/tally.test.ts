import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTally, sum } from './tally';

async function aReport(content: unknown): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'keydate-tally-')), 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

test('all runners are summed', () => {
  expect(
    sum([
      { passed: 3, failed: 0 },
      { passed: 4, failed: 2 },
    ]),
  ).toEqual({ passed: 7, failed: 2 });
});

test('a test file that cannot start is a failure', async () => {
  const report = await aReport({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1 });
  expect(await readTally('jest', report, 1)).toEqual({ passed: 5, failed: 2 });
});

test('a browser test that passes only at the second try is a failure', async () => {
  const report = await aReport({ stats: { expected: 7, unexpected: 0, flaky: 1 } });
  expect(await readTally('playwright', report, 0)).toEqual({ passed: 7, failed: 1 });
});

test('a runner that ends badly with a clean report is a failure', async () => {
  const report = await aReport({ numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0 });
  expect(await readTally('jest', report, 1)).toEqual({ passed: 5, failed: 1 });
});

test('a runner that leaves no report is a failure', async () => {
  expect(await readTally('jest', '/nowhere/report.json', 1)).toEqual({ passed: 0, failed: 1 });
});

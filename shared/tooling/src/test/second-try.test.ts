import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace';
import { afterSecondTry, mayBeAccidents, readFailedFiles, type FailedFile } from './second-try';
import type { Tally } from './tally';

const file = join(workspaceRoot, 'server/test/messages.test.ts');
const aTally = (values: Partial<Tally>): Tally => ({ passed: 0, failed: 0, flaky: [], tests: [], ...values });
const aFailedFile = (values: Partial<FailedFile> = {}): FailedFile => ({
  file,
  titles: ['a message is stored once'],
  passed: 3,
  isFinding: false,
  ...values,
});

async function aReport(message: string): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'keydate-second-try-')), 'report.json');
  const assertionResults = [
    { fullName: 'a message is stored once', status: 'failed', failureMessages: [message] },
    { fullName: 'a message is shown', status: 'passed', failureMessages: [] },
  ];
  const healthy = { name: '/a/session.test.ts', status: 'passed', assertionResults: [] };
  await writeFile(path, JSON.stringify({ testResults: [{ name: file, status: 'failed', assertionResults }, healthy] }));
  return path;
}

test('a file that failed is read with what failed and what passed in it', async () => {
  expect(await readFailedFiles(await aReport('expected 1, received 2'))).toEqual([aFailedFile({ passed: 1 })]);
});

test('a run without a report has no files to run again', async () => {
  expect(await readFailedFiles('/nowhere/report.json')).toEqual([]);
});

test('what a property test found is not run again', async () => {
  const files = await readFailedFiles(await aReport('Error: Property failed after 17 tests'));
  expect(mayBeAccidents([...files, aFailedFile()])).toBe(false);
});

test('ten failed files get a second try, eleven do not', () => {
  expect(mayBeAccidents([])).toBe(false);
  expect(mayBeAccidents(Array.from({ length: 10 }, () => aFailedFile()))).toBe(true);
  expect(mayBeAccidents(Array.from({ length: 11 }, () => aFailedFile()))).toBe(false);
});

test('a test that passes at the second try has passed, and is named', () => {
  const first = aTally({
    passed: 10,
    failed: 1,
    tests: [{ file, title: 'a message is stored once', milliseconds: 9 }],
  });
  const second = aTally({ passed: 4, tests: [{ file, title: 'a message is stored once', milliseconds: 5 }] });
  expect(afterSecondTry(first, [aFailedFile()], second, [])).toEqual({
    passed: 11,
    failed: 0,
    flaky: ['server/test/messages.test.ts: a message is stored once'],
    tests: second.tests,
  });
});

test('a test that fails twice has failed', () => {
  const files = [aFailedFile({ titles: ['a message is stored once', 'a message is sent'] })];
  const failedAgain = [aFailedFile({ titles: ['a message is stored once'] })];
  const counted = afterSecondTry(
    aTally({ passed: 10, failed: 2 }),
    files,
    aTally({ passed: 4, failed: 1 }),
    failedAgain,
  );
  expect(counted).toMatchObject({ passed: 11, failed: 1, flaky: ['server/test/messages.test.ts: a message is sent'] });
});

test('a file that could not start at first is named too', () => {
  const files = [aFailedFile({ titles: [], passed: 0 })];
  expect(afterSecondTry(aTally({ failed: 1 }), files, aTally({ passed: 4 }), [])).toMatchObject({
    passed: 4,
    failed: 0,
    flaky: ['server/test/messages.test.ts: could not start'],
  });
});

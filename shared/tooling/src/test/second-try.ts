import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { z } from 'zod';
import { workspaceRoot } from '../workspace';
import type { Tally } from './tally';

/** A test file of which something failed. */
export interface FailedFile {
  /** Absolute path. */
  file: string;
  /** The tests that failed; none where the file could not even start. */
  titles: string[];
  /** How many of its other tests passed. */
  passed: number;
  /** Whether a property test failed: what it finds at random is a finding, and may not show again. */
  isFinding: boolean;
}

/** So many files do not fail by accident. */
const MOST_ACCIDENTS = 10;

const jestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

/**
 * The files of a Jest report that failed.
 * @param report path of the JSON report; one that was never written has no files
 */
export async function readFailedFiles(report: string): Promise<FailedFile[]> {
  const text = await readFile(report, 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  return jestReport
    .parse(JSON.parse(text))
    .testResults.filter(({ status }) => status === 'failed')
    .map(({ name: file, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return {
        file,
        titles: failed.map(({ fullName }) => fullName),
        passed: assertionResults.filter(({ status }) => status === 'passed').length,
        isFinding: failed.some(({ failureMessages }) => failureMessages?.join().includes('Property failed after')),
      };
    });
}

/** Whether these files get a second try: a few of them failed, and no property test is among them (decision 35). */
export function mayBeAccidents(files: readonly FailedFile[]): boolean {
  return files.length > 0 && files.length <= MOST_ACCIDENTS && !files.some(({ isFinding }) => isFinding);
}

/**
 * What counts after the files that failed have run once more.
 * @param first the tally of all files
 * @param files those of them that failed
 * @param second the tally of the second run, which had these files alone
 * @param failedAgain the files that failed in it
 */
export function afterSecondTry(
  first: Tally,
  files: readonly FailedFile[],
  second: Tally,
  failedAgain: readonly FailedFile[],
): Tally {
  const rerun = new Set(files.map(({ file }) => file));
  const passedBefore = files.reduce((total, { passed }) => total + passed, 0);
  return {
    passed: first.passed - passedBefore + second.passed,
    failed: second.failed,
    flaky: [...first.flaky, ...files.flatMap((file) => mended(file, failedAgain))],
    tests: [...first.tests.filter(({ file }) => !rerun.has(file)), ...second.tests],
  };
}

/** What failed in a file at first and passed at the second try. */
function mended({ file, titles }: FailedFile, failedAgain: readonly FailedFile[]): string[] {
  const again = failedAgain.find((candidate) => candidate.file === file);
  const path = relative(workspaceRoot, file);
  if (titles.length === 0) return again ? [] : [`${path}: could not start`];
  return titles.filter((title) => !again?.titles.includes(title)).map((title) => `${path}: ${title}`);
}

import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { z } from 'zod';
import { workspaceRoot } from '../workspace';

/** The results of one step of `npm test`. */
export interface Results {
  passed: number;
  failed: number;
  /** Browser tests that passed only at the second try, as "file: title"; they count as passed. */
  repeated: string[];
  /** Tests that failed, as "file: title", each with the first lines of its error. */
  failures: string[];
  files: { path: string; milliseconds: number }[];
}

/** The results of a step that is one check. */
export const oneCheck = (passed: boolean): Results => ({ passed: Number(passed), failed: Number(!passed), ...noTests });
const noTests = { repeated: [], failures: [], files: [] };

/** Enough for the message, what was expected, and where. */
const LINES_OF_ERROR = 8;

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(), // files that could not even start
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      message: z.string(), // of a file that could not start
      assertionResults: z.array(
        z.object({
          status: z.string(),
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          failureMessages: z.array(z.string()),
          startAt: z.number().nullish(), // a test that did not start has none
          duration: z.number().nullish(),
        }),
      ),
    }),
  ),
});

const readers = {
  jest: (report: unknown): Results => {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = jestReport.parse(report);
    const files = testResults.flatMap(timesOfFiles);
    const failures = testResults.flatMap((result) => {
      const failed = result.assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0 && result.message !== '')
        return [failure(result.name, 'could not start', result.message)];
      return failed.map((test) => failure(fileOf(test, result), titleOf(test), test.failureMessages[0]));
    });
    return {
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
      repeated: [],
      failures,
      files,
    };
  },
  playwright: (report: unknown): Results => {
    const { stats, errors, config, suites } = z.custom<JSONReport>().parse(report);
    const specs = suites.flatMap(specsIn);
    const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
    const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'));
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      repeated: flaky.map(({ file, title }) => `${file}: ${title}`),
      failures: failed.map(({ file, title, tests }) =>
        failure(resolve(config.rootDir, file), title, firstError(tests)?.message),
      ),
      files: suites.map((suite) => ({
        path: resolve(config.rootDir, suite.file),
        milliseconds: timeOf(specsIn(suite)),
      })),
    };
  },
};

type JestResult = z.infer<typeof jestReport>['testResults'][number];
type JestTest = JestResult['assertionResults'][number];

/** Files that ran together are one result, in which each test has its file's path before its title (`run-together.mjs`). */
const hasPath = ({ ancestorTitles: [first = ''] }: JestTest) => /\.test\.tsx?$/.test(first);
const fileOf = (test: JestTest, { name }: JestResult) =>
  hasPath(test) ? resolve(workspaceRoot, test.ancestorTitles[0] ?? '') : name;
const titleOf = (test: JestTest) => [...test.ancestorTitles.slice(hasPath(test) ? 1 : 0), test.title].join(' ');

/** Loading and hooks count to the test that follows, and what is left at the end to the last one. */
function timesOfFiles(result: JestResult): Results['files'] {
  const times = new Map<string, number>();
  let time = result.startTime;
  const spend = (path: string, until: number) => {
    times.set(path, (times.get(path) ?? 0) + Math.max(0, until - time));
    time = Math.max(time, until);
  };
  for (const test of result.assertionResults) spend(fileOf(test, result), (test.startAt ?? 0) + (test.duration ?? 0));
  spend([...times.keys()].at(-1) ?? result.name, result.endTime);
  return [...times].map(([path, milliseconds]) => ({ path, milliseconds }));
}

function specsIn({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

function firstError(tests: JSONReportSpec['tests']) {
  return tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0];
}

/** Repeated in the summary, for people who have only the end of a long log. */
function failure(path: string, title: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [
    `${relative(workspaceRoot, path)}: ${title}`,
    ...lines.slice(0, LINES_OF_ERROR).map((line) => `    ${line}`),
  ].join('\n');
}

function timeOf(specs: JSONReportSpec[]): number {
  const tries = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return tries.reduce((sum, { duration }) => sum + duration, 0);
}

/**
 * Reads a runner's JSON report. A runner counts as one failure if it wrote none, ran no test, or failed with a clean report.
 * @param code the runner's exit code
 */
export async function readReport(runner: keyof typeof readers, file: string, code: number): Promise<Results> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return oneCheck(false);
  const results = readers[runner](JSON.parse(text));
  return results.failed === 0 && (code !== 0 || results.passed === 0) ? { ...results, failed: 1 } : results;
}

/** Prints the ten slowest files, what needed a second try, what failed and why, and the sums. Returns whether nothing failed. */
export function printResults(results: readonly Results[]): boolean {
  const slowest = results.flatMap(({ files }) => files).sort((left, right) => right.milliseconds - left.milliseconds);
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1).padStart(6);
  const lines = slowest.map((file) => `${seconds(file.milliseconds)} s  ${relative(workspaceRoot, file.path)}`);
  console.log(['', 'The ten slowest test files:', ...lines.slice(0, 10), ''].join('\n'));
  const repeated = results.flatMap((one) => one.repeated);
  if (repeated.length > 0)
    console.log(['Passed only at the second try, each a fault to mend:', ...repeated, ''].join('\n'));
  const failures = results.flatMap((one) => one.failures);
  if (failures.length > 0) console.log(['Failed:', ...failures, ''].join('\n'));
  const sum = (count: 'passed' | 'failed') => results.reduce((total, one) => total + one[count], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}

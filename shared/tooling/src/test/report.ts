import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { z } from 'zod';
import { workspaceRoot } from '../workspace';

/** The results of one step of `npm test`. */
export interface Results {
  passed: number;
  failed: number;
  /** Browser tests that passed only at the second try, as "file: title"; they count as passed. */
  repeated: string[];
  files: { path: string; milliseconds: number }[];
}

/** The results of a step that is one check. */
export const oneCheck = (passed: boolean): Results => ({ passed: Number(passed), failed: Number(!passed), ...noTests });
const noTests = { repeated: [], files: [] };

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(), // files that could not even start
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

const readers = {
  jest: (report: unknown): Results => {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = jestReport.parse(report);
    const files = testResults.map((file) => ({ path: file.name, milliseconds: file.endTime - file.startTime }));
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, repeated: [], files };
  },
  playwright: (report: unknown): Results => {
    const { stats, errors, config, suites } = z.custom<JSONReport>().parse(report);
    const flaky = suites.flatMap(specsIn).filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      repeated: flaky.map(({ file, title }) => `${file}: ${title}`),
      files: suites.map((suite) => ({
        path: resolve(config.rootDir, suite.file),
        milliseconds: timeOf(specsIn(suite)),
      })),
    };
  },
};

function specsIn({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsIn)];
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

/** Prints the ten slowest files, what needed a second try, and the sums. Returns whether nothing failed. */
export function printResults(results: readonly Results[]): boolean {
  const slowest = results.flatMap(({ files }) => files).sort((left, right) => right.milliseconds - left.milliseconds);
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1).padStart(6);
  const lines = slowest.map((file) => `${seconds(file.milliseconds)} s  ${relative(workspaceRoot, file.path)}`);
  console.log(['', 'The ten slowest test files:', ...lines.slice(0, 10), ''].join('\n'));
  const repeated = results.flatMap((one) => one.repeated);
  if (repeated.length > 0)
    console.log(['Passed only at the second try, each a fault to mend:', ...repeated, ''].join('\n'));
  const sum = (count: 'passed' | 'failed') => results.reduce((total, one) => total + one[count], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}

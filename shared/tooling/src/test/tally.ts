import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** How many checks of a runner passed, how many failed, which passed only at the second try, and how long each of its tests took. */
export interface Tally {
  passed: number;
  failed: number;
  /** Tests that failed first and passed when they ran again in CI (decision 35), as "file: title"; they are counted as passed. */
  flaky: string[];
  tests: TimedTest[];
}

export interface TimedTest {
  /** Absolute path of the test file. */
  file: string;
  title: string;
  milliseconds: number;
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    flaky: tallies.flatMap(({ flaky }) => flaky),
    tests: tallies.flatMap(({ tests }) => tests),
  };
}

/** One check that either passed or failed. */
export function oneCheck(passed: boolean): Tally {
  return { passed: Number(passed), failed: Number(!passed), flaky: [], tests: [] };
}

const jestTest = z.object({ fullName: z.string(), duration: z.number().nullish() });

const jestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numRuntimeErrorTestSuites: z.number(),
    testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(jestTest) })),
  })
  .transform(({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }): Tally => ({
    passed: numPassedTests,
    // a file that could not even start is a failure, though none of its tests ran
    failed: numFailedTests + numRuntimeErrorTestSuites,
    flaky: [],
    tests: testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ file, title: fullName, milliseconds: duration ?? 0 })),
    ),
  }));

const playwrightSpec = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ duration: z.number() })) })),
});

const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});

const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    errors: z.array(z.unknown()).default([]),
    config: z.object({ rootDir: z.string() }),
    suites: z.array(playwrightSuite),
  })
  .transform(({ stats, errors, config, suites }): Tally => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    flaky: suites
      .flatMap(specsIn)
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    tests: suites.flatMap(specsIn).map(({ file, title, tests }) => ({
      file: join(config.rootDir, file),
      title,
      milliseconds: tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration, 0),
    })),
  }));

/** The specs of a suite and of the suites inside it. */
function specsIn({ specs, suites }: z.infer<typeof playwrightSuite>): z.infer<typeof playwrightSpec>[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

const reports = { jest: jestReport, playwright: playwrightReport };

/**
 * Reads a runner's JSON report. A runner that wrote none, or that failed with a clean report, counts as one failure.
 * @param code the runner's exit code
 */
export async function readTally(runner: keyof typeof reports, file: string, code: number): Promise<Tally> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return oneCheck(false);
  const tally = reports[runner].parse(JSON.parse(text));
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

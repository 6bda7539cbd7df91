import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** How many checks of a runner passed, and how many did not. */
export interface Tally {
  passed: number;
  failed: number;
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    {
      passed: 0,
      failed: 0,
    },
  );
}

/** One check that is either well or not. */
export function oneCheck(passed: boolean): Tally {
  return { passed: Number(passed), failed: Number(!passed) };
}

const jestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number(), numRuntimeErrorTestSuites: z.number() })
  // a file that could not even start is a failure, though none of its tests ran
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }));

const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    errors: z.array(z.unknown()).default([]),
  })
  // what passes only at the second try is broken for the user who tries once
  .transform(({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }));

const reports = { jest: jestReport, playwright: playwrightReport };

/**
 * What a runner's JSON report says. A runner that wrote none, or that ended badly with a clean report, is one failure.
 * @param code the runner's exit code
 */
export async function readTally(runner: keyof typeof reports, file: string, code: number): Promise<Tally> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return oneCheck(false);
  const tally = reports[runner].parse(JSON.parse(text));
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

import { relative } from 'node:path';
import { workspaceRoot } from '../workspace';
import type { TimedTest } from './tally';

const SHOWN = 10;

/** The ten slowest tests as lines for a person, the slowest first: seconds, file, title. */
export function slowestTests(tests: readonly TimedTest[]): string[] {
  return [...tests]
    .sort((left, right) => right.milliseconds - left.milliseconds)
    .slice(0, SHOWN)
    .map(({ file, title, milliseconds }) => {
      const seconds = (milliseconds / 1000).toFixed(1).padStart(6);
      return `${seconds} s  ${relative(workspaceRoot, file)}: ${title}`;
    });
}

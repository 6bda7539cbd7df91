import { anEmptyDatabase } from '../own-database';
import { EDIT_KINDS } from './edits';
import { simulate, type Size } from './simulate';
import { judge } from './verdict';

/** Below this, a course may lack the rarer edits. */
const DAYS_WITH_EVERY_EDIT = 14;

/**
 * Simulates a course on PostgreSQL, with servers that die, and expects that each reminder arrived once and in time.
 * Returns the number of events of each kind.
 */
export async function expectEachOnce(size: Size) {
  const url = await anEmptyDatabase(process.env.TEST_DATABASE_URL ?? '');
  const { wrong, ...counted } = await simulate(url, size, judge).catch((error: unknown) => {
    throw new Error(`The simulation with SOAK_SEED=${size.seed} broke off.`, { cause: error });
  });
  expect({ seed: size.seed, wrong: wrong.slice(0, 20) }).toEqual({ seed: size.seed, wrong: [] });
  expect(counted.kills).toBe(size.days);
  const { overdue, unanswered, summaries } = counted;
  if (size.days > 1)
    expect(Object.entries({ overdue, unanswered, summaries }).filter(([, count]) => count === 0)).toEqual([]);
  expect(Object.keys(counted.edits)).toEqual(
    expect.arrayContaining(size.days < DAYS_WITH_EVERY_EDIT ? [] : [...EDIT_KINDS]),
  );
  expect(Math.min(counted.shown, counted.mailed)).toBeGreaterThan(size.transactions);
  return counted;
}

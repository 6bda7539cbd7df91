import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import type { Patch } from './patches';

const FILE = join(import.meta.dirname, 'results.json');

const result = z.object({
  /** That the patch broke: a patch that was adapted to other code keeps its results, one for another rule does not. */
  rule: z.string(),
  outcome: z.enum(['caught', 'lives']),
  /** The first test that failed, as "file: title". */
  test: z.string().optional(),
});
export type Result = z.infer<typeof result>;

const ofCommit = z.object({
  /** The areas whose tests pass without a patch, each with how many seconds they took. */
  green: z.record(z.string(), z.number()),
  /** By the name of the patch. */
  mutants: z.record(z.string(), result),
});

/** By commit, in the order in which they were tested. */
const results = z.record(z.string(), ofCommit);
export type Results = z.infer<typeof results>;

export function readResults(): Results {
  return results.parse(JSON.parse(readFileSync(FILE, 'utf8')));
}

/** Changes what is known of a commit, and stores it: a run that is interrupted continues there. */
export function storeResults(commit: string, change: (known: Results[string]) => Results[string]): void {
  const present = readResults();
  const changed = { ...present, [commit]: change(present[commit] ?? { green: {}, mutants: {} }) };
  writeFileAtomic.sync(FILE, `${JSON.stringify(changed, null, 2)}\n`);
}

/** The result of a patch at a commit; undefined where it was not tested, or broke another rule then. */
export function resultOf(present: Results, commit: string, { name, rule }: Patch): Result | undefined {
  const found = present[commit]?.mutants[name];
  return found?.rule === rule ? found : undefined;
}

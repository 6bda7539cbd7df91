import { delimiter, join } from 'node:path';
import { run } from '../terminal/run';
import { oneCheck, type Results } from '../test/report';
import { runBrowserTests, runUnitTests } from '../test/run-tests';
import { workspaceRoot } from '../workspace';
import { nightlyFiles } from './nightly-files';
import { partOf, type Part } from './parts';

/** Runs a part: its files with other random input each time, then its programs. */
export async function runPart(part: Part): Promise<Results[]> {
  const seed = String(Date.now() % 1_000_000);
  const environment = {
    SOAK_SEED: seed,
    FUZZ_SEED: seed,
    ...part.environment,
    ...process.env,
    KEYDATE_NIGHTLY: '1',
    PATH: [join(workspaceRoot, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  };
  console.log(`${part.name}: SOAK_SEED=${environment.SOAK_SEED} FUZZ_SEED=${environment.FUZZ_SEED}`);
  const files = nightlyFiles().filter((file) => partOf(file) === part);
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  const units = files.filter((file) => !specs.includes(file));
  const results: Results[] = [];
  if (units.length > 0) results.push(await runUnitTests(['--runTestsByPath', ...units], environment));
  if (specs.length > 0) results.push(await runBrowserTests(specs, environment));
  for (const [program = '', ...args] of part.programs ?? [])
    results.push(oneCheck((await run(program, args, { output: 'show', environment })).code === 0));
  return results.length > 0 ? results : [oneCheck(false)]; // a part that runs nothing proves nothing
}

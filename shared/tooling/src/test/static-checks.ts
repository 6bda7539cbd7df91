import { runScript } from '../terminal/run-script';
import { oneCheck, sum, type Tally } from './tally';

/** What is checked without running the product: each an npm script of the root package.json, quickest news first. */
const checks = {
  'format:check': 'format',
  typecheck: 'types',
  boundaries: 'boundaries',
  unused: 'unused code',
  lint: 'lint',
};

/** Runs them one after the other, showing only what complains. Each counts as one check. */
export async function runStaticChecks(): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const [script, title] of Object.entries(checks)) tallies.push(await runCheck(script, title));
  return sum(tallies);
}

async function runCheck(script: string, title: string): Promise<Tally> {
  const began = performance.now();
  const { code, output } = await runScript(script, { output: 'keep' });
  const passed = code === 0;
  if (!passed) console.log(output.trim());
  console.log(`${passed ? '✓' : '✗'} ${title} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return oneCheck(passed);
}

import { runScript } from '../terminal/run-script';
import { oneCheck, sum, type Tally } from './tally';

/** What is checked without running the product: each an npm script of the root package.json, the quickest first. */
const checks = {
  commits: 'commit messages',
  'format:check': 'format',
  typecheck: 'types',
  boundaries: 'boundaries',
  unused: 'unused code',
  lint: 'lint',
};

/** The checks whose output is shown even when they pass: they may have had nothing to check. */
const alwaysShown = ['commits'];

/** Runs them one after the other and shows what the failed ones print. Each counts as one check. */
export async function runStaticChecks(): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const [script, title] of Object.entries(checks)) tallies.push(await runCheck(script, title));
  return sum(tallies);
}

async function runCheck(script: string, title: string): Promise<Tally> {
  const began = performance.now();
  const { code, output } = await runScript(script, { output: 'keep' });
  const passed = code === 0;
  const lines = output.trim();
  if (lines && (!passed || alwaysShown.includes(script))) console.log(lines);
  console.log(`${passed ? '✓' : '✗'} ${title} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return oneCheck(passed);
}

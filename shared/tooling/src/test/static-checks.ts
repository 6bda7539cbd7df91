import pLimit from 'p-limit';
import { runScript } from '../terminal/run-script';
import { oneCheck, type Results } from './report';

interface StaticCheck {
  /** An npm script of the root package.json. */
  script: string;
  title: string;
  /** Its output is shown even when it passes: there may have been nothing to check. */
  alwaysShown?: boolean;
}

/** The longest first. */
const quickChecks: readonly StaticCheck[] = [
  { script: 'format:check', title: 'format' },
  { script: 'typecheck', title: 'types' },
  { script: 'boundaries', title: 'boundaries' },
  { script: 'unused', title: 'unused code' },
  { script: 'words', title: 'words' },
  { script: 'commits', title: 'commit messages', alwaysShown: true },
];

/** Runs all static checks but lint, two at a time: lint has mostly ended by then. Each counts as one check. */
export async function runQuickChecks(): Promise<Results[]> {
  const limitConcurrency = pLimit(2);
  return Promise.all(quickChecks.map((check) => limitConcurrency(() => runCheck(check))));
}

/** Runs lint, which takes longer than all other static checks together and keeps one processor busy. */
export function runLint(): Promise<Results> {
  return runCheck({ script: 'lint', title: 'lint' });
}

/** Shows what a check prints only when it fails. */
async function runCheck({ script, title, alwaysShown = false }: StaticCheck): Promise<Results> {
  const began = performance.now();
  const { code, output } = await runScript(script, { output: 'capture' });
  const passed = code === 0;
  const lines = output.trim();
  if (lines && (!passed || alwaysShown)) console.log(lines);
  console.log(`${passed ? '✓' : '✗'} ${title} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return oneCheck(passed);
}

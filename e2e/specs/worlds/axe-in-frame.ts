import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type AxeBuilder from '@axe-core/playwright';
import type { Frame } from '@playwright/test';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

declare global {
  interface Window {
    axe?: { run: (context: Document) => Promise<AxeResults> };
  }
}

const requireHere = createRequire(import.meta.url);
/** axe itself, in the version that @axe-core/playwright brings. */
const axePath = createRequire(requireHere.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');
const axeSource = readFile(axePath, 'utf8');

/**
 * What axe finds in this frame alone, one line for each rule. AxeBuilder looks at the whole page and opens another page for its
 * report, which would take most of the time of several hundred checks.
 */
export async function axeInFrame(frame: Frame): Promise<string[]> {
  if (!(await frame.evaluate(() => window.axe !== undefined))) await frame.evaluate(await axeSource);
  const results = await frame.evaluate(() => window.axe?.run(document));
  if (!results) throw new Error('axe did not start.');
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

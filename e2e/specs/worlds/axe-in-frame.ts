import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type AxeBuilder from '@axe-core/playwright';
import type { Frame } from '@playwright/test';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

interface AxeOptions {
  resultTypes: ['violations'];
  runOnly?: readonly string[];
}

interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (words: string) => Color;
}

interface Axe {
  run: (context: Document, options: AxeOptions) => Promise<AxeResults>;
  commons: { color: { Color: new (red: number, green: number, blue: number) => Color } };
}

declare global {
  interface Window {
    axe?: Axe;
  }
}

const requireHere = createRequire(import.meta.url);
/** axe itself, in the version that @axe-core/playwright brings. */
const axePath = createRequire(requireHere.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');
const axeSource = readFile(axePath, 'utf8').then((source) => `${source};(${String(parseEachColorOnce)})(window.axe);`);

/** The rules that read colors: nothing else of a page changes with its theme. */
export const RULES_OF_COLOR = ['color-contrast', 'link-in-text-block'] as const;

/**
 * Runs axe in this frame alone, with all its rules or with `rules`. AxeBuilder checks the whole page, and opens another page for its
 * report: in several hundred checks that takes most of the time. A report of the rules that pass takes as long, so it is left out.
 * @returns one line for each rule that is broken
 */
export async function axeInFrame(frame: Frame, rules?: readonly string[]): Promise<string[]> {
  if (!(await frame.evaluate(() => window.axe !== undefined))) await frame.evaluate(await axeSource);
  const options: AxeOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const results = await frame.evaluate((asked) => window.axe?.run(document, asked), options);
  if (!results) throw new Error('axe did not start.');
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/**
 * Runs in the page. Axe parses the color of each text and of all that is behind it, which takes a quarter of its time or more, though a
 * page has only some dozen colors. The same words always give the same color.
 */
function parseEachColorOnce({ commons }: Axe): void {
  const { Color } = commons.color;
  const prototype = Color.prototype as Color;
  const { parseString } = prototype;
  const parsed = new Map<string, Color>();
  prototype.parseString = function (words) {
    const known = parsed.get(words) ?? parseString.call(new Color(0, 0, 0), words);
    parsed.set(words, known);
    const { r, g, b, alpha } = known;
    return Object.assign(this, { r, g, b, alpha });
  };
}

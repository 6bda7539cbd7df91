import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Area } from './areas';

/** Where the patches are, each in the folder of its area. */
export const PATCHES = join(import.meta.dirname, 'patches');

/** A patch that breaks one rule as somebody may by mistake. */
export interface Patch {
  /** `billing/01-limit-of-active-transactions`. */
  name: string;
  /** Absolute path. */
  file: string;
  /** The rule in one sentence. */
  rule: string;
  /** The document and the heading that have the rule. */
  source: string;
  /** The files that it changes, as paths in the checkout. */
  changes: string[];
}

const HEADER = /^Rule: (.+)\nSource: (.+)\n\n(?=diff --git )/;

/** The patches of an area in the order of their numbers. Throws for one that does not begin with its rule and source. */
export function readPatches(area: Area): Patch[] {
  const names = readdirSync(join(PATCHES, area)).toSorted();
  return names.map((name) => {
    const file = join(PATCHES, area, name);
    const text = readFileSync(file, 'utf8');
    const [, rule, source] = HEADER.exec(text) ?? [];
    if (rule === undefined || source === undefined) throw new Error(`${file} does not begin with its rule and source.`);
    return {
      name: `${area}/${name.replace(/\.patch$/, '')}`,
      file,
      rule,
      source,
      changes: [...text.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, path = '']) => path),
    };
  });
}

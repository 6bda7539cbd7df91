import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { capitalized, fillTemplate } from '../template/fill-template';

const template = join(import.meta.dirname, 'template');

/** The imports of the written files. */
const dependencies = {
  '@keydate/client': 'workspace:*',
  '@keydate/contracts': 'workspace:*',
  '@keydate/forms': 'workspace:*',
  '@keydate/ui': 'workspace:*',
  '@tanstack/react-query': 'catalog:',
  react: 'catalog:',
  zod: 'catalog:',
};

/**
 * Writes a feature that lists, adds and edits things of one kind: `features/manage-<noun>s` with its test, and its calls
 * in `api/`. Adds the packages that it imports to the remote. Throws a sentence if it cannot.
 * @param remote absolute path of the remote's folder
 * @param noun the thing, in the singular: 'tag'
 * @returns the absolute path of the feature's folder
 */
export async function writeFeature(remote: string, noun: string): Promise<string> {
  if (!/^[a-z]+$/.test(noun)) throw new Error(`"${noun}" cannot be a noun. Use one word in lower-case letters: tag.`);
  const nouns = pluralOf(noun);
  const feature = join(remote, `src/features/manage-${nouns}`);
  const targets = [feature, join(remote, `src/api/${nouns}.ts`), join(remote, `src/api/${noun}-calls.ts`)];
  const existing = targets.find((path) => existsSync(path));
  if (existing !== undefined) throw new Error(`${existing} already exists.`);
  const words = { noun, nouns, Noun: capitalized(noun), Nouns: capitalized(nouns) };
  await fillTemplate(template, remote, words);
  await addDependencies(join(remote, 'package.json'));
  return feature;
}

function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies');
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

async function addDependencies(path: string): Promise<void> {
  const packageJson = z.looseObject({ dependencies: z.record(z.string(), z.string()).default({}) });
  const present = packageJson.parse(JSON.parse(await readFile(path, 'utf8')));
  const all = Object.entries({ ...present.dependencies, ...dependencies });
  const sorted = Object.fromEntries(all.sort(([left], [right]) => (left < right ? -1 : 1)));
  await writeFile(path, `${JSON.stringify({ ...present, dependencies: sorted }, null, 2)}\n`);
}

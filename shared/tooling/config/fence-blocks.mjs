import { builtinRules } from 'eslint/use-at-your-own-risk';
import tseslint from 'typescript-eslint';
import { fences, globalFences } from './fences.mjs';

const sources = ['**/*.{ts,tsx}'];
const importRule = tseslint.plugin.rules['no-restricted-imports'];
const nameRule = builtinRules.get('no-restricted-globals');
const propertyRule = builtinRules.get('no-restricted-properties');

// ESLint has one set of options for each rule and file: the last block's. Each fence is therefore a rule with its own
// name, so that two fences with overlapping homes do not replace each other.

/**
 * The fences as blocks of an ESLint configuration.
 * @param root the folder of a remote in its repository, as a pattern; the repository of one remote alone is that folder
 */
export function fenceBlocks(root = 'remote-*/') {
  const inRepository = (fence) => ({ ...fence, home: fence.home.map((home) => home.replace('remote-*/', root)) });
  return [...fences.map(inRepository).map(importBlock), ...globalFences.map(inRepository).map(globalBlock)];
}

function importBlock({ name, imports: group, names, home, instead }) {
  const pattern = { group, message: instead, ...(names && { importNames: names }) };
  return block(home, { [name]: [importRule, { patterns: [pattern] }] });
}

function globalBlock({ name, home, instead }) {
  const properties = ['window', 'globalThis', 'self'].map((object) => ({ object, property: name, message: instead }));
  return block(home, {
    [`${name}-name`]: [nameRule, { name, message: instead }],
    [`${name}-property`]: [propertyRule, ...properties],
  });
}

/** Some rules, each with its options, for every file but those at home. A plugin per rule: names stay apart. */
function block(ignores, rules) {
  const entries = Object.entries(rules);
  return {
    files: sources,
    ignores,
    plugins: Object.fromEntries(entries.map(([name, [rule]]) => [`fence-${name}`, { rules: { home: rule } }])),
    rules: Object.fromEntries(entries.map(([name, [, ...options]]) => [`fence-${name}/home`, ['error', ...options]])),
  };
}

import tseslint from 'typescript-eslint';
import { fences, globalFences } from './fences.mjs';

const sources = ['**/*.{ts,tsx}'];

// ESLint keeps one set of options per rule and file, the last block's. Each fence is therefore a rule of its own
// name, and two fences whose homes overlap do not switch each other off.
const importRule = tseslint.plugin.rules['no-restricted-imports'];

/** The fences as blocks of an ESLint configuration. */
export function fenceBlocks() {
  const rules = Object.fromEntries(fences.map(({ name }) => [name, importRule]));
  const imports = fences.map(({ name, imports: group, home, instead }) => ({
    files: sources,
    ignores: home,
    rules: { [`fence/${name}`]: ['error', { patterns: [{ group, message: instead }] }] },
  }));
  return [{ files: sources, plugins: { fence: { rules } } }, ...imports, ...globalBlocks()];
}

/** `no-restricted-globals` takes them all at once: one block for each file set that may use some of them. */
function globalBlocks() {
  const forbid = (allowed) => [
    'error',
    ...globalFences.filter(({ name }) => !allowed.includes(name)).map(({ name, instead }) => ({ name, message: instead })),
  ];
  const homes = new Set(globalFences.flatMap(({ home }) => home));
  return [
    { files: sources, rules: { 'no-restricted-globals': forbid([]) } },
    ...[...homes].map((home) => ({
      files: [home],
      rules: {
        'no-restricted-globals': forbid(globalFences.filter((fence) => fence.home.includes(home)).map(({ name }) => name)),
      },
    })),
  ];
}

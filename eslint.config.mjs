import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { fenceBlocks } from './shared/tooling/config/fence-blocks.mjs';

const tests = [
  '**/*.test.{ts,tsx}',
  '**/test/**',
  '**/qa/**',
  'shared/testing/**',
  'e2e/**',
  'shared/tooling/config/jest/**',
];

export default tseslint.config(
  { ignores: ['**/node_modules/', '**/dist/', '.keydate/', 'coverage/', '**/test-results/', '**/playwright-report/'] },
  // A rule that does not fit is changed here for everyone, with its reason; no file may switch one off.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // what needs no types of other files; oxlint has the rules of typescript-eslint (.oxlintrc.json)
    extends: [tseslint.configs.base, tseslint.configs.eslintRecommended],
    rules: {
      'no-unused-vars': 'off', // it knows no types; oxlint's does
      'no-warning-comments': ['error', { terms: ['oxlint-disable'], location: 'anywhere' }], // no file may switch a rule off
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-nested-ternary': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Export by name: a thing has one name everywhere.' },
        { selector: 'ExportAllDeclaration[exported=null]', message: 'No barrels: list what leaves the file.' },
        { selector: 'TSEnumDeclaration', message: 'Use a union of literals, or z.enum in contracts.' },
      ],
    },
  },
  {
    files: ['**/*.tsx', '{host,remote-*}/src/**/*.ts', 'shared/{client,forms,shell,ui,testing}/src/**/*.ts'],
    languageOptions: { globals: globals.browser },
  },
  {
    // These rules compile each file as React's compiler does, half of ESLint's time: tests hardly have components of their own.
    files: ['{host,remote-*}/src/**/*.{ts,tsx}', 'shared/{client,forms,shell,ui,testing}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  ...fenceBlocks(),
  {
    // Only programs that a person runs in a terminal print, and the shell's one file for the developer's console.
    files: [
      'shared/tooling/**',
      'server/src/main.ts',
      'server/bench/**',
      'server/reader/bench/**',
      'server/src/startup/**',
      'shared/shell/src/log.ts',
      ...tests,
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.config.ts', '**/*.d.ts', '**/global-setup.ts', '**/global-teardown.ts', '**/asset-stub.ts'],
    rules: { 'no-restricted-syntax': 'off' }, // tools look for a default export there
  },
  {
    files: [
      'remote-*/src/remote.ts',
      'remote-*/src/{pages,slots}/**',
      'shared/tooling/browser/{fresh-chunks,forget-failed-shares}.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' }, // defineRemote(), the host and Module Federation look for a default export there
  },
  {
    files: tests,
    rules: {
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }], // Playwright reads there what a fixture needs
      'max-lines': 'off',
    },
  },
);

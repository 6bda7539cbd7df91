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
/** Where an unknown value becomes a known one: the only places that may say `as`. */
const parsingFiles = ['shared/domain/src/calendar-day.ts', 'shared/client/src/call-api.ts'];

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
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['shared/tooling/config/tsconfig.lint-web.json', 'shared/tooling/config/tsconfig.lint-node.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-indexed-object-style': 'off', // the index's name says what it is
      '@typescript-eslint/consistent-type-definitions': 'off', // both read well: a type for unions, an interface for shapes
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-generated-empty-object-type': 'off', // what a call without parameters gives
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }], // onClick={async …}
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }], // by code point, which is what names need
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off', // slow, and tsc compares instances by their shape on purpose
      '@typescript-eslint/no-unsafe-enum-assignment': 'off', // slow, and there are no enums
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/require-await': 'off', // Fastify's handlers and plugins are async by contract
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
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
    extends: [reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: globals.browser },
  },
  ...fenceBlocks(),
  {
    // What prints is what a person runs in a terminal, and the shell's one file for the developer's console.
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
  { files: parsingFiles, rules: { '@typescript-eslint/consistent-type-assertions': 'off' } },
  {
    files: ['**/*.config.ts', '**/*.d.ts', '**/global-setup.ts', '**/global-teardown.ts', '**/asset-stub.ts'],
    rules: { 'no-restricted-syntax': 'off' }, // tools look for a default export there
  },
  {
    files: [
      'remote-*/src/remote.ts',
      'remote-*/src/{pages,slots}/**',
      'shared/tooling/browser/{fresh-chunks,forget-failed-shares,lend-bundler-runtime,borrow-bundler-runtime}.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' }, // defineRemote(), the host and Module Federation look for a default export there
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/consistent-type-assertions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }], // Playwright reads there what a fixture needs
      '@typescript-eslint/unbound-method': 'off', // expect(mock.method) only reads it
      'max-lines': 'off',
    },
  },
);

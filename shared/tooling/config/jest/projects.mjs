import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, isAbsolute, join, resolve as resolvePath } from 'node:path';
import { workspaceRoot } from '../workspace-packages.mjs';

const { resolve } = createRequire(import.meta.url);
const here = (file) => join(import.meta.dirname, file);

/** Packages that ship modern modules only; jest on Node 20 must turn them into CommonJS for jsdom. */
const modernOnly = ['ky', 'until-async', 'rettime', '@open-draft/deferred-promise', '@panzoom/panzoom', '@keydate'];
// pnpm keeps a package at node_modules/.pnpm/<name>@<version>/node_modules/<name>, hence the two exceptions.
const leaveAlone = `node_modules/(?!\\.pnpm/)(?!(?:${modernOnly.join('|')})/)`;

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    experimental: { keepImportAttributes: true },
  },
  sourceMaps: 'inline',
};

/** Files of `npm run nightly` (CONTRIBUTING.md, Where a rule is tested): only it sets the variable. */
const nightly = process.env.KEYDATE_NIGHTLY === '1' ? [] : ['\\.nightly\\.test\\.tsx?$'];

const shared = (folder) => ({
  displayName: isAbsolute(folder) ? basename(folder) : folder,
  rootDir: resolvePath(workspaceRoot, folder),
  testMatch: ['<rootDir>/{src,test}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', ...nightly],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  testRunner: here('run-together.mjs'),
  restoreMocks: true,
});

/** A package that runs in the browser: jsdom with fetch, CommonJS, and a `console.error` that fails the test. */
export const browserProject = (folder) => ({
  ...shared(folder),
  testMatch: ['<rootDir>/{src,test}/**/*.test.{ts,tsx}', '<rootDir>/qa/**/*.test.tsx'],
  testEnvironment: here('browser-environment.mjs'),
  setupFilesAfterEnv: [here('browser-setup.ts')],
  transform: { '\\.[cm]?[jt]sx?$': [resolve('@swc/jest'), { ...swc, module: { type: 'commonjs' } }] },
  transformIgnorePatterns: [leaveAlone],
  moduleNameMapper: {
    '\\.(css|svg|png|jpg|gif|woff2?)$': here('asset-stub.ts'),
    // its package.json calls its CommonJS file a module
    '^(@panzoom/panzoom)$': '$1/dist/panzoom.es.js',
  },
});

/** A package that runs in Node: native modules, as in production. */
export const nodeProject = (folder) => {
  const once = (name) => join(workspaceRoot, folder, `test/${name}.ts`);
  const [globalSetup, globalTeardown] = [once('global-setup'), once('global-teardown')];
  return {
    ...shared(folder),
    testEnvironment: here('node-environment.mjs'),
    setupFilesAfterEnv: [here('node-setup.mjs')],
    extensionsToTreatAsEsm: ['.ts'],
    transform: { '\\.ts$': [resolve('@swc/jest'), { ...swc, jsc: { ...swc.jsc, parser: { syntax: 'typescript' } } }] },
    ...(existsSync(globalSetup) ? { globalSetup, globalTeardown } : {}),
  };
};

/** The facts of a remote's QA worlds need no page: Node, without jsdom. */
export const worldsProject = (folder) => ({ ...nodeProject(folder), testMatch: ['<rootDir>/qa/worlds.test.ts'] });

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { HostRelease, RemoteRelease } from '@keydate/contracts/registry';
import { aRegistry, aRelease } from '@keydate/contracts/releases/a-release';
import { misfit } from '@keydate/contracts/releases/misfit';
import type { Compilation } from 'webpack';
import { runWebpack } from '../build/run-webpack';
import { nameHashes } from '../types/name-hashes';
import { sharedVersions, usedNames, withHashes } from './used-names';

const SHARED = 'shared-money';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'keydate-names-'));
  await write(`node_modules/${SHARED}/package.json`, JSON.stringify({ name: SHARED, version: '1.2.0' }));
  await write(`node_modules/${SHARED}/index.js`, 'export const format = 1, parse = 2, limits = { low: 1, high: 9 };');
});
afterAll(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<string> {
  const path = join(root, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  return path;
}

/** Builds a host that shares a module, or a remote that takes the module from its host. */
async function build(kind: 'host' | 'remote', source: string): Promise<Compilation> {
  const isHost = kind === 'host';
  const entry = await write(`${kind}.js`, source);
  return runWebpack({
    mode: 'production',
    context: root,
    entry: isHost ? { main: entry } : {},
    output: { path: join(root, 'dist', kind), uniqueName: kind },
    optimization: { minimize: false },
    plugins: [
      new ModuleFederationPlugin({
        name: kind,
        ...(!isHost && { filename: 'entry.js', exposes: { './remote': entry } }),
        shared: {
          [SHARED]: { ...(!isHost && { import: false }), version: '1.2.0', requiredVersion: '^1.0.0', singleton: true },
        },
        manifest: false,
        dts: false,
        dev: false,
      }),
    ],
  });
}

const FORMATTING = `import { format, parse } from '${SHARED}'; export const page = () => format(1);`;

describe('after a change to a shared package, a remote that was built before it', () => {
  const BEFORE =
    'export declare const format: (cents: number) => string; export declare const parse: (text: string) => number;';
  let remote: Compilation;
  let host: Compilation;
  beforeAll(async () => {
    [remote, host] = [await build('remote', FORMATTING), await build('host', FORMATTING)];
  });

  /** The names that a package exports with these declarations, each with the hash of its type. */
  const offerOf = (declarations: string) =>
    nameHashes(new Map([['index', declarations]]), (request) => ({ outside: request }))('index');

  /** Why the remote cannot run in a host that was built after the change. */
  function misfitAfter(declarations: string): string | undefined {
    const using: RemoteRelease = {
      ...aRelease('b1'),
      requires: { [SHARED]: '^1.0.0' },
      uses: { [SHARED]: withHashes(usedNames(remote)[SHARED] ?? [], offerOf(BEFORE)) },
    };
    const offering: HostRelease = {
      ...aRegistry({}).host,
      provides: sharedVersions(host),
      offers: { [SHARED]: offerOf(declarations) },
    };
    return misfit(using, offering);
  }

  test.each([
    ['was added', `${BEFORE} export declare const round: (cents: number) => number;`],
    ['that it does not use was removed', BEFORE.replace(/ export declare const parse.*/, '')],
    ['that it does not use has another type', BEFORE.replace('text: string', 'text: string, sign: string')],
  ])('still fits, where a name %s', (_what, after) => {
    expect(after).not.toBe(BEFORE);
    expect(misfitAfter(after)).toBeUndefined();
  });

  test.each([
    ['renamed', BEFORE.replace('format', 'formatMoney')],
    ['given another type', BEFORE.replace('cents: number', 'cents: bigint')],
  ])('does not fit, where a name that it uses was %s', (_what, after) => {
    expect(misfitAfter(after)).toContain(
      `billing uses format of ${SHARED}, which the host does not offer, or with another type.`,
    );
  });
});

import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run } from '../terminal/run';
import { workspaceRoot } from '../workspace';

let root: string;
let home: string;

// a workspace of its own: a remote that fails beside ours would fail their checks
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'keydate-release-'));
  home = join(root, 'home');
  const sources = [
    'package.json',
    'jest.config.mjs',
    'tsconfig.base.json',
    'shared/tooling',
    'shared/shell/src/prerender',
  ];
  await Promise.all(sources.map(copy));
  await mkdir(join(root, 'server'));
  for (const folder of ['', 'shared/tooling']) await linkPackages(folder);
});
afterAll(() => rm(root, { recursive: true }));

function copy(path: string): Promise<void> {
  return cp(join(workspaceRoot, path), join(root, path), {
    recursive: true,
    filter: (source) => basename(source) !== 'node_modules',
  });
}

function linkPackages(folder: string): Promise<void> {
  return symlink(join(workspaceRoot, folder, 'node_modules'), join(root, folder, 'node_modules'));
}

/** A remote with one source file and its unit test. */
async function aRemote(name: string, { source, test }: { source: string; test: string }): Promise<void> {
  const pages = { [name]: { path: `/${name}`, audiences: ['member'], title: name } };
  const files = {
    'remote.json': JSON.stringify({ name, contract: 1, title: name, pages, slots: [] }),
    'package.json': JSON.stringify({ name: `@keydate/remote-${name}`, version: '1.0.0' }),
    'tsconfig.json': JSON.stringify({ compilerOptions: { strict: true, noEmit: true }, files: ['src/fee.ts'] }),
    'src/fee.ts': source,
    'src/fee.test.ts': test,
  };
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, `remote-${name}`, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

async function release(...args: string[]) {
  const command = join(root, 'shared/tooling/src/release/release.ts');
  const environment = { ...process.env, KEYDATE_HOME: home };
  const node = ['--import', 'tsx', command, ...args];
  const { code, output } = await run(process.execPath, node, { output: 'capture', environment });
  // in a terminal with colors, the remote's tests print with colors too
  return { code, output: stripVTControlCharacters(output) };
}

const A_TEST = "import { fee } from './fee';\ntest('the fee is ten', () => expect(fee).toBe(10));";

test('a remote whose unit test fails is not released, and its squad reads which test that was', async () => {
  await aRemote('fees', { source: 'export const fee: number = 9;', test: A_TEST });
  const { code, output } = await release('fees');
  expect(output).toMatch(/^Not released\. Its tests fail:\n[^]*● the fee is ten\n[^]*Received: 9/m);
  expect([code, await filesAtHome()]).toEqual([1, []]);
});

test('a remote whose types have errors is not released, and its squad reads where they are', async () => {
  await aRemote('prices', { source: "export const fee: number = 'ten';", test: A_TEST });
  const { code, output } = await release('prices');
  expect(output).toMatch(/^Not released\. Its types have errors:\n.*fee\.ts\(1,14\): error TS2322/m);
  expect([code, await filesAtHome()]).toEqual([1, []]);
});

test('a remote whose types and tests are right is built next', async () => {
  await aRemote('taxes', { source: 'export const fee: number = 10;', test: A_TEST });
  const { output } = await release('taxes');
  // this one has nothing to build
  expect(output).toMatch(
    /^Checking the types of taxes, running its tests and opening its worlds\.\ntaxes cannot be built\./,
  );
});

test('no check is skipped without a reason', async () => {
  expect(await release('fees', '--force')).toEqual({
    code: 1,
    output: '--force needs --reason: why may this release skip its checks?\n',
  });
});

describe('a release to a server is refused before any check', () => {
  /** Releases to a server that answers with these statuses, by path. */
  async function releaseTo(statuses: Record<string, number>) {
    const server = createServer(({ url = '' }, response) =>
      response.writeHead(statuses[url.replace('/api/platform', '')] ?? 404).end('{"message":"No."}'),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    process.env.KEYDATE_DEPLOY_TOKEN = 'kdd_token';
    const result = await release('fees', '--to', `http://127.0.0.1:${port}`);
    delete process.env.KEYDATE_DEPLOY_TOKEN;
    server.close();
    return result;
  }

  test('with a token that was revoked, also by an older server', async () => {
    const refused = { code: 1, output: 'The deploy token is not valid, or was revoked.\n' };
    expect(await releaseTo({ '/releases': 401, '/releases/fees/permission': 401 })).toEqual(refused);
    expect(await releaseTo({ '/releases': 401 })).toEqual(refused);
  });

  test('with a token of another remote, which may read what is live', async () => {
    expect(await releaseTo({ '/releases': 200, '/releases/fees/permission': 403 })).toEqual({
      code: 1,
      output: 'The deploy token is for another remote.\n',
    });
  });
});

/** What a release would have put there. */
function filesAtHome(): Promise<string[]> {
  return readdir(home).catch(() => []);
}

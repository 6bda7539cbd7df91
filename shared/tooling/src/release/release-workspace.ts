import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { freePort } from '../free-port';
import { run } from '../terminal/run';
import { workspaceRoot } from '../workspace';

/** The unit test of a remote of `aRemote`. */
export const A_TEST = "import { fee } from './fee';\ntest('the fee is ten', () => expect(fee).toBe(10));";

let root: string;
let home: string;

// a workspace of its own: a remote that fails next to ours would fail their checks
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

/** Writes a remote with one source file and its unit test. */
export async function aRemote(name: string, { source, test }: { source: string; test: string }): Promise<void> {
  const pages = { [name]: { path: `/${name}`, audiences: ['member'], title: name } };
  const files = {
    'remote.json': JSON.stringify({ name, contract: 1, title: name, pages, slots: [] }),
    'package.json': JSON.stringify({ name: `@keydate/remote-${name}`, version: '1.0.0' }),
    'tsconfig.json': JSON.stringify({ compilerOptions: { strict: true, noEmit: true }, files: ['src/fee.ts'] }),
    'src/remote.ts': `export default { pages: { ${name}: () => import('./fee') } };`,
    'src/fee.ts': source,
    'src/fee.test.ts': test,
  };
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, `remote-${name}`, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

/** Runs the command in that workspace. */
export async function release(...args: string[]) {
  const command = join(root, 'shared/tooling/src/release/release.ts');
  const environment = { ...process.env, KEYDATE_HOME: home };
  const node = ['--import', 'tsx', command, ...args];
  const { code, output } = await run(process.execPath, node, { output: 'capture', environment });
  // in a terminal with colors, the remote's tests print with colors too
  return { code, output: stripVTControlCharacters(output) };
}

/** Releases a remote to a server that answers with these statuses, by path. */
export async function releaseTo(statuses: Record<string, number>) {
  await aRemote('fees', { source: 'export const fee: number = 10;', test: A_TEST });
  const server = createServer(({ url = '' }, response) =>
    response.writeHead(statuses[url.replace('/api/platform', '')] ?? 404).end('{"message":"No."}'),
  );
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  process.env.KEYDATE_DEPLOY_TOKEN = 'kdd_token';
  const result = await release('fees', '--to', `http://127.0.0.1:${port}`);
  delete process.env.KEYDATE_DEPLOY_TOKEN;
  server.close();
  return result;
}

/** The files that a release has put there. */
export function filesAtHome(): Promise<string[]> {
  return readdir(home).catch(() => []);
}

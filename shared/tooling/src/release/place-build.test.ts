import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildFolder } from '../build/cache';
import type { WebBuild } from '../webpack/web-build';
import { releaseFolder } from './keydate-home';
import { placeBuild } from './place-build';

// long enough, and varied enough, for qualities to differ
const script = Array.from({ length: 400 }, (_, line) => `export const deadline${line} = ${(line * 7919) % 1009};`).join(
  '\n',
);

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'keydate-place-'));
});
afterEach(() => rm(home, { recursive: true }));

/** A build of one script, made in the cache of builds and removed after the test. */
async function withBuild(kind: WebBuild['kind'], use: (build: WebBuild) => Promise<void>): Promise<void> {
  const build: WebBuild = { kind, name: `test-${randomUUID()}`, folder: '', entry: '', release: 'one' };
  const folder = buildFolder(build);
  await mkdir(join(folder, 'public'), { recursive: true });
  await writeFile(join(folder, 'public/main.js'), script);
  await mkdir(join(folder, 'maps'));
  await writeFile(join(folder, 'maps/main.js.map'), '{}');
  try {
    await use(build);
  } finally {
    await rm(dirname(folder), { recursive: true });
  }
}

test.each(['host', 'remote'] as const)('the files of a %s are served at brotli 11', async (kind) => {
  const smallest = brotliCompressSync(script, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: script.length },
  });
  await withBuild(kind, async (build) => {
    await placeBuild(home, build);
    const served = releaseFolder(home, build);
    expect((await readdir(served)).sort()).toEqual(['main.js', 'main.js.br', 'main.js.gz', 'main.js.map']);
    expect((await readFile(join(served, 'main.js.br'))).length).toBe(smallest.length);
  });
});

test('a build that was placed long ago counts as used when it is placed again', async () => {
  await withBuild('remote', async (build) => {
    const served = releaseFolder(home, build);
    await mkdir(served, { recursive: true });
    await utimes(served, 1, 1);
    await placeBuild(home, build);
    expect((await stat(served)).mtimeMs).toBeGreaterThan(1000);
  });
});

test('a build that another user has placed is left as it is', async () => {
  await withBuild('remote', async (build) => {
    const served = releaseFolder(home, build);
    await mkdir(dirname(served), { recursive: true });
    // root can set the time of all folders but those of processes
    await symlink(process.getuid?.() === 0 ? '/proc/self' : '/', served);
    await expect(placeBuild(home, build)).resolves.toBeUndefined();
  });
});

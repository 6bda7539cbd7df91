import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { aRelease } from '@keydate/contracts/releases/a-release';
import { releaseUpload } from '@keydate/contracts/releases/upload';
import { buildFolder, releaseFileName } from '../build/cache';
import type { WebBuild } from '../webpack/web-build';
import { uploadRelease, writeFiles } from './upload-release';

const SCRIPT = '// the entry';
const AT = 'https://cdn.reports.example';

let build: WebBuild;
beforeEach(async () => {
  build = { kind: 'remote', name: `test-${randomUUID()}`, folder: '', entry: '', release: 'one' };
  await mkdir(join(buildFolder(build), 'public'), { recursive: true });
  await writeFile(join(buildFolder(build), 'public/entry.js'), SCRIPT);
  await writeFile(join(buildFolder(build), releaseFileName), JSON.stringify(aRelease('one')));
});
afterEach(() => rm(dirname(buildFolder(build)), { recursive: true }));

test('the files for a squad’s own server are written at the paths that pages ask for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keydate-write-'));
  try {
    expect(await writeFiles(folder, build)).toBe(
      `${folder} has the files of ${build.name} one. Serve them, then release them with --at <origin>.`,
    );
    expect(await readFile(join(folder, 'remotes', build.name, 'one/entry.js'), 'utf8')).toBe(SCRIPT);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a release by address sends one request: its manifest, with the origin and the hash of each file', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
  await uploadRelease({ origin: 'https://keydate.example', token: 'kdd_1' }, build, {}, { at: AT });

  expect(fetch).toHaveBeenCalledTimes(1);
  const [address, { body } = {}] = fetch.mock.calls[0] ?? [];
  if (typeof body !== 'string') throw new Error('No manifest was sent.');
  expect(address).toBe(`https://keydate.example/api/platform/releases/${build.name}/one`);
  expect(releaseUpload.parse(JSON.parse(body))).toMatchObject({
    release: { kind: 'remote', remote: { release: 'one', origin: AT } },
    files: { 'entry.js': createHash('sha256').update(SCRIPT).digest('hex') },
  });
});

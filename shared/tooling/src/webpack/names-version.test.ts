import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aRegistry, aRelease } from '../release/a-release';
import { refusal } from '../release/refusal';
import { namesVersion } from './names-version';

async function aFile(source: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'keydate-names-')), 'index.ts');
  await writeFile(file, source);
  return file;
}

test('one more name makes a newer version, one more type does not', async () => {
  const versionOf = async (source: string) => namesVersion('4.6.7', [await aFile(source)]);
  expect(await versionOf("export { a, b } from 'z';")).toBe('4.2.0');
  expect(await versionOf("export { a, b, c } from 'z';")).toBe('4.3.0');
  expect(await versionOf("export { a, b, c } from 'z';\nexport type { D } from 'z';")).toBe('4.3.0');
  expect(await versionOf("export { a, b, c, type D } from 'z';")).toBe('4.3.0');
});

test('a package with two entry points counts the names of both', async () => {
  expect(namesVersion('1.0.0', [await aFile("export { a } from 'z';"), await aFile("export { b } from 'z';")])).toBe(
    '1.2.0',
  );
});

test('a remote that uses a name which the live host lacks is refused in one sentence', async () => {
  const older = namesVersion('1.0.0', [await aFile("export { callApi } from './call-api';")]);
  const newer = namesVersion('1.0.0', [await aFile("export { callApi, uploadFile } from './call-api';")]);
  const live = aRegistry({});
  live.host.provides['@keydate/client'] = older;
  expect(refusal('billing', { ...aRelease('b1'), requires: { '@keydate/client': `^${newer}` } }, live)).toBe(
    "billing needs @keydate/client ^1.2.0, and the host that is live provides 1.1.0; npm start makes the checkout's host live.",
  );
});

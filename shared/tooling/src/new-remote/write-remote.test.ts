import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteCard } from '@keydate/contracts/registry';
import { check, resolveConfig } from 'prettier';
import { entryModuleImports } from '../webpack/entry-module-imports';
import { workspaceRoot } from '../workspace';
import { writeRemote } from './write-remote';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'keydate-new-remote-'));
});
afterEach(() => rm(root, { recursive: true }));

test('a new remote has a card that the platform accepts, and an entry module that offers what the card promises', async () => {
  const folder = await writeRemote('reports', root);
  const card = remoteCard.parse(JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8')));
  const entryModule = entryModuleImports(await readFile(join(folder, 'src/remote.ts'), 'utf8'));
  expect(card).toMatchObject({ name: 'reports', title: 'Reports', pages: { reports: { path: '/reports' } } });
  expect(Object.keys(entryModule)).toEqual(Object.keys(card.pages));
  for (const page of Object.values(entryModule))
    await expect(stat(join(folder, 'src', `${page}.tsx`))).resolves.toBeDefined();
});

test('all its files have its name', async () => {
  const folder = await writeRemote('reports', root);
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const texts = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'utf8')));
  expect(files.map(({ name }) => name).join('\n') + texts.join('\n')).not.toMatch(/\{\{\w|\.template/);
  expect(files.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['README.md', 'reports-page.tsx', 'reports-page.test.tsx', 'worlds.ts']),
  );
});

test.each(['hr', 'reports', 'commissionstatements'])('a remote named %s is formatted', async (name) => {
  const folder = await writeRemote(name, root);
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name));
  const config = await resolveConfig(join(workspaceRoot, 'package.json'));
  for (const file of files)
    expect([file, await check(await readFile(file, 'utf8'), { ...config, filepath: file })]).toEqual([file, true]);
});

test.each([
  ['Reports', '"Reports" cannot be the name of a remote. Use lower-case letters and digits, starting with a letter.'],
  [
    '../reports',
    '"../reports" cannot be the name of a remote. Use lower-case letters and digits, starting with a letter.',
  ],
  ['platform', '"platform" cannot be the name of a remote: the operators\' page has that address.'],
  ['unsubscribe', '"unsubscribe" cannot be the name of a remote: the server uses that address.'],
  ['api', '"api" cannot be the name of a remote: the server uses that address.'],
])('the name %s is refused with a sentence', async (name, sentence) => {
  await expect(writeRemote(name, root)).rejects.toThrow(sentence);
  expect(await readdir(root)).toEqual([]);
});

test('an existing remote is never overwritten', async () => {
  await writeRemote('reports', root);
  await expect(writeRemote('reports', root)).rejects.toThrow('remote-reports already exists.');
});

test("a name is refused whose address is another remote's, before anything is written", async () => {
  const pages = { list: { path: '/invoices', audiences: ['visitor'], title: 'Invoices' } };
  await mkdir(join(root, 'remote-billing'));
  await writeFile(
    join(root, 'remote-billing/remote.json'),
    JSON.stringify({ name: 'billing', contract: 1, title: 'Subscription', pages, slots: [] }),
  );
  await expect(writeRemote('invoices', root)).rejects.toThrow(
    'The address /invoices is taken by the page "Invoices" of remote-billing.',
  );
  expect(await readdir(root)).toEqual(['remote-billing']);
});

import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from './clocks';
import { folderInbox } from './folder-inbox';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kd-inbox-'));
});
afterEach(() => rm(folder, { recursive: true }));

const MAIL = { to: 'June@people.example', subject: 'Welcome', text: 'Hello', html: '<p>Hello</p>' };

test('what was mailed is still there after a new start, and nothing else is left in the folder', async () => {
  await (await folderInbox(folder, systemClock)).send(MAIL);
  expect(await (await folderInbox(folder, systemClock)).list('june@people.example')).toMatchObject([MAIL]);
  expect(await readdir(folder)).toEqual([expect.stringMatching(/\.json$/)]);
});

test('files that are no mails, half a mail among them, are left alone', async () => {
  await writeFile(join(folder, 'half.json'), '{"id": "1", "to"');
  await writeFile(join(folder, 'other.json'), '[]');
  await writeFile(join(folder, '.DS_Store'), 'x');
  await mkdir(join(folder, 'kept.json'));
  expect(await (await folderInbox(folder, systemClock)).list()).toEqual([]);
});

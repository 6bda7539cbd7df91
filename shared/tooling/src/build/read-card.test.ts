import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCard } from './read-card';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'keydate-read-card-'));
});
afterEach(() => rm(root, { recursive: true }));

const card = {
  name: 'reports',
  contract: 1,
  title: 'Reports',
  pages: { reports: { path: '/reports', audiences: ['member'], title: 'Reports' } },
  slots: [],
};

async function aRemote(text: string): Promise<string> {
  const folder = join(root, 'remote-reports');
  await mkdir(folder);
  await writeFile(join(folder, 'remote.json'), text);
  return folder;
}

test('a card that the platform accepts is read', async () => {
  expect(readCard(await aRemote(JSON.stringify(card)))).toEqual(card);
});

test.each([
  ['of another contract', JSON.stringify({ ...card, contract: 2 }), 'contract: Invalid input: expected 1.'],
  ['without an owner’s name', JSON.stringify({ ...card, owner: '' }), 'owner: Too small'],
  [
    'with a page for nobody',
    JSON.stringify({ ...card, pages: { reports: { ...card.pages.reports, audiences: [] } } }),
    'pages.reports.audiences: Too small',
  ],
  [
    'with an entry whose icon there is not',
    JSON.stringify({ ...card, navigation: [{ title: 'Reports', page: 'reports', icon: 'Home' }] }),
    /icon: The icon of an entry is one of CalendarDays, .*House.*, or an SVG file next to remote\.json\./,
  ],
  [
    'with a long word for an entry',
    JSON.stringify({ ...card, navigation: [{ title: 'Quarterly reports', page: 'reports', icon: 'House' }] }),
    'title: The title of an entry has at most 14 letters.',
  ],
  ['that is no JSON', '{ "name": "reports", }', 'It is no JSON: '],
])('a card %s is refused in one line that names the field', async (_what, text, said) => {
  const folder = await aRemote(text);
  expect(() => readCard(folder)).toThrow(/^remote-reports\/remote\.json is not a card that the platform accepts\. .+$/);
  expect(() => readCard(folder)).toThrow(said);
});

test('a remote without a card is told that it is missing', () => {
  expect(() => readCard(join(root, 'remote-reports'))).toThrow(/^remote-reports\/remote\.json is missing\.$/);
});

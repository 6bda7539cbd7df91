import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteCard } from '@keydate/contracts/registry';
import { refuseMissingCode } from './refuse-missing-code';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keydate-missing-code-'));
  await mkdir(join(folder, 'src'));
});
afterEach(() => rm(folder, { recursive: true }));

const page = { path: '/reports', audiences: ['member' as const], title: 'Reports' };
const card: RemoteCard = { name: 'reports', contract: 1, title: 'Reports', pages: { reports: page }, slots: ['count'] };
const check = () => refuseMissingCode(folder, './src/remote.ts', card);

test.each([
  [
    "{ pages: {}, slots: { count: () => import('./c') } }",
    'remote.json has the page "reports", and src/remote.ts has no code for it.',
  ],
  [
    "{ pages: { reports: () => import('./r') } }",
    'remote.json has the slot "count", and src/remote.ts has no code for it.',
  ],
  [
    "{ pages: { reports: () => import('./r'), more: () => import('./m') }, slots: { count: () => import('./c') } }",
    'src/remote.ts loads "more", which is no page or slot of remote.json.',
  ],
])('an entry module that does not fit its card is refused: %s', async (table, sentence) => {
  await writeFile(join(folder, 'src/remote.ts'), `export default defineRemote(card, ${table});`);
  expect(check).toThrow(new Error(sentence));
});

test('an entry module that fits, or that the compiler refuses, is not refused here', async () => {
  const table = "{ pages: { reports: () => import('./r') }, slots: { count: () => import('./c') } }";
  for (const code of [`export default defineRemote(card, ${table});`, 'export default {{']) {
    await writeFile(join(folder, 'src/remote.ts'), code);
    expect(check).not.toThrow();
  }
});

test('a missing entry module is named', () => {
  expect(check).toThrow('src/remote.ts is missing');
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteCard } from './registry';

const checkout = join(import.meta.dirname, '../../..');
const cards = readdirSync(checkout)
  .filter((folder) => folder.startsWith('remote-'))
  .map((folder) => remoteCard.parse(JSON.parse(readFileSync(join(checkout, folder, 'remote.json'), 'utf8'))));

test('six remotes say what they are', () => {
  expect(cards.map(({ name }) => name).sort()).toEqual([
    'auth',
    'billing',
    'landing',
    'messaging',
    'settings',
    'transactions',
  ]);
});

test('no path belongs to two remotes for the same audience', () => {
  const claims = cards.flatMap(({ pages }) =>
    Object.values(pages).flatMap(({ path, audiences }) => audiences.map((who) => `${who} ${path}`)),
  );
  expect(new Set(claims).size).toBe(claims.length);
});

test('every path of spec § 2.1 has its remote', () => {
  const paths = new Set(cards.flatMap(({ pages }) => Object.values(pages).map(({ path }) => path)));
  for (const path of [
    '/',
    '/signin',
    '/signup',
    '/password',
    '/term-and-service',
    '/privacy-policy',
    '/auth-profile',
    '/reset-password',
    '/company',
    '/lender-invitation/:id',
    '/transaction/:id',
    '/notifications',
    '/subscription',
    '/messages',
    '/new-conversation',
    '/setting',
  ]) {
    expect(paths).toContain(path);
  }
});

test('a stored card with the former audience name is still understood', () => {
  const pages = { start: { path: '/company', audiences: ['founder', 'member'], title: 'Company' } };
  const card = remoteCard.parse({ name: 'auth', contract: 1, title: 'Sign-in', pages, slots: [] });
  expect(card.pages.start?.audiences).toEqual(['withoutCompany', 'member']);
});

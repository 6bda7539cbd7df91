import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRegistry, remoteCard } from './registry';
import { aRegistry, aRelease } from './releases/a-release';

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

test('a record of a removal that is not understood keeps its remote away, and hides no other', () => {
  const known = { by: 'june@homes.example', at: '2026-11-25T10:00:00.000Z', reason: 'why' };
  const removed = {
    billing: { by: 'june@homes.example', at: 'yesterday' },
    reports: null,
    '../host': known,
    settings: known,
  };
  const parsed = parseRegistry(JSON.stringify({ ...aRegistry({ landing: aRelease('l1') }), removed }));
  expect(Object.keys(parsed?.registry.remotes ?? {})).toEqual(['landing']);
  expect(Object.keys(parsed?.registry.removed ?? {})).toEqual(['billing', 'reports', 'settings']);
  expect(parsed?.registry.removed?.settings).toEqual(known);
});

test.each(['constructor', '__proto__', 'toString', 'Reports', 'my-reports'])('no remote is named %s', (name) => {
  expect(remoteCard.shape.name.safeParse(name).success).toBe(false);
});

test('no page and no slot has the name of a property that every object has', () => {
  const card = { name: 'auth', contract: 1, title: 'Sign-in', pages: {}, slots: [] };
  const page = { path: '/signin', audiences: ['visitor'], title: 'Sign-in' };
  expect(remoteCard.safeParse({ ...card, pages: { constructor: page } }).success).toBe(false);
  expect(remoteCard.safeParse({ ...card, slots: ['constructor'] }).success).toBe(false);
});

import { aCard, aRegistry } from '@keydate/testing/remotes/a-registry';
import { prefetch } from './prefetch';

const card = aCard('transactions', { '/': ['member'], '/transaction/:id': ['member'] }, ['topBarSearch']);
const release = {
  ...aRegistry(card).transactions!,
  preload: { scripts: ['/transactions/remote.js'], styles: [] },
  chunks: {
    '/': { scripts: ['/transactions/list.js'], styles: ['/transactions/list.css'] },
    '/transaction/:id': { scripts: ['/transactions/transaction.js'], styles: [] },
    topBarSearch: { scripts: ['/transactions/search.js'], styles: [] },
  },
};
const pages = { kind: 'pages' } as const;
const asked = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.as} ${link.getAttribute('href')}`);

beforeEach(() => document.head.replaceChildren());

test('all files that a page needs are asked for at once', () => {
  prefetch(release, pages, '/transaction/7', 'preload');

  expect(asked()).toEqual([
    'preload script /remotes/transactions/r1/entry.js',
    'preload script /transactions/remote.js',
    'preload script /transactions/transaction.js',
  ]);
});

test('the styles of a page are asked for too', () => {
  prefetch(release, pages, '/', 'preload');

  expect(asked()).toContain('preload style /transactions/list.css');
});

test('a slot needs its own files', () => {
  prefetch(release, { kind: 'slot', slot: 'topBarSearch' }, '/transaction/7', 'prefetch');

  expect(asked().at(-1)).toBe('prefetch script /transactions/search.js');
});

test('a file is asked for once', () => {
  prefetch(release, pages, '/', 'preload');
  const once = asked();
  prefetch(release, pages, '/', 'preload');

  expect(asked()).toEqual(once);
});

test('at an address that is not the remote’s, only what every page needs is asked for', () => {
  prefetch(release, pages, '/elsewhere', 'prefetch');

  expect(asked()).toEqual([
    'prefetch script /remotes/transactions/r1/entry.js',
    'prefetch script /transactions/remote.js',
  ]);
});

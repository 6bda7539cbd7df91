import { aCard, aRegistry } from '@keydate/testing/remotes/a-registry';
import { addResourceHints } from './resource-hints';

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
const hints = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.as} ${link.getAttribute('href')}`);

beforeEach(() => document.head.replaceChildren());

test('all files that a page needs are hinted at once', () => {
  addResourceHints(release, pages, '/transaction/7', 'preload');

  expect(hints()).toEqual([
    'preload script /remotes/transactions/r1/entry.js',
    'preload script /transactions/remote.js',
    'preload script /transactions/transaction.js',
  ]);
});

test('the styles of a page are hinted too', () => {
  addResourceHints(release, pages, '/', 'preload');

  expect(hints()).toContain('preload style /transactions/list.css');
});

test('a slot has its own files', () => {
  addResourceHints(release, { kind: 'slot', slot: 'topBarSearch' }, '/transaction/7', 'prefetch');

  expect(hints().at(-1)).toBe('prefetch script /transactions/search.js');
});

test('a file is hinted once', () => {
  addResourceHints(release, pages, '/', 'preload');
  const once = hints();
  addResourceHints(release, pages, '/', 'preload');

  expect(hints()).toEqual(once);
});

test('at an address that is not the remote’s, only the files of every page are hinted', () => {
  addResourceHints(release, pages, '/elsewhere', 'prefetch');

  expect(hints()).toEqual([
    'prefetch script /remotes/transactions/r1/entry.js',
    'prefetch script /transactions/remote.js',
  ]);
});

test('a file whose hash the page lacks is not preloaded, because its entry asks for it with the hash', () => {
  const integrity = { 'entry.js': 'sha384-e', 'remote.js': 'sha384-r' };
  addResourceHints({ ...release, integrity }, pages, '/transaction/7', 'preload');

  expect(hints()).toEqual([
    'preload script /remotes/transactions/r1/entry.js',
    'preload script /transactions/remote.js',
  ]);
  expect(document.querySelector('link')).toMatchObject({ integrity: 'sha384-e', crossOrigin: 'anonymous' });
});

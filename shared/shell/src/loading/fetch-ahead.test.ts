import { aCard, aRegistry } from '@keydate/testing/remotes/a-registry';
import { fetchAhead } from './fetch-ahead';

const card = aCard('deals', { '/': ['member'], '/deal/:id': ['member'] }, ['topBarSearch']);
const release = {
  ...aRegistry(card).deals!,
  preload: { scripts: ['/deals/remote.js'], styles: [] },
  chunks: {
    '/': { scripts: ['/deals/list.js'], styles: ['/deals/list.css'] },
    '/deal/:id': { scripts: ['/deals/deal.js'], styles: [] },
    topBarSearch: { scripts: ['/deals/search.js'], styles: [] },
  },
};
const pages = { kind: 'pages' } as const;
const asked = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.as} ${link.getAttribute('href')}`);

beforeEach(() => document.head.replaceChildren());

test('all files that a page needs are asked for at once', () => {
  fetchAhead(release, pages, '/deal/7', 'preload');

  expect(asked()).toEqual([
    'preload script /remotes/deals/r1/entry.js',
    'preload script /deals/remote.js',
    'preload script /deals/deal.js',
  ]);
});

test('the styles of a page are asked for too', () => {
  fetchAhead(release, pages, '/', 'preload');

  expect(asked()).toContain('preload style /deals/list.css');
});

test('a slot needs its own files', () => {
  fetchAhead(release, { kind: 'slot', slot: 'topBarSearch' }, '/deal/7', 'prefetch');

  expect(asked().at(-1)).toBe('prefetch script /deals/search.js');
});

test('a file is asked for once', () => {
  fetchAhead(release, pages, '/', 'preload');
  const once = asked();
  fetchAhead(release, pages, '/', 'preload');

  expect(asked()).toEqual(once);
});

test('at an address that is not the remote’s, only what every page needs is asked for', () => {
  fetchAhead(release, pages, '/elsewhere', 'prefetch');

  expect(asked()).toEqual(['prefetch script /remotes/deals/r1/entry.js', 'prefetch script /deals/remote.js']);
});

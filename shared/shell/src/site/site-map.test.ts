import { aCard, aRegistry } from '@keydate/testing/remotes/a-registry';
import { keydateSite } from '@keydate/testing/remotes/keydate-site';
import { findPage, siteEntries, siteMap, slotMap } from './site-map';

test('the pages come from the cards of all remotes', () => {
  const pages = siteMap(aRegistry(aCard('surveys', { '/survey/:id': ['member'] })));

  expect(findPage(pages, 'member', '/survey/7')).toMatchObject({ remote: 'surveys', title: 'Page at /survey/:id' });
  expect(findPage(pages, 'visitor', '/survey/7')).toBeUndefined();
});

test('a slash at the end of an address makes no difference', () => {
  expect(findPage(siteMap(keydateSite), 'member', '/messages/')?.remote).toBe('messaging');
});

test('a slot maps to the remote that fills it', () => {
  expect(slotMap(keydateSite).get('topBarSearch')).toBe('transactions');
});

test('a slot that two remotes fill goes to the first by name', () => {
  const slots = slotMap(aRegistry(aCard('transactions', {}, ['topBarSearch']), aCard('archive', {}, ['topBarSearch'])));

  expect(slots.get('topBarSearch')).toBe('archive');
});

test('entries of the sidebar come from all cards, by their order and then their titles', () => {
  const surveys = aCard('surveys', { '/surveys': ['member'], '/results': ['member'] });
  const [first, second] = Object.keys(surveys.pages);
  const registry = aRegistry({
    ...surveys,
    navigation: [
      { title: 'Surveys', page: first!, icon: 'ListChecks' },
      { title: 'Results', page: second!, icon: 'chart.svg' },
      { title: 'Audits', page: first!, icon: 'Scale', order: 7 },
      { title: 'Lost', page: 'lost', icon: 'Star', order: 1 },
    ],
  });
  const entry = registry.surveys!.entry;
  const address = entry.replace(/[^/]+$/, 'chart.svg');

  expect(siteEntries(registry)).toEqual([
    { title: 'Audits', path: '/surveys', icon: { kind: 'named', name: 'Scale' }, order: 7 },
    { title: 'Results', path: '/results', icon: { kind: 'drawn', address } },
    { title: 'Surveys', path: '/surveys', icon: { kind: 'named', name: 'ListChecks' } },
  ]);
});

import { aCard, aRegistry } from '@keydate/testing/remotes/a-registry';
import { keydateSite } from '@keydate/testing/remotes/keydate-site';
import { findPage, siteMap, slotMap } from './site-map';

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

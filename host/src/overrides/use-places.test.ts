import { aCard, aRegistry } from '@keydate/testing/remotes/a-registry';
import { renderHook } from '@testing-library/react';
import { usePlaces } from './use-places';

test('of a remote that the page does not carry, the tab has the pages of the release that it was asked to show', () => {
  const { reports } = aRegistry(aCard('reports', { '/reports': ['member'] }));
  const shown = aRegistry(aCard('reports', { '/figures': ['member'] }));

  const { result } = renderHook(() => usePlaces({ registry: () => shown }, { reports: reports! }));

  expect(result.current.pages.map(({ path, isElsewhere = false }) => [path, isElsewhere])).toEqual([
    ['/figures', false],
  ]);
});

test('a tab knows the pages and entries of remotes that its page does not carry, and that they are elsewhere', () => {
  const shown = aRegistry(aCard('billing', { '/subscription': ['member'] }));
  const { reports } = aRegistry(aCard('reports', { '/reports': ['member'] }));
  const [page] = Object.keys(reports!.card.pages);
  const navigation = [{ title: 'Reports', page: page!, icon: 'ListChecks' }];
  const others = { reports: { card: { pages: reports!.card.pages, navigation }, entry: reports!.entry } };

  const { result } = renderHook(() => usePlaces({ registry: () => shown }, others));

  const { pages, entries } = result.current;
  expect(pages.map(({ path, isElsewhere = false }) => [path, isElsewhere])).toEqual([
    ['/subscription', false],
    ['/reports', true],
  ]);
  expect(entries).toEqual([{ title: 'Reports', path: '/reports', icon: { kind: 'named', name: 'ListChecks' } }]);
});

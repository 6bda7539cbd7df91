import { aCard, aRegistry } from '@keydate/testing/remotes/a-registry';
import { renderHook } from '@testing-library/react';
import { usePlaces } from './use-places';

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

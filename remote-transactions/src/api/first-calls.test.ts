import card from '../../remote.json';
import { firstPage } from './list-transactions';

test.each([
  ['the plain dashboard', 'Active', 0],
  ['the dashboard of one status', ':status', 1],
] as const)('%s asks first for what its card names', (_page, status, index) => {
  const query = new URLSearchParams(
    Object.entries(firstPage({ side: 'All', status: 'Active' })).map(([k, v]) => [k, `${v}`]),
  );
  query.set('status', status);
  expect(card.pages.dashboard.firstCalls[index]).toBe(
    `user-transaction-list/:userId?${decodeURIComponent(`${query}`)}`,
  );
});

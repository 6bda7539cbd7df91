import { doorImports } from './door-imports';

test('each page and slot key of a door leads to what it imports', () => {
  const door = `
    export default defineRemote(card, {
      pages: { dashboard: () => import('./pages/dashboard'), 'a-transaction': () => import('./pages/transaction') },
      slots: { topBarSearch: () => import('./features/search/search').then((file) => ({ default: file.Search })) },
    });`;
  expect(doorImports(door)).toEqual({
    dashboard: './pages/dashboard',
    'a-transaction': './pages/transaction',
    topBarSearch: './features/search/search',
  });
});

test('a door without lazy imports leads nowhere', () => {
  expect(doorImports('export default defineRemote(card, { pages: {} });')).toEqual({});
});

import { entryModuleImports } from './entry-module-imports';

test('each page and slot key of an entry module has the file that it imports', () => {
  const entryModule = `
    export default defineRemote(card, {
      pages: { dashboard: () => import('./pages/dashboard'), 'a-transaction': () => import('./pages/transaction') },
      slots: { topBarSearch: () => import('./features/search/search').then((file) => ({ default: file.Search })) },
    });`;
  expect(entryModuleImports(entryModule)).toEqual({
    dashboard: './pages/dashboard',
    'a-transaction': './pages/transaction',
    topBarSearch: './features/search/search',
  });
});

test('an entry module without lazy imports has no keys', () => {
  expect(entryModuleImports('export default defineRemote(card, { pages: {} });')).toEqual({});
});

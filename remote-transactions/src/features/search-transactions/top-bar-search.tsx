import { lazy, Suspense } from 'react';
import { SearchPlace } from './search-place';
import { useQuietPage } from './use-quiet-page';

const loadSearch = async () => ({ default: (await import('./search-transactions')).SearchTransactions });
const SearchTransactions = lazy(loadSearch);

/** What fills the shell's slot: the search comes when the page has what matters more. */
function TopBarSearch() {
  const isQuiet = useQuietPage();
  if (!isQuiet) return <SearchPlace />;
  return (
    <Suspense fallback={<SearchPlace />}>
      <SearchTransactions />
    </Suspense>
  );
}

// what a door opens is a default export
export { TopBarSearch as default };

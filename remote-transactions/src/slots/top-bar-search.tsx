import { lazy, Suspense } from 'react';
import { SearchPlace } from '../features/search-transactions/search-place';
import { useQuietPage } from '../features/search-transactions/use-quiet-page';

const loadSearch = async () => ({
  default: (await import('../features/search-transactions/search-transactions')).SearchTransactions,
});
const SearchTransactions = lazy(loadSearch);

/** What fills the shell's slot: the search comes when the page has what matters more. */
export default function TopBarSearch() {
  const isQuiet = useQuietPage();
  if (!isQuiet) return <SearchPlace />;
  return (
    <Suspense fallback={<SearchPlace />}>
      <SearchTransactions />
    </Suspense>
  );
}

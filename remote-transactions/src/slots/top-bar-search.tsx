import { lazy, Suspense } from 'react';
import { SearchPlaceholder } from '../features/search-transactions/search-placeholder';
import { usePageLoaded } from '../features/search-transactions/use-page-loaded';

const loadSearch = async () => ({
  default: (await import('../features/search-transactions/search-transactions')).SearchTransactions,
});
const SearchTransactions = lazy(loadSearch);

/** Fills the shell's slot. The search loads after the page has its data. */
export default function TopBarSearch() {
  const isPageLoaded = usePageLoaded();
  if (!isPageLoaded) return <SearchPlaceholder />;
  return (
    <Suspense fallback={<SearchPlaceholder />}>
      <SearchTransactions />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import { SearchPlace } from './search-place';
import { useWhenIdle } from './use-when-idle';

const loadSearch = async () => ({ default: (await import('./search-transactions')).SearchTransactions });
const SearchTransactions = lazy(loadSearch);

/** What fills the shell's slot: the search comes when the page has drawn what matters more. */
function TopBarSearch() {
  const isIdle = useWhenIdle();
  if (!isIdle) return <SearchPlace />;
  return (
    <Suspense fallback={<SearchPlace />}>
      <SearchTransactions />
    </Suspense>
  );
}

// what a door opens is a default export
export { TopBarSearch as default };

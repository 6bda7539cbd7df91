import { usePageLoaded } from '@keydate/client';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { EarlySearch } from '../features/search-transactions/early-search';
import { useSlashKey } from '../features/search-transactions/use-slash-key';

/** The search, whose code is loaded once `start` is called. */
function searchOnDemand() {
  let start: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => (start = resolve));
  const load = async () => ({
    default: (await import('../features/search-transactions/search-transactions')).SearchTransactions,
  });
  return { start, Search: lazy(() => wanted.then(load)) };
}

/**
 * Fills the shell's slot. The search loads after the page has its data, or as soon as somebody wants it. Until then a plain field
 * takes what they type.
 */
export default function TopBarSearch() {
  const [{ start, Search }] = useState(searchOnDemand);
  const [typed, setTyped] = useState('');
  const isInField = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const isPageLoaded = usePageLoaded();
  useSlashKey(place);
  useEffect(() => {
    if (isPageLoaded) start();
  }, [isPageLoaded, start]);
  const handleFocus = (isFocused: boolean) => {
    isInField.current = isFocused;
    if (isFocused) start();
  };
  return (
    <div ref={place}>
      <Suspense fallback={<EarlySearch typed={typed} onType={setTyped} onFocusChange={handleFocus} />}>
        <Search typed={typed} takesFocus={isInField} />
      </Suspense>
    </div>
  );
}

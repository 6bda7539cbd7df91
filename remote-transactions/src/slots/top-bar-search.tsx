import { lazy, Suspense, useRef, useState } from 'react';
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
 * Fills the shell's slot. The search has the largest code of the top bar, and loads when somebody is about to use it. Until it
 * is there a plain field takes what they type.
 */
export default function TopBarSearch() {
  const [{ start, Search }] = useState(searchOnDemand);
  const [typed, setTyped] = useState('');
  const isInField = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  useSlashKey(place);
  const handleFocus = (isFocused: boolean) => {
    isInField.current = isFocused;
    if (isFocused) start();
  };
  return (
    <div ref={place} onPointerEnter={start}>
      <Suspense fallback={<EarlySearch typed={typed} onType={setTyped} onFocusChange={handleFocus} />}>
        <Search typed={typed} takesFocus={isInField} />
      </Suspense>
    </div>
  );
}

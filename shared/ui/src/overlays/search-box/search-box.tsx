import { use, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { ComboBoxStateContext } from 'react-aria-components';
import { Spinner } from '../../loading/spinner';
import { Icon } from '../../icon/icon';
import { Search } from '../../icons';
import { copy } from './copy';
import {
  EmptyMessage,
  ResultOption,
  Results,
  Searching,
  SearchField,
  SearchInput,
  SearchLabel,
  SearchSheet,
} from './search-box.styles';

export interface SearchBoxProps<Result extends { readonly id: string }> {
  /** The placeholder, and the name for screen readers: "Search transactions". */
  readonly label: string;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly results: readonly Result[];
  /** A result as text, for screen readers. */
  readonly toText: (result: Result) => string;
  /** Renders a result. */
  readonly children: (result: Result) => ReactNode;
  readonly onSelect: (result: Result) => void;
  /** A search is running, and the box says so: neither "No results" yet, nor the results of the previous query. */
  readonly isSearching?: boolean;
  readonly emptyMessage?: string;
  /** The longest query, in characters. */
  readonly maxLength?: number;
}

/**
 * A search field with its results beneath: arrows move, Enter selects, Esc closes. The number of results is announced once
 * it is known. Selecting one clears the query; a blank query shows nothing.
 */
export function SearchBox<Result extends { readonly id: string }>(props: SearchBoxProps<Result>) {
  const {
    label,
    query,
    onQueryChange,
    results,
    toText,
    children,
    onSelect,
    isSearching = false,
    emptyMessage = copy.noResults,
    maxLength,
  } = props;
  const hasQuery = query.trim() !== '';
  const shown = hasQuery && !isSearching ? results : [];
  const handleSelect = (id: string) => {
    const selected = results.find((result) => result.id === id);
    if (!selected) return;
    onQueryChange('');
    onSelect(selected);
  };
  return (
    <SearchField
      items={shown}
      inputValue={query}
      onInputChange={onQueryChange}
      value={null}
      onChange={(key) => handleSelect(String(key))}
      allowsCustomValue
      allowsEmptyCollection={hasQuery && !isSearching}
      menuTrigger="manual"
      aria-label={label}
    >
      <SearchLabel>
        {isSearching ? <Spinner /> : <Icon of={Search} />}
        <SearchInput placeholder={label} type="search" maxLength={maxLength} />
        {isSearching && <Searching role="status">{copy.searching}</Searching>}
      </SearchLabel>
      <OpenWithResults query={query} isSearching={isSearching} />
      <KeepPageReadable />
      <SearchSheet>
        {/* a landmark: the list is drawn outside of those of the page */}
        <section aria-label={copy.results}>
          <Results renderEmptyState={() => <EmptyMessage>{emptyMessage}</EmptyMessage>}>
            {shown.map((result) => (
              <ResultOption key={result.id} id={result.id} textValue={toText(result)}>
                {children(result)}
              </ResultOption>
            ))}
          </Results>
        </section>
      </SearchSheet>
    </SearchField>
  );
}

/** Opens the list once for each query, when its results are known: React Aria announces their number as the list opens, and would say 0 before. */
function OpenWithResults({ query, isSearching }: { query: string; isSearching: boolean }) {
  const list = use(ComboBoxStateContext);
  const openedFor = useRef('');
  const open = useEffectEvent(() => {
    if (list?.isFocused) list.open(null, 'input');
  });
  useEffect(() => {
    if (isSearching || openedFor.current === query) return;
    openedFor.current = query;
    if (query.trim() !== '') open();
  }, [query, isSearching]);
  return null;
}

const TOP_LAYER = 'data-react-aria-top-layer';

/**
 * React Aria hides the rest of the page from screen readers while the list is open, though its links and buttons can still be
 * focused there. It spares what has this attribute, which is needed only at the moment when it looks.
 */
function KeepPageReadable() {
  const isOpen = use(ComboBoxStateContext)?.isOpen ?? false;
  useEffect(() => {
    if (!isOpen) return;
    const parts = [...document.body.children].filter((part) => !part.hasAttribute(TOP_LAYER));
    for (const part of parts) part.setAttribute(TOP_LAYER, 'true');
    // effects of a child run before its parent's, all in one go: React Aria has looked by then
    queueMicrotask(() => {
      for (const part of parts) part.removeAttribute(TOP_LAYER);
    });
  }, [isOpen]);
  return null;
}

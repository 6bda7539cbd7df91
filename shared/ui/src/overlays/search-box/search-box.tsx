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
  /** A search is running: no "No results" yet, and the results of the previous query cannot be selected. */
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
  const shown = hasQuery ? results : [];
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
        {isSearching && shown.length === 0 ? <Spinner label={copy.searching} /> : <Icon of={Search} />}
        <SearchInput placeholder={label} type="search" maxLength={maxLength} />
      </SearchLabel>
      <OpenWithResults query={query} isSearching={isSearching} />
      <SearchSheet>
        <Results renderEmptyState={() => <EmptyMessage>{emptyMessage}</EmptyMessage>}>
          {shown.map((result) => (
            <ResultOption key={result.id} id={result.id} textValue={toText(result)} isDisabled={isSearching}>
              {children(result)}
            </ResultOption>
          ))}
        </Results>
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

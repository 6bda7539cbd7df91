import { use, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { ComboBoxStateContext } from 'react-aria-components';
import { Spinner } from '../../loading/spinner';
import { Icon } from '../../icon/icon';
import { Search } from '../../icons';
import { Found, Nothing, Results, SearchField, SearchInput, SearchLabel, SearchSheet } from './search-box.styles';

export interface SearchBoxProps<Result extends { readonly id: string }> {
  /** What is searched, for screen readers and as placeholder: "Search transactions". */
  readonly label: string;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly results: readonly Result[];
  /** A result in plain words, for screen readers. */
  readonly toText: (result: Result) => string;
  /** How a result is drawn. */
  readonly children: (result: Result) => ReactNode;
  readonly onPick: (result: Result) => void;
  /** Answers are on their way: nothing is said about there being none, and those to fewer letters cannot be picked. */
  readonly isSearching?: boolean;
  readonly nothingFound?: string;
  /** How many letters are taken at most. */
  readonly longest?: number;
}

/**
 * A search with its results beneath: arrows move, Enter picks, Esc closes, and how many there are is announced once it is
 * known. A pick empties the query; while it is blank, nothing is shown.
 */
export function SearchBox<Result extends { readonly id: string }>(props: SearchBoxProps<Result>) {
  const {
    label,
    query,
    onQueryChange,
    results,
    toText,
    children,
    onPick,
    isSearching = false,
    nothingFound = 'No results found',
    longest,
  } = props;
  const isAsked = query.trim() !== '';
  const shown = isAsked ? results : [];
  const handlePick = (id: string) => {
    const picked = results.find((result) => result.id === id);
    if (!picked) return;
    onQueryChange('');
    onPick(picked);
  };
  return (
    <SearchField
      items={shown}
      inputValue={query}
      onInputChange={onQueryChange}
      value={null}
      onChange={(key) => handlePick(String(key))}
      allowsCustomValue
      allowsEmptyCollection={isAsked && !isSearching}
      menuTrigger="manual"
      aria-label={label}
    >
      <SearchLabel>
        {isSearching && shown.length === 0 ? <Spinner label="Searching" /> : <Icon of={Search} />}
        <SearchInput placeholder={label} type="search" maxLength={longest} />
      </SearchLabel>
      <OpenOnceAnswered query={query} isSearching={isSearching} />
      <SearchSheet>
        <Results renderEmptyState={() => <Nothing>{nothingFound}</Nothing>}>
          {shown.map((result) => (
            <Found key={result.id} id={result.id} textValue={toText(result)} isDisabled={isSearching}>
              {children(result)}
            </Found>
          ))}
        </Results>
      </SearchSheet>
    </SearchField>
  );
}

/** Shows what was found, once for each query: the list counts itself as it opens, and would say 0 before the answer is there. */
function OpenOnceAnswered({ query, isSearching }: { query: string; isSearching: boolean }) {
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

import type { ReactNode } from 'react';
import { Spinner } from '../../loading/spinner';
import { Icon } from '../../icon/icon';
import { Search } from '../../icons';
import { Found, Nothing, Results, SearchField, SearchInput, SearchLabel, SearchSheet } from './search-box.look';

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
 * A search with its results beneath: arrows move, Enter picks, Esc closes, and how many there are is announced.
 * A pick empties the query; while it is blank, nothing is shown.
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
      allowsEmptyCollection={isAsked}
      aria-label={label}
    >
      <SearchLabel>
        <Icon of={Search} />
        <SearchInput placeholder={label} type="search" maxLength={longest} />
      </SearchLabel>
      <SearchSheet>
        <Results
          renderEmptyState={() => <Nothing>{isSearching ? <Spinner label="Searching" /> : nothingFound}</Nothing>}
        >
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

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchBox } from './search-box';

interface Transaction {
  readonly id: string;
  readonly client: string;
}

const transactions: readonly Transaction[] = [
  { id: 't1', client: 'Rosa Ibarra' },
  { id: 't2', client: 'Theo Lindqvist' },
];

interface SearchProps {
  readonly onSelect?: (transaction: Transaction) => void;
  readonly isSearching?: boolean;
}

function TransactionSearch({ onSelect = jest.fn(), isSearching }: SearchProps) {
  const [query, setQuery] = useState('');
  const results = transactions.filter(({ client }) => client.toLowerCase().includes(query.toLowerCase()));
  return (
    <SearchBox
      label="Search transactions"
      query={query}
      onQueryChange={setQuery}
      results={results}
      toText={({ client }) => client}
      onSelect={onSelect}
      isSearching={isSearching}
    >
      {({ client }) => <b>{client}</b>}
    </SearchBox>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Search transactions' });

test('the same result can be selected twice', async () => {
  const pick = jest.fn();
  render(<TransactionSearch onSelect={pick} />);

  await userEvent.type(box(), 'rosa{ArrowDown}{Enter}');
  await userEvent.type(box(), 'rosa{ArrowDown}{Enter}');

  expect(pick).toHaveBeenCalledTimes(2);
});

test('while a search is running it shows no results of the one before', async () => {
  const { rerender } = render(<TransactionSearch />);
  await userEvent.type(box(), 'rosa');
  expect(screen.getByRole('option', { name: 'Rosa Ibarra' })).toBeInTheDocument();

  rerender(<TransactionSearch isSearching />);
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(screen.getByText('Searching')).toBeVisible();
});

test('the number of results is announced only once it is known', async () => {
  const announced = () => document.querySelector('[data-live-announcer]')?.textContent ?? '';
  // it is one for all of the page, and still holds what earlier tests have said
  for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren();
  const { rerender } = render(<TransactionSearch isSearching />);
  await userEvent.type(box(), 'zzz');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(announced()).toBe('');

  await userEvent.clear(box());
  await userEvent.type(box(), 'rosa');
  rerender(<TransactionSearch />);
  expect(screen.getByRole('option', { name: 'Rosa Ibarra' })).toBeInTheDocument();
  expect(announced()).toBe('1 option available.');
});

test('a list closed with Esc stays closed when the same results arrive again', async () => {
  const { rerender } = render(<TransactionSearch />);
  await userEvent.type(box(), 'o{Escape}');

  rerender(<TransactionSearch isSearching />);
  rerender(<TransactionSearch />);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('Esc closes the results and selects nothing', async () => {
  const pick = jest.fn();
  render(<TransactionSearch onSelect={pick} />);

  await userEvent.type(box(), 'o{ArrowDown}{Escape}');

  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(pick).not.toHaveBeenCalled();
});

test('the query stays when the focus moves elsewhere', async () => {
  render(<TransactionSearch />);

  await userEvent.type(box(), 'zzz');
  await userEvent.tab();

  expect(box()).toHaveValue('zzz');
});

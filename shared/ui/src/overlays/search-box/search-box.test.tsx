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

test('results appear while the person types, and their number is announced', async () => {
  render(<TransactionSearch />);

  await userEvent.type(box(), 'o');

  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Rosa Ibarra', 'Theo Lindqvist']);
  expect(document.querySelector('[data-live-announcer]')).toHaveTextContent('2 options available');
});

test('arrows move through the results and Enter selects one; the query is cleared', async () => {
  const pick = jest.fn();
  render(<TransactionSearch onSelect={pick} />);

  await userEvent.type(box(), 'o{ArrowDown}{ArrowDown}{Enter}');

  expect(pick).toHaveBeenCalledTimes(1);
  expect(pick).toHaveBeenCalledWith(transactions[1]);
  expect(box()).toHaveValue('');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('a result is selected by pressing it', async () => {
  const pick = jest.fn();
  render(<TransactionSearch onSelect={pick} />);

  await userEvent.type(box(), 'rosa');
  await userEvent.click(screen.getByRole('option', { name: 'Rosa Ibarra' }));

  expect(pick).toHaveBeenCalledWith(transactions[0]);
  expect(box()).toHaveValue('');
});

test('a search without results says so', async () => {
  render(<TransactionSearch />);

  await userEvent.type(box(), 'zzz');

  expect(screen.getByText('No results found')).toBeInTheDocument();
});

test('while a search is running it does not say that there are no results', async () => {
  render(<TransactionSearch isSearching />);

  await userEvent.type(box(), 'zzz');

  expect(screen.queryByText('No results found')).not.toBeInTheDocument();
  expect(screen.getByText('Searching')).toBeInTheDocument();
});

test('while the list is open, the rest of the page stays readable for screen readers', async () => {
  render(
    <>
      <button>Elsewhere</button>
      <TransactionSearch />
    </>,
  );
  await userEvent.type(box(), 'rosa');

  expect(screen.getByRole('option', { name: 'Rosa Ibarra' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toBeInTheDocument();
  expect(document.querySelector('[data-react-aria-top-layer]')).toBeNull();
});

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
  readonly onPick?: (transaction: Transaction) => void;
  readonly isSearching?: boolean;
}

function TransactionSearch({ onPick = jest.fn(), isSearching }: SearchProps) {
  const [query, setQuery] = useState('');
  const results = transactions.filter(({ client }) => client.toLowerCase().includes(query.toLowerCase()));
  return (
    <SearchBox
      label="Search transactions"
      query={query}
      onQueryChange={setQuery}
      results={results}
      toText={({ client }) => client}
      onPick={onPick}
      isSearching={isSearching}
    >
      {({ client }) => <b>{client}</b>}
    </SearchBox>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Search transactions' });

test('results show while one types, and how many there are is announced', async () => {
  render(<TransactionSearch />);

  await userEvent.type(box(), 'o');

  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Rosa Ibarra', 'Theo Lindqvist']);
  expect(document.querySelector('[data-live-announcer]')).toHaveTextContent('2 options available');
});

test('arrows move along the results and Enter picks one; the search is emptied', async () => {
  const pick = jest.fn();
  render(<TransactionSearch onPick={pick} />);

  await userEvent.type(box(), 'o{ArrowDown}{ArrowDown}{Enter}');

  expect(pick).toHaveBeenCalledTimes(1);
  expect(pick).toHaveBeenCalledWith(transactions[1]);
  expect(box()).toHaveValue('');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('a result is picked by pressing it', async () => {
  const pick = jest.fn();
  render(<TransactionSearch onPick={pick} />);

  await userEvent.type(box(), 'rosa');
  await userEvent.click(screen.getByRole('option', { name: 'Rosa Ibarra' }));

  expect(pick).toHaveBeenCalledWith(transactions[0]);
  expect(box()).toHaveValue('');
});

test('the same result can be picked a second time', async () => {
  const pick = jest.fn();
  render(<TransactionSearch onPick={pick} />);

  await userEvent.type(box(), 'rosa{ArrowDown}{Enter}');
  await userEvent.type(box(), 'rosa{ArrowDown}{Enter}');

  expect(pick).toHaveBeenCalledTimes(2);
});

test('with no match it says so', async () => {
  render(<TransactionSearch />);

  await userEvent.type(box(), 'zzz');

  expect(screen.getByText('No results found')).toBeInTheDocument();
});

test('while answers are on their way nothing is said about there being none', async () => {
  render(<TransactionSearch isSearching />);

  await userEvent.type(box(), 'zzz');

  expect(screen.queryByText('No results found')).not.toBeInTheDocument();
  expect(screen.getByText('Searching')).toBeInTheDocument();
});

test('what is still being looked for is not counted, and its number is said once the answer is there', async () => {
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

test('what Esc has closed stays closed when the same answer comes again', async () => {
  const { rerender } = render(<TransactionSearch />);
  await userEvent.type(box(), 'o{Escape}');

  rerender(<TransactionSearch isSearching />);
  rerender(<TransactionSearch />);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('Esc closes the results and picks nothing', async () => {
  const pick = jest.fn();
  render(<TransactionSearch onPick={pick} />);

  await userEvent.type(box(), 'o{ArrowDown}{Escape}');

  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(pick).not.toHaveBeenCalled();
});

test('what was typed stays when one looks elsewhere', async () => {
  render(<TransactionSearch />);

  await userEvent.type(box(), 'zzz');
  await userEvent.tab();

  expect(box()).toHaveValue('zzz');
});

import { render, screen, within } from '@testing-library/react';
import { DataCell, DataRow } from './data-cell';
import { DataTable } from './data-table';

const head = (
  <>
    <DataCell isHead kind="title">
      Title
    </DataCell>
    <DataCell isHead kind="date">
      Date
    </DataCell>
  </>
);
const row = (
  <DataRow>
    <DataCell kind="title">Closing Date</DataCell>
    <DataCell kind="date">07-02-2026</DataCell>
  </DataRow>
);

test('a list of dates is a table to screen readers', () => {
  render(
    <DataTable label="Contract dates" head={head}>
      {row}
    </DataTable>,
  );

  const table = screen.getByRole('table', { name: 'Contract dates' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Title', 'Date']);
  expect(within(table).getByRole('cell', { name: '07-02-2026' })).toBeInTheDocument();
});

test('a list with a greatest height can be scrolled by the keyboard', () => {
  render(
    <DataTable label="Contract dates" head={head} maxHeight={240}>
      {row}
    </DataTable>,
  );

  const region = screen.getByRole('region', { name: 'Contract dates' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(region).toHaveStyle({ maxHeight: '240px' });
});

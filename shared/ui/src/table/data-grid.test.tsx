import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DataCell, DataRow } from './data-cell';
import { DataGrid } from './data-grid';

const grid = (titles: string[]) => (
  <>
    <button type="button">Before</button>
    <DataGrid
      label="Contract dates"
      head={
        <DataCell isHead kind="title">
          Title
        </DataCell>
      }
    >
      {titles.map((title) => (
        <DataRow key={title}>
          <DataCell kind="select">
            <input type="checkbox" aria-label={title} />
          </DataCell>
          <DataCell kind="actions">
            <button type="button">Edit {title}</button>
          </DataCell>
        </DataRow>
      ))}
    </DataGrid>
    <button type="button">Behind</button>
  </>
);

const named = (name: string) => screen.getByRole('checkbox', { name });
const edit = (title: string) => screen.getByRole('button', { name: `Edit ${title}` });

test('a grid is one tab stop, where the person was last', async () => {
  const user = userEvent.setup();
  render(grid(['Title', 'Survey', 'Closing']));
  await user.tab();
  await user.tab();
  expect(named('Title')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Behind' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(named('Survey')).toHaveFocus();
});

test('arrow keys, Home and End move between its controls', async () => {
  const user = userEvent.setup();
  render(grid(['Title', 'Survey', 'Closing']));
  named('Title').focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(edit('Survey')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
  expect(named('Title')).toHaveFocus();
  await user.keyboard('{End}');
  expect(edit('Title')).toHaveFocus();
  await user.keyboard('{Control>}{End}{/Control}{Home}');
  expect(named('Closing')).toHaveFocus();
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(named('Title')).toHaveFocus();
});

test('what unfolds in a row is no tab stop of its own', async () => {
  const user = userEvent.setup();
  render(
    <>
      <DataGrid label="Contract dates" head={null}>
        <DataRow>
          <DataCell kind="select">
            <input type="checkbox" aria-label="Closing" />
          </DataCell>
          <DataCell kind="title">
            <details>
              <summary>What it means</summary>
            </details>
          </DataCell>
        </DataRow>
      </DataGrid>
      <button type="button">Behind</button>
    </>,
  );
  await user.tab();
  expect(named('Closing')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('What it means')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Behind' })).toHaveFocus();
});

test('when the row that was the tab stop is gone, the first row is', async () => {
  const user = userEvent.setup();
  const { rerender } = render(grid(['Title', 'Survey']));
  named('Survey').focus();
  screen.getByRole('button', { name: 'Before' }).focus();
  rerender(grid(['Title']));
  await user.tab();
  expect(named('Title')).toHaveFocus();
});

test('screen readers know its cells', () => {
  render(grid(['Title']));
  expect(screen.getByRole('grid', { name: 'Contract dates' })).toBeInTheDocument();
  expect(screen.getAllByRole('gridcell')).toHaveLength(2);
});

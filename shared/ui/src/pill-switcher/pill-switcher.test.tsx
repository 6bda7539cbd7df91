import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PillSwitcher } from './pill-switcher';

const tabs = [{ title: 'All' }, { title: 'Buyers' }, { title: 'Sellers' }] as const;

function SideFilter() {
  const [side, setSide] = useState<'All' | 'Buyers' | 'Sellers'>('All');
  return <PillSwitcher label="Side" tabs={tabs} selected={side} onSelect={setSide} />;
}

const selected = () => screen.getByRole('tab', { selected: true });

test('the selected tab is the one of that title', () => {
  render(<PillSwitcher label="Side" tabs={tabs} selected="Buyers" onSelect={jest.fn()} variant="underlined" />);

  expect(screen.getByRole('tablist', { name: 'Side' })).toBeInTheDocument();
  expect(selected()).toHaveTextContent('Buyers');
});

test('pressing a tab selects it', async () => {
  render(<SideFilter />);

  await userEvent.click(screen.getByRole('tab', { name: 'Sellers' }));

  expect(selected()).toHaveTextContent('Sellers');
});

test('arrows move along the tabs and wrap, Home and End go to the ends', async () => {
  render(<SideFilter />);
  await userEvent.tab();

  await userEvent.keyboard('{ArrowLeft}');
  expect(selected()).toHaveTextContent('Sellers');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(selected()).toHaveTextContent('Buyers');
  await userEvent.keyboard('{End}');
  expect(selected()).toHaveTextContent('Sellers');
  await userEvent.keyboard('{Home}');
  expect(selected()).toHaveTextContent('All');
  expect(selected()).toHaveFocus();
});

test('the switcher is one stop of the Tab key', async () => {
  render(
    <>
      <SideFilter />
      <button type="button">Next</button>
    </>,
  );

  await userEvent.tab();
  await userEvent.tab();

  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

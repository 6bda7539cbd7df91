import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { Select, type SelectProps } from './select';

const states = ['California', 'Colorado', 'Nebraska', 'New Mexico', 'Wyoming'].map((name) => ({ id: name, name }));

function StateSelect(props: Partial<SelectProps>) {
  const [state, setState] = useState('');
  return <Select label="State" options={states} value={state} onChange={setState} {...props} />;
}

const button = () => screen.getByRole('button', { name: /State/ });

test('a select says what it is for and that nothing is chosen', () => {
  render(<StateSelect placeholder="Choose a state" />);

  expect(button()).toHaveTextContent('Choose a state');
});

test('an option is chosen by pressing it', async () => {
  render(<StateSelect />);

  await userEvent.click(button());
  await userEvent.click(screen.getByRole('option', { name: 'Colorado' }));

  expect(button()).toHaveTextContent('Colorado');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('typing the first letters finds an option, Enter chooses it', async () => {
  render(<StateSelect />);
  await userEvent.tab();

  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('new');
  await userEvent.keyboard('{Enter}');

  expect(button()).toHaveTextContent('New Mexico');
});

test('Esc closes the list and changes nothing', async () => {
  const choose = jest.fn();
  render(<StateSelect onChange={choose} />);

  await userEvent.click(button());
  await userEvent.keyboard('{ArrowDown}{Escape}');

  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(choose).not.toHaveBeenCalled();
});

test('a select with an error is described by the error and the hint', () => {
  render(<StateSelect error="Atleast one state need to be selected." hint="Where the property is." />);

  expect(button()).toHaveAccessibleDescription(/Atleast one state need to be selected\./);
  expect(button()).toHaveAccessibleDescription(/Where the property is\./);
});

test('a form can move the focus to a select', () => {
  const ref = createRef<HTMLButtonElement>();
  render(<StateSelect ref={ref} />);

  act(() => ref.current?.focus());

  expect(button()).toHaveFocus();
});

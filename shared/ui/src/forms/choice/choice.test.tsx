import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './checkbox';
import { ToggleChoice } from './toggle-choice';

function ClientQuestion() {
  const [answer, setAnswer] = useState<'Yes' | 'No' | ''>('');
  const options = [
    { value: 'Yes', label: 'Yes' },
    { value: 'No', label: 'No' },
  ] as const;
  return <ToggleChoice legend="Is this client new?" options={options} value={answer} onChange={setAnswer} />;
}

test('of toggle checkboxes only one can be chosen', async () => {
  render(<ClientQuestion />);
  const [yes, no] = [screen.getByRole('checkbox', { name: 'Yes' }), screen.getByRole('checkbox', { name: 'No' })];

  await userEvent.click(yes);
  await userEvent.click(no);

  expect(yes).not.toBeChecked();
  expect(no).toBeChecked();
});

test('pressing the chosen answer again leaves it chosen', async () => {
  render(<ClientQuestion />);

  await userEvent.click(screen.getByRole('checkbox', { name: 'Yes' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Yes' }));

  expect(screen.getByRole('checkbox', { name: 'Yes' })).toBeChecked();
});

test('the question names its answers and carries its error', () => {
  render(
    <ToggleChoice
      legend="Contract type"
      options={[{ value: 'Sale', label: 'A Sale' }]}
      value={undefined}
      onChange={jest.fn()}
      error="Choose one."
    />,
  );

  expect(screen.getByRole('group', { name: 'Contract type' })).toHaveAccessibleDescription('Choose one.');
});

test('pressing the label ticks a checkbox, and its error describes it', async () => {
  render(<Checkbox label="I accept the terms" error="Accept the terms to go on." />);

  await userEvent.click(screen.getByText('I accept the terms'));

  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Accept the terms to go on.');
});

test('a checkbox in a row has an accessible name though its label is hidden', () => {
  render(<Checkbox label="Closing Date" isLabelHidden />);

  expect(screen.getByRole('checkbox', { name: 'Closing Date' })).toBeInTheDocument();
});

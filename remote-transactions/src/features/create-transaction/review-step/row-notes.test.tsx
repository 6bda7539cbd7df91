import { aDay } from '@keydate/testing/builders/days';
import { fireEvent, render, screen } from '@testing-library/react';
import { RowNotes } from './row-notes';

const NOTES = { words: '', note: '', isWarning: false, counted: null, isSetByHand: false, before: '' };

test('what the contract says now is beside what it said before', () => {
  render(
    <RowNotes
      title="Survey Deadline"
      notes={{ ...NOTES, words: '5/14/2027', before: '4/30/2027' }}
      onTake={jest.fn()}
      onCountAgain={jest.fn()}
    />,
  );

  expect(screen.getByText('Before: “4/30/2027”')).toBeInTheDocument();
  expect(screen.getByText('Now: “5/14/2027”')).toBeInTheDocument();
});

test('the day that another place in the file proposes is taken by a press', () => {
  const onTake = jest.fn();
  const notes = { ...NOTES, note: 'Page 2 has another day', isWarning: true, proposed: aDay('05-04-2027') };
  render(<RowNotes title="Survey Deadline" notes={notes} onTake={onTake} onCountAgain={jest.fn()} />);

  fireEvent.click(screen.getByRole('button', { name: 'Use 05-04-2027' }));
  expect(onTake).toHaveBeenCalledWith('05-04-2027');
});

test('a counted day says how it was counted in one line; the contract’s words and each step are one press away', () => {
  const steps = ['MEC Mon 06-01 + 18 days = Fri 06-19 (Juneteenth)', '→ Mon 06-22, because Will is checked'];
  const counted = { steps, words: 'MEC + 18 days' };
  render(
    <RowNotes title="Survey Deadline" notes={{ ...NOTES, counted }} onTake={jest.fn()} onCountAgain={jest.fn()} />,
  );

  const line = screen.getByLabelText('How the day of Survey Deadline is counted');
  expect(line).toHaveTextContent(steps.join(' '));
  expect(screen.getByText('The contract says: “MEC + 18 days”')).not.toBeVisible();
  fireEvent.click(line);
  expect(screen.getByText('The contract says: “MEC + 18 days”')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(steps);
});

test('a day that a person set instead is counted again by a press', () => {
  const onCountAgain = jest.fn();
  render(
    <RowNotes
      title="Survey Deadline"
      notes={{ ...NOTES, isSetByHand: true }}
      onTake={jest.fn()}
      onCountAgain={onCountAgain}
    />,
  );

  fireEvent.click(screen.getByRole('button', { name: 'Count the day again' }));
  expect(onCountAgain).toHaveBeenCalled();
});

import { aDay } from '@keydate/testing/builders/days';
import { fireEvent, render, screen } from '@testing-library/react';
import { RowNotes } from './row-notes';

const NOTES = { words: '', note: '', isWarning: false, how: '', isSetByHand: false, before: '' };

test('what the contract says now is beside what it said before', () => {
  render(
    <RowNotes
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
  render(<RowNotes notes={notes} onTake={onTake} onCountAgain={jest.fn()} />);

  fireEvent.click(screen.getByRole('button', { name: 'Use 05-04-2027' }));
  expect(onTake).toHaveBeenCalledWith('05-04-2027');
});

test('a counted day says how it was counted', () => {
  const how = 'MEC Mon 06-01 + 18 days = Fri 06-19 (Juneteenth) → Mon 06-22, because Will is checked';
  render(<RowNotes notes={{ ...NOTES, how }} onTake={jest.fn()} onCountAgain={jest.fn()} />);

  expect(screen.getByText(how)).toBeInTheDocument();
});

test('a day that a person set instead is counted again by a press', () => {
  const onCountAgain = jest.fn();
  render(<RowNotes notes={{ ...NOTES, isSetByHand: true }} onTake={jest.fn()} onCountAgain={onCountAgain} />);

  fireEvent.click(screen.getByRole('button', { name: 'Count the day again' }));
  expect(onCountAgain).toHaveBeenCalled();
});

import { aDay } from '@keydate/testing/builders/days';
import { fireEvent, render, screen } from '@testing-library/react';
import { RowNotes } from './row-notes';

test('what the contract says now is beside what it said before', () => {
  render(
    <RowNotes notes={{ words: '5/14/2027', note: '', isWarning: false, before: '4/30/2027' }} onTake={jest.fn()} />,
  );

  expect(screen.getByText('Before: “4/30/2027”')).toBeInTheDocument();
  expect(screen.getByText('Now: “5/14/2027”')).toBeInTheDocument();
});

test('the day that another place in the file proposes is taken by a press', () => {
  const onTake = jest.fn();
  const notes = {
    words: '',
    note: 'Page 2 has another day',
    isWarning: true,
    before: '',
    proposed: aDay('05-04-2027'),
  };
  render(<RowNotes notes={notes} onTake={onTake} />);

  fireEvent.click(screen.getByRole('button', { name: 'Use 05-04-2027' }));
  expect(onTake).toHaveBeenCalledWith('05-04-2027');
});

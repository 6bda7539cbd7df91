import { render, screen } from '@testing-library/react';
import { RowNotes } from './row-notes';

test('what the contract says now is beside what it said before', () => {
  render(<RowNotes notes={{ words: '5/14/2027', note: '', isWarning: false, before: '4/30/2027' }} />);

  expect(screen.getByText('Before: “4/30/2027”')).toBeInTheDocument();
  expect(screen.getByText('Now: “5/14/2027”')).toBeInTheDocument();
});

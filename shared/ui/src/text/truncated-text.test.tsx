import { render, screen } from '@testing-library/react';
import { TruncatedText } from './truncated-text';

test('a truncated text has its full text as accessible name and tooltip', () => {
  render(
    <p>
      <TruncatedText text="Inspection Objection Deadline" maxLength={20} truncatedLength={17} />
    </p>,
  );

  expect(screen.getByText('Inspection Objection Deadline')).toBeInTheDocument();
  expect(screen.getByTitle('Inspection Objection Deadline')).toBeInTheDocument();
  expect(screen.getByText('Inspection Object…')).toHaveAttribute('aria-hidden', 'true');
});

test('a short text has no tooltip', () => {
  render(
    <p>
      <TruncatedText text="Closing Date" maxLength={20} truncatedLength={17} />
    </p>,
  );

  expect(screen.getByText('Closing Date')).toBeInTheDocument();
  expect(screen.queryByTitle('Closing Date')).not.toBeInTheDocument();
});

import { render, screen } from '@testing-library/react';
import { CalendarLeaf } from './calendar-leaf';
import { DeadlineRow } from './deadline-row';
import { StatusMark } from './status-mark';

test('a deadline on a card is cut to 17 characters and an ellipsis', () => {
  render(<DeadlineRow title="Record Title Objection Deadline" date="06-11-2026" />);

  expect(screen.getByText('Record Title Obje…')).toBeInTheDocument();
  expect(screen.getByText('Record Title Objection Deadline')).toBeInTheDocument();
  expect(screen.getByText('06-11-2026')).toBeInTheDocument();
});

test('a deadline on a card shows its status by an icon with a word, not by color alone', () => {
  render(<DeadlineRow title="Closing Date" date="07-02-2026" status="overdue" />);

  expect(screen.getByRole('img', { name: 'Overdue' })).toBeInTheDocument();
});

test.each([
  ['overdue', 'Overdue'],
  ['due-today', 'Due today'],
  ['soon', 'Soon'],
  ['done', 'Done'],
  ['waived', 'Waived'],
  ['missed', 'Missed'],
  ['not-applicable', 'Does not apply'],
] as const)('%s is shown by an icon and the words %p', (status, words) => {
  const { container } = render(<StatusMark status={status} />);

  expect(screen.getByText(words)).toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('a status can say when instead', () => {
  render(<StatusMark status="soon">In 2 days</StatusMark>);

  expect(screen.getByText('In 2 days')).toBeInTheDocument();
});

test('screen readers hear a calendar leaf as its full date', () => {
  render(
    <p aria-label="due">
      <CalendarLeaf month="JUN" day="11" weekday="Thu" label="Thursday, 06-11-2026" />
    </p>,
  );

  expect(screen.getByText('Thursday, 06-11-2026')).toBeInTheDocument();
  expect(screen.getByText('11')).toHaveAttribute('aria-hidden', 'true');
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Calendar, type CalendarPick } from './calendar';

const march2 = { year: 2027, month: 3, day: 2 };
const june15 = { year: 2026, month: 6, day: 15 };

function showCalendar(initial: CalendarPick | null) {
  const onChoose = jest.fn();
  function Shown() {
    const [day, setDay] = useState(initial);
    const choose = (picked: CalendarPick) => {
      onChoose(picked);
      setDay(picked);
    };
    return (
      <>
        <button type="button" onClick={() => setDay({ year: 2031, month: 11, day: 20 })}>
          Elsewhere
        </button>
        <Calendar label="Closing Date" day={day} openAt={june15} onChoose={choose} />
      </>
    );
  }
  render(<Shown />);
  return { user: userEvent.setup(), onChoose };
}

const dayNamed = (name: string) => within(screen.getByRole('grid')).getByRole('button', { name: new RegExp(name) });

test('a week starts on Sunday, as in the United States', () => {
  showCalendar(march2);
  const [, ...rows] = screen.getAllByRole('row', { hidden: true });
  const [firstDay] = within(rows[0]!).getAllByRole('gridcell', { hidden: true });
  expect(firstDay).toHaveTextContent('28');
});

test('the months are turned by buttons', async () => {
  const { user } = showCalendar(march2);
  await user.click(screen.getAllByRole('button', { name: 'Next' })[0]!);
  expect(screen.getByRole('grid', { name: 'Closing Date, April 2027' })).toBeVisible();
});

test('a day that is set elsewhere turns the calendar to its month', async () => {
  const { user } = showCalendar(march2);
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(dayNamed('Thursday, November 20, 2031')).toBeVisible();
});

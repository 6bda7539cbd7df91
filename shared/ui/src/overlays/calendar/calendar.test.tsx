import { act, render, screen, within } from '@testing-library/react';
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

test('the calendar shows the month of the chosen day', () => {
  showCalendar(march2);
  expect(screen.getByRole('grid', { name: 'Closing Date, March 2027' })).toBeVisible();
  expect(dayNamed('Tuesday, March 2, 2027').closest('[role=gridcell]')).toHaveAttribute('aria-selected', 'true');
});

test('without a day it opens at the given one, and nothing is chosen', () => {
  showCalendar(null);
  expect(dayNamed('Monday, June 15, 2026').closest('[role=gridcell]')).not.toHaveAttribute('aria-selected', 'true');
});

test('a day is chosen by a click', async () => {
  const { user, onChoose } = showCalendar(march2);
  await user.click(dayNamed('Wednesday, March 3, 2027'));
  expect(onChoose).toHaveBeenCalledWith({ year: 2027, month: 3, day: 3 });
});

test('arrow keys move by days and weeks, Page Down by months, and Enter chooses', async () => {
  const { user, onChoose } = showCalendar(march2);
  act(() => dayNamed('Tuesday, March 2, 2027').focus());
  await user.keyboard('{ArrowDown}{ArrowRight}{PageDown}{Enter}');
  expect(onChoose).toHaveBeenCalledWith({ year: 2027, month: 4, day: 10 });
});

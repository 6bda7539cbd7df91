import { aDay } from '@keydate/testing/builders/days';
import { aContractDate } from '@keydate/testing/builders/transactions';
import { nextDay, timelineOf } from './timeline';

const due = (title: string, day: string) => aContractDate({ title, date: aDay(day) });

test('deadlines are in due order, within a day in the contract’s order', () => {
  const days = timelineOf([
    due('Closing', '07-01-2026'),
    due('Objection', '06-12-2026'),
    due('Possession', '07-01-2026'),
    due('Title', '01-02-2027'),
  ]);
  expect(days.map(({ day, deadlines }) => [day, deadlines.map(({ title }) => title)])).toEqual([
    ['06-12-2026', ['Objection']],
    ['07-01-2026', ['Closing', 'Possession']],
    ['01-02-2027', ['Title']],
  ]);
});

test('the next day is the first that is not past', () => {
  const days = timelineOf([due('Closing', '07-01-2026'), due('Objection', '06-12-2026')]);
  expect(nextDay(days, aDay('06-12-2026'))).toBe('06-12-2026');
  expect(nextDay(days, aDay('06-13-2026'))).toBe('07-01-2026');
  expect(nextDay(days, aDay('07-02-2026'))).toBeUndefined();
});

import { calendarDay, type CalendarDay } from './calendar-day';
import { orderWarnings, type PlacedDates } from './order-of-days';

const june = (day: number): CalendarDay => calendarDay(2027, 6, day)!;
const on = (title: string, day: number) => ({ id: title, title, date: june(day) });
const CLOSING = on('Closing Date', 25);

function warned(dates: readonly ReturnType<typeof on>[], more: Partial<PlacedDates> = {}) {
  const start = { day: june(5), words: 'MEC' };
  const all = { dates: [...dates, CLOSING], start, closing: CLOSING.id, today: june(7), ...more };
  return orderWarnings(all).map(({ kind, words }) => [kind, words]);
}

test('days between MEC and closing, on either of them too, are in order', () => {
  expect(warned([on('Title Deadline', 5), on('Loan Deadline', 12), on('Appraisal Deadline', 25)])).toEqual([]);
});

test('a day before MEC is odd, where MEC is known; the end of the offer’s time is before it by nature', () => {
  const dates = [on('Title Deadline', 4), on('Acceptance Deadline Date', 3)];
  expect(warned(dates)).toEqual([['before-start', 'Title Deadline, 06-04-2027, is before MEC, 06-05-2027.']]);
  expect(warned(dates, { start: null })).toEqual([]);
});

test('a day after closing is odd, where the closing is known; possession may be later', () => {
  const dates = [on('Loan Deadline', 26), on('Possession Date', 28)];
  expect(warned(dates)).toEqual([['after-closing', 'Loan Deadline, 06-26-2027, is after closing, 06-25-2027.']]);
  expect(warned(dates, { closing: null })).toEqual([]);
});

test.each([
  ['Inspection Resolution Deadline', 'Inspection Objection Deadline'],
  ['Title Resolution Deadline', 'Off-Record Title Objection Deadline'],
  ['27. New ILC or New Survey Resolution Deadline', '26. New ILC or New Survey Objection Deadline (§ 9)'],
])('a “%s” before the “%s” is odd, on its day it is not', (resolution, objection) => {
  expect(warned([on(resolution, 10), on(objection, 12)])).toEqual([
    ['resolution-first', `${resolution}, 06-10-2027, is before ${objection}, 06-12-2027.`],
  ]);
  expect(warned([on(resolution, 12), on(objection, 12)])).toEqual([]);
});

test('a resolution is compared with the objections of its own subject only', () => {
  expect(warned([on('Appraisal Resolution Deadline', 10), on('Inspection Objection Deadline', 12)])).toEqual([]);
});

test('a MEC in the future is odd, and one after closing', () => {
  const mec = (day: number) => ({ start: { day: june(day), words: 'MEC' } });
  expect(warned([], mec(7))).toEqual([]);
  expect(warned([], mec(8))).toEqual([['start-in-future', 'MEC is in the future: 06-08-2027.']]);
  expect(warned([], mec(26)).map(([kind]) => kind)).toEqual(['start-in-future', 'start-after-closing']);
});

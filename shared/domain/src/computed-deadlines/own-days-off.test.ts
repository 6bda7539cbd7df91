import { aDay as day } from '../test/compute-one';
import { changedDaysOff, NO_OWN_DAYS_OFF } from './own-days-off';

test('days are added once, in the order of the calendar, and removed by their name', () => {
  const own = ['12-24-2026', '03-02-2026', '12-24-2026'].reduce(
    (days, add) => changedDaysOff(days, { add: day(add) }),
    NO_OWN_DAYS_OFF,
  );
  expect(own.appointed).toEqual(['03-02-2026', '12-24-2026']);
  expect(changedDaysOff(own, { remove: day('03-02-2026') }).appointed).toEqual(['12-24-2026']);
});

test('a change leaves what it does not name', () => {
  const own = { appointed: [day('03-02-2026')], fridayBeforeHoliday: true };
  expect(changedDaysOff(own, {})).toEqual(own);
  expect(changedDaysOff(own, { fridayBeforeHoliday: false })).toEqual({ ...own, fridayBeforeHoliday: false });
});

import { aDay } from '@keydate/testing/builders/days';
import { openingDay } from './opening-day';

const TODAY = aDay('06-15-2027');
const days = (...written: string[]) => written.map(aDay);

test.each([
  ['the contract’s next day', days('09-01-2027', '05-01-2027', '08-01-2027'), '08-01-2027'],
  ['its last day where all are past', days('03-01-2027', '05-01-2027'), '05-01-2027'],
  ['today where it has none', [], '06-15-2027'],
])('the calendar opens at %s', (_what, contract, day) => {
  expect(openingDay(contract, TODAY)).toBe(day);
});

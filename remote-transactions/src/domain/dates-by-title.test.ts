import { aContractDate } from '@keydate/testing/builders/transactions';
import { aDay } from '@keydate/testing/builders/days';
import { datesByTitle, withoutRepeats } from './dates-by-title';

test('two titles with the same first 25 characters are two deadlines', () => {
  const titles = datesByTitle([
    aContractDate({ title: 'Association Documents Objection Deadline' }),
    aContractDate({ title: 'Association Documents Termination Deadline' }),
  ]);

  expect(titles).toHaveLength(2);
});

test('two identical deadlines count as one', () => {
  const once = aContractDate({ title: 'Closing Date', date: aDay('06-15-2027') });
  const dates = [once, { ...once, _id: 'again' }];

  expect(datesByTitle(dates)).toEqual([{ title: 'Closing Date', dates: [once] }]);
  expect(withoutRepeats(dates)).toEqual([once]);
});

test('a title with two days is listed once, with both days', () => {
  const dates = [
    aContractDate({ title: 'Closing Date', date: aDay('06-15-2027') }),
    aContractDate({ title: 'Closing Date', date: aDay('06-22-2027') }),
  ];

  expect(datesByTitle(dates)).toEqual([{ title: 'Closing Date', dates }]);
  expect(withoutRepeats(dates)).toEqual(dates);
});

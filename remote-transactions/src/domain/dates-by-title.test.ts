import { aContractDate } from '@keydate/testing/builders/transactions';
import { aDay } from '@keydate/testing/builders/days';
import { datesByTitle, withoutRepeats } from './dates-by-title';

test('two titles that are alike up to 25 characters are two deadlines', () => {
  const titles = datesByTitle([
    aContractDate({ title: 'Association Documents Objection Deadline' }),
    aContractDate({ title: 'Association Documents Termination Deadline' }),
  ]);

  expect(titles).toHaveLength(2);
});

test('a deadline that stands there twice in every word is one', () => {
  const once = aContractDate({ title: 'Closing Date', date: aDay('06-15-2027') });
  const dates = [once, { ...once, _id: 'again' }];

  expect(datesByTitle(dates)).toEqual([{ title: 'Closing Date', dates: [once] }]);
  expect(withoutRepeats(dates)).toEqual([once]);
});

test('a title with two days stands there once, and keeps both', () => {
  const dates = [
    aContractDate({ title: 'Closing Date', date: aDay('06-15-2027') }),
    aContractDate({ title: 'Closing Date', date: aDay('06-22-2027') }),
  ];

  expect(datesByTitle(dates)).toEqual([{ title: 'Closing Date', dates }]);
  expect(withoutRepeats(dates)).toEqual(dates);
});

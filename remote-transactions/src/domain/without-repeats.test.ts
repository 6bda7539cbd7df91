import { aContractDate } from '@keydate/testing/builders/transactions';
import { aDay } from '@keydate/testing/builders/days';
import { withoutRepeats } from './without-repeats';

test('two titles with the same first 25 characters are two deadlines', () => {
  const dates = [
    aContractDate({ title: 'Association Documents Objection Deadline' }),
    aContractDate({ title: 'Association Documents Termination Deadline' }),
  ];

  expect(withoutRepeats(dates)).toEqual(dates);
});

test('two identical deadlines count as one', () => {
  const once = aContractDate({ title: 'Closing Date', date: aDay('06-15-2027') });

  expect(withoutRepeats([once, { ...once, _id: 'again' }])).toEqual([once]);
});

test('a title with two days is two deadlines', () => {
  const dates = [
    aContractDate({ title: 'Closing Date', date: aDay('06-15-2027') }),
    aContractDate({ title: 'Closing Date', date: aDay('06-22-2027') }),
  ];

  expect(withoutRepeats(dates)).toEqual(dates);
});

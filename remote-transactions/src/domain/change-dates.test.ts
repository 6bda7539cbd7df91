import { aContractDate } from '@keydate/testing/builders/transactions';
import { aDay } from '@keydate/testing/builders/days';
import { addDate, changeDate, removeDate, restoreDate } from './change-dates';

const first = aContractDate({ _id: 'first', title: 'Appraisal Deadline', description: '§ 6' });
const second = aContractDate({ _id: 'second', title: 'Closing Date' });
const DAY = aDay('06-15-2027');

test('a date that is changed stays the same deadline, with what its contract says of it', () => {
  const [changed, other] = changeDate([first, second], 'first', 'Appraisal', DAY);

  expect(changed).toEqual({ ...first, title: 'Appraisal', date: DAY });
  expect(other).toBe(second);
});

test('a date that is added stands last, under its own id', () => {
  expect(addDate([first], 'keys', 'Key Handover', DAY)).toEqual([
    first,
    { _id: 'keys', title: 'Key Handover', date: DAY, description: '' },
  ]);
});

test('a date that was removed comes back where it stood', () => {
  const left = removeDate([first, second], 'first');

  expect(left).toEqual([second]);
  expect(restoreDate(left, first, 0)).toEqual([first, second]);
});

import { aDay } from '@keydate/testing/builders/days';
import { aContractDate } from '@keydate/testing/builders/transactions';
import { changeOf, inDateOrder } from './dates-edit';

const appraisal = aContractDate({ _id: 'appraisal', title: 'Appraisal Deadline', date: aDay('06-15-2027') });
const closing = aContractDate({ _id: 'closing', title: 'Closing Date', date: aDay('07-01-2027') });
const edit = { before: [appraisal, closing] };

test('dates are in date order, those of one day in the contract’s order', () => {
  const possession = { ...closing, _id: 'possession' };
  expect(inDateOrder([closing, possession, appraisal])).toEqual([appraisal, closing, possession]);
});

test('a date with another day or title is edited, until it is as it was again', () => {
  expect(changeOf(edit, { ...closing, date: aDay('07-02-2027') })).toBe('edited');
  expect(changeOf(edit, { ...closing, title: 'Closing' })).toBe('edited');
  expect(changeOf(edit, closing)).toBeNull();
});

test('a date that was not there before is new', () => {
  expect(changeOf(edit, { ...closing, _id: 'possession' })).toBe('added');
});

import { aDay } from '@keydate/testing/builders/days';
import { aContractDate, aTransaction } from '@keydate/testing/builders/transactions';
import { reminderOfDeadline } from './reminder-of-deadline';

const transaction = aTransaction({ notification: { type: 'hours', value: 6 } });
const date = aContractDate({ title: 'Closing Date', date: aDay('06-10-2026') });

test('a reminder is told in words that the reader uses', () => {
  expect(reminderOfDeadline(date, transaction, new Date('2026-06-01T00:00:00Z'))).toBe(
    'Wed 06-10, 5:59 PM Denver time',
  );
});

test('one that was due before is not told, nor one of a closed transaction', () => {
  expect(reminderOfDeadline(date, transaction, new Date('2026-06-11T03:00:00Z'))).toBeNull();
  const closed = { ...transaction, status: 'Closed' as const };
  expect(reminderOfDeadline(date, closed, new Date('2026-06-01T00:00:00Z'))).toBeNull();
});
